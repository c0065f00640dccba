"""The demo, which plays with a SQLite file of its own: what a newcomer's browser is given, and that a click plays."""

from __future__ import annotations

import asyncio
import doctest
import io
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from PIL import Image

import bot.demo.scene
from bot.config import Settings
from bot.demo.scene import serve, set_scene

LONGEST = 90.0
"""Seconds after which something that must come is taken not to come, on however busy a machine."""


@pytest.fixture
def in_spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that says nothing of its owner's language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


class Page:
    """What the preview's own page does: it opens itself, reads the state again and again, and posts clicks."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self._base, self._key = url.split("#")
        self.state: dict[str, Any] = {}
        self._sequence = 0

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Simcord-Capability": self._key}
        if self.state:
            headers["X-Simcord-Context"] = self.state["context"]["id"]
        async with self._session.request(method, self._base + path, json=body, headers=headers) as response:
            assert response.status == 200, await response.text()
            kind = response.content_type
            return await response.json() if kind == "application/json" else await response.read()

    async def open(self) -> None:
        self.state = await self.request("POST", "api/pages", {"viewer_id": None, "target_id": None})

    async def until(self, done: Callable[[], object]) -> None:
        """Read the state until this holds."""
        async with asyncio.timeout(LONGEST):
            while not done():
                await asyncio.sleep(0.05)
                self.state = await self.request("GET", "api/state")

    def parts(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every component on the page with the message that it stands in."""
        for number, message in self.state["messages"].items():
            waiting = list(message["components"])
            while waiting:
                component = waiting.pop()
                yield number, component
                waiting += component.get("components") or []

    def find(self, label: str) -> tuple[str, dict[str, Any]] | None:
        """The button or select that says this."""
        says = (
            (number, each) for number, each in self.parts() if label in (each.get("label"), each.get("placeholder"))
        )
        return next(says, None)

    async def click(self, label: str, values: list[str] | None = None, state: dict[str, Any] | None = None) -> Any:
        """Click what the page shows, or what it showed in an earlier state."""
        seen, self.state = self.state, state or self.state
        found = self.find(label)
        assert found is not None
        number, component = found
        body = {
            "kind": "click" if values is None else "select",
            "target_id": number,
            "control_key": component["control_key"],
            "protocol_version": 3,
            "request_id": f"request {self._sequence}",
            "sequence": self._sequence + 1,
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
        }
        self.state = seen
        if values is not None:
            body["values"] = values
        receipt = await self.request("POST", "api/action", body)
        self._sequence = receipt["expectedSequence"]
        return receipt

    async def pictures(self) -> list[bytes]:
        """The pictures that the page shows; as a page does, it asks again where one was replaced meanwhile."""
        async with asyncio.timeout(LONGEST):
            while True:
                self.state = await self.request("GET", "api/state")
                # SimCord lists the default avatars too, which it has no picture of.
                names = [name for name, asset in self.state["assets"].items() if asset["available"]]
                try:
                    return [await self.request("GET", f"api/assets/{name}") for name in names]
                except AssertionError:
                    await asyncio.sleep(0.2)


@asynccontextmanager
async def demo(capsys: pytest.CaptureFixture[str], pace: float) -> AsyncIterator[str]:
    """The demo as `carioca` opens it, without opening a browser; yields the address that it prints."""
    serving = asyncio.create_task(serve(Settings.load(bot_pace=pace, discord_token=None), open_browser=False))
    printed = ""
    try:
        async with asyncio.timeout(LONGEST):
            while "#" not in printed:
                await asyncio.sleep(0.05)
                printed += capsys.readouterr().out
                if serving.done():
                    await serving
        yield next(word for word in printed.split() if word.startswith("http://127.0.0.1"))
    finally:
        serving.cancel()
        await asyncio.wait([serving])


def test_the_visitors_language_is_that_of_their_machine():
    assert doctest.testmod(bot.demo.scene).failed == 0


@pytest.mark.usefixtures("in_spanish", "about_sqlite")
async def test_one_click_starts_a_match_that_goes_on_by_itself(capsys):
    async with demo(capsys, pace=0.05) as url, aiohttp.ClientSession() as session:
        page = Page(session, url)
        await page.open()
        await page.until(lambda: page.find("Empezar"))
        receipt = await page.click("Empezar")
        assert (receipt["rejected"], receipt["settlement"]) == (False, "settled")
        await page.until(lambda: page.find("Robar"))  # the opponents before the visitor have played
        assert page.find("Mi mano")
        for _ in range(2):
            await page.click("Robar")
            await page.until(lambda: page.find("Botar: elige una carta"))
            _, menu = page.find("Botar: elige una carta") or ("", {})
            await page.click("Botar: elige una carta", [menu["options"][-1]["value"]])
            await page.until(lambda: page.find("Robar"))
        pictures = await page.pictures()
        assert len(pictures) >= 2, "the table and the hand"
        assert all(picture.startswith(b"\x89PNG") for picture in pictures)


@pytest.mark.usefixtures("in_spanish", "about_sqlite")
async def test_a_click_on_a_page_that_is_a_moment_old_counts(capsys):
    async with demo(capsys, pace=0.05) as url, aiohttp.ClientSession() as session:
        page = Page(session, url)
        await page.open()
        await page.until(lambda: page.find("Empezar"))
        await page.click("Empezar")
        await page.until(lambda: page.find("Robar") and page.find("Mi mano"))
        old = page.state
        await page.click("Robar")
        await page.until(lambda: page.find("Botar: elige una carta") and page.find("Mi mano"))
        assert page.state["publishedRevision"] > old["publishedRevision"]
        receipt = await page.click("Mi mano", state=old)
        assert (receipt["rejected"], receipt["settlement"]) == (False, "settled")
        receipt = await page.click("Robar", state=old)
        assert receipt["rejected"], "a button that has gone is gone"


@pytest.mark.usefixtures("in_spanish", "about_sqlite")
async def test_a_browser_shows_the_pictures_and_plays_by_clicks(capsys):
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no Chromium on this machine (Debian: apt-get install chromium)")
    playwright = pytest.importorskip("playwright.async_api")
    async with demo(capsys, pace=0.05) as url, playwright.async_playwright() as started:
        browser = await started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            for width in (400, 1280):
                page = await browser.new_page(viewport={"width": width, "height": 900})
                page.set_default_timeout(LONGEST * 1000)
                await page.goto(url)
                await _a_picture_has_loaded(page)
                if width == 400:
                    await page.get_by_role("button", name="Empezar").last.click()
                    await page.get_by_role("button", name="Robar", exact=True).last.click()
                await page.get_by_text("Botar: elige una carta").last.wait_for()
                await page.close()
        finally:
            await browser.close()


async def _a_picture_has_loaded(page: Any) -> None:
    widths: list[int] = []
    async with asyncio.timeout(LONGEST):
        while max(widths, default=0) < 1000:
            await asyncio.sleep(0.1)
            widths = await page.locator("#preview-app img").evaluate_all("all => all.map(each => each.naturalWidth)")


@pytest.mark.usefixtures("in_spanish", "about_sqlite")
async def test_the_visitor_manages_the_server(tmp_path):
    scene = await set_scene(Settings.load(bot_pace=0, discord_token=None), tmp_path, "es")
    try:
        answered = await scene.visitor.slash(scene.channel, "carioca config")
        panel = answered.followups[-1] if answered.followups else answered.response
        assert panel is not None
        stored = scene.env.backend.get_message(scene.channel.id, panel.id)
        assert "Carioca en Carioca" in str(stored.components)
    finally:
        await scene.env.shutdown()
        await scene.env.bot.close()


@pytest.mark.usefixtures("in_spanish", "about_sqlite")
async def test_the_bot_has_a_face(capsys):
    async with demo(capsys, pace=0.05) as url, aiohttp.ClientSession() as session:
        page = Page(session, url)
        await page.open()
        await page.until(lambda: page.find("Empezar"))
        authors = [message["author"] for message in page.state["messages"].values()]
        (face,) = {author["avatar"] for author in authors if author["application"]}
        assert page.state["assets"][face]["available"]
        drawn = await page.request("GET", f"api/assets/{face}")
        with Image.open(io.BytesIO(drawn)) as picture:
            assert picture.width == picture.height >= 100
