"""Hypothesis without a clock: a busy machine makes no test fail."""

from hypothesis import settings

settings.register_profile("carioca", deadline=None)
settings.load_profile("carioca")
