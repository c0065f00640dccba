"""Do the tests notice when the code is wrong? Changes one operator, number or call at a time and runs the tests.

    uv run python tests/bench/mutants.py melds [how many] [seed]        (or: rules, legality, solver)

Prints each mutant that no test noticed, with its line, and the share that was noticed. A mutant lives in the memory of
a child process: no file is changed. Endless loops are cut off and count as noticed.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from types import ModuleType

import hypothesis
import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "bot" / "engine"
SECONDS = 150
"""A mutant that runs for longer is cut off."""

SUITES: dict[str, tuple[list[Path], list[str]]] = {
    "melds": ([ENGINE / "melds.py"], ["melds", "laying_off", "worked_positions", "going_down", "values"]),
    "rules": ([ENGINE / "rules.py", ENGINE / "contracts.py"], ["rules", "match", "drawing", "values"]),
    "legality": (
        [ENGINE / "legality.py"],
        ["discarding", "going_down", "laying_off", "drawing", "buying", "worked_positions"],
    ),
    "solver": (sorted((ENGINE / "solver").glob("*.py")), ["solver", "solver_crowded"]),
}
"""What is changed, and the tests that should notice."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}
"""Each operator and the one that takes its place."""
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def parsed(source: str) -> ast.Module:
    """The tree of this source, every operator a node of its own: `ast` shares one among all that are alike."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if type(value) in SWAPS or isinstance(value, ast.Not):
                setattr(node, name, type(value)())
            elif name == "ops":
                setattr(node, name, [type(each)() for each in value])
    return tree


def places(source: str) -> list[int]:
    """Where the source can be changed: numbers of nodes of its tree."""
    return [place for place, node in enumerate(ast.walk(parsed(source))) if _can_change(node)]


def mutant(source: str, place: int) -> tuple[int, str, str] | None:
    """The change at this place: its line, what it does, and the changed source; None where it would mean nothing."""
    tree = parsed(source)
    parents = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    node = next(each for at, each in enumerate(ast.walk(tree)) if at == place)
    above = [node]
    while above[-1] in parents:
        above.append(parents[above[-1]])
    if any(_is_annotation(child, parent) for child, parent in pairwise(above)):
        return None
    line = next(each.lineno for each in above if isinstance(each, (ast.expr, ast.stmt)))
    what = _change(node, above[1], above[2])
    return line, what, ast.unparse(ast.fix_missing_locations(tree))


def _can_change(node: ast.AST) -> bool:
    """Whether this node has a mutant."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int)
    if isinstance(node, ast.Name):
        return node.id in CALLS and isinstance(node.ctx, ast.Load)
    return type(node) in SWAPS or isinstance(node, (ast.Not, ast.AugAssign))


def _change(node: ast.AST, parent: ast.AST, above: ast.AST) -> str:
    """Change the tree at this node, and say how."""
    if isinstance(node, ast.Constant):
        was = node.value
        node.value = not was if isinstance(was, bool) else was + 1 if isinstance(was, int) else was
        return f"{was} -> {node.value}"
    if isinstance(node, ast.Name):
        was, node.id = node.id, CALLS[node.id]
        return f"{was} -> {node.id}"
    if isinstance(node, ast.AugAssign):
        _replace(parent, node, ast.Pass())
        return f"without {ast.unparse(node)}"
    if isinstance(node, ast.Not) and isinstance(parent, ast.UnaryOp):
        _replace(above, parent, parent.operand)
        return "without not"
    other = SWAPS[type(node)]()
    _replace(parent, node, other)
    return f"{type(node).__name__} -> {type(other).__name__}"


def _is_annotation(child: ast.AST, parent: ast.AST) -> bool:
    if isinstance(parent, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return child is parent.returns
    return child is getattr(parent, "annotation", None)


def _replace(parent: ast.AST, node: ast.AST, other: ast.AST) -> None:
    for name, value in ast.iter_fields(parent):
        if value is node:
            setattr(parent, name, other)
        elif isinstance(value, list) and node in value:
            value[value.index(node)] = other  # pyright: ignore[reportUnknownMemberType]


class Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module before anybody else does, and loads other source for it."""

    def __init__(self, path: Path, source: str) -> None:
        """Take the file whose module is changed, and its new source."""
        self.name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        self.path, self.source = path, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """See `MetaPathFinder`."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(
            fullname,
            self.path,
            loader=self,
            submodule_search_locations=[str(self.path.parent)] if self.path.name == "__init__.py" else None,
        )

    def exec_module(self, module: ModuleType) -> None:
        """See `Loader`."""
        exec(compile(self.source, str(self.path), "exec"), module.__dict__)


def noticed(path: Path, source: str, tests: Sequence[str]) -> bool:
    """Whether a test fails, in a child of its own."""
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        signal.alarm(SECONDS)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        sys.meta_path.insert(0, Mutated(path, source))
        plain = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:asyncio", "-p", "no:simcord", "--noconftest"]
        files = [f"tests/engine/test_{name}.py" for name in tests]
        os._exit(
            int(
                pytest.main(
                    ["-x", "-q", "-c", os.devnull, "--rootdir", str(ROOT), "--import-mode=importlib", *plain, *files]
                )
            )
        )
    return os.waitpid(child, 0)[1] != 0


def main(suite: str, number: int = 0, seed: int = 0) -> None:
    """Try all mutants of a suite, or so many drawn by lot."""
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    hypothesis.settings.register_profile("mutants", deadline=None, database=None)
    hypothesis.settings.load_profile("mutants")
    paths, tests = SUITES[suite]
    every = [(path, place) for path in paths for place in places(path.read_text())]
    some = Random(seed).sample(every, number) if 0 < number < len(every) else every
    print(f"{len(some)} of {len(every)} places of {suite}", flush=True)
    if noticed(paths[0], paths[0].read_text(), tests):
        raise SystemExit("the tests fail without any mutant")
    began, tried, killed = time.monotonic(), 0, 0
    for path, place in some:
        if (change := mutant(path.read_text(), place)) is None:
            continue
        line, what, source = change
        tried += 1
        if noticed(path, source, tests):
            killed += 1
        else:
            text = path.read_text().splitlines()[line - 1].strip()
            print(f"survived: {path.relative_to(ROOT)}:{line}: {what}: {text}", flush=True)
        if tried % 10 == 0:
            print(f"{killed} of {tried} noticed, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{killed} of {tried} mutants of {suite} noticed ({killed / tried:.0%})")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
