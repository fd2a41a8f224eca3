"""Somebody who visits the arcade's page in a browser, and what they see there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

PATIENCE = 60.0
"""Seconds for what has to come; a quiet machine needs one or two."""
NAP = 0.05
"""Seconds from one look at the screen to the next."""


class Visit:
    """A page of the arcade, from its first picture on. Whatever goes wrong there is in `faults`."""

    def __init__(self, context: BrowserContext, address: str, query: str = "") -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.address = address
        self.faults: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", self._see)
        self.page.goto(address + query)
        # The page's policy lets nothing be evaluated, so that the browser can only be asked for what there is.
        self.page.wait_for_selector("#splash.gone", state="attached", timeout=1000 * PATIENCE)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):  # what the policy forbids is said here, too
            self.faults.append(message.text)

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:" + self.address)):
            self.faults.append(f"asked another place: {request.url}")

    def seen(self) -> dict[str, Any]:
        """What is on the screen, and what the loop has counted since this was asked the last time."""
        found: dict[str, Any] = self.page.evaluate("robac.seen()")
        return found

    def text(self) -> str:
        """The screen as text."""
        return "\n".join(self.seen().get("text", ()))

    def until(self, wanted: str | Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> "Visit":
        """Wait until some words are on the screen, or something else about it is true."""
        shown = ""
        for _ in range(round(patience / NAP)):
            seen = self.seen()
            shown = "\n".join(seen.get("text", ()))
            if wanted in shown if isinstance(wanted, str) else wanted(seen):
                return self
            self.page.wait_for_timeout(1000 * NAP)
        raise AssertionError(f"{wanted!r} never came: {shown}")

    def press(self, *keys: str) -> "Visit":
        """Press keys one after the other, each for three frames."""
        for key in keys:
            self.page.keyboard.press(key, delay=60)
            self.page.wait_for_timeout(60)
        return self

    def touch(self, *keys: str) -> "Visit":
        """Touch what the page offers for keys, one after the other."""
        for key in keys:
            self.page.locator(f'#hands [data-key="{key}"]:visible').first.tap()
            self.page.wait_for_timeout(100)
        return self

    def tap(self, words: str) -> "Visit":
        """Touch a button by its words."""
        self.page.locator("#hands button:visible", has_text=words).first.tap()
        self.page.wait_for_timeout(100)
        return self

    def past_the_boot_screen(self) -> "Visit":
        """Press a key until the boot screen is over.

        On a busy computer it may have ended by itself by then, so that the key is one that means nothing on the wall.
        """
        self.press("Shift")
        return self.until(lambda seen: seen["machine"] == "monitor")
