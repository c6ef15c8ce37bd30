"""The report of an experiment in a browser: axe finds nothing, it is not too wide on a phone, and tables sort."""

from pathlib import Path

from playwright.sync_api import Browser

from escarmouche.lab.conduct import conduct
from escarmouche.lab.report_page import page
from escarmouche.lab.run import OneProcess
from escarmouche.terminal.words import speak
from tests.e2e.test_every_screen import AXE, FIND
from tests.e2e.tour import PHONE

FILE = """
game = "firefight"
question = "ratings"
players = ["recruit"]
lists = ["demo-200", "tollgate-200", "plumbline-200"]
tables = ["saltgate"]
games = 4
"""


def test_the_report_can_be_read_by_everybody(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "ladder.toml").write_text(FILE, "utf-8")
    result = conduct(tmp_path / "ladder.toml", engine=OneProcess())
    report = tmp_path / "report.html"
    report.write_text(page(speak("de", ""), result), "utf-8")
    context = browser.new_context(viewport={"width": PHONE["width"], "height": PHONE["height"]}, offline=True)
    sheet = context.new_page()
    sheet.goto(report.as_uri())
    sheet.evaluate(AXE.read_text(encoding="utf-8"))
    assert sheet.evaluate(FIND, []) == []
    assert sheet.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    table = sheet.locator("table").nth(1)
    column = "table => [...table.tBodies[0].rows].map(row => Number(row.children[5].dataset.value))"
    table.locator("thead button").nth(5).click()
    assert table.evaluate(column) == sorted(table.evaluate(column))
    table.locator("thead button").nth(5).press("Enter")
    assert table.evaluate(column) == sorted(table.evaluate(column), reverse=True)
    context.close()
