"""`python -m loopback '{…settings…}'`: prints its port as JSON and serves until standard input closes."""

import asyncio
import json
import sys

from .server import serve

asyncio.run(serve(json.loads(sys.argv[1])))
