"""A person at their own Thunderbird: what they type and press in its windows, and what these show them.

Stands on `../shared/bench/clients/thunderbird.py`, which starts Thunderbird and synchronises. That one writes through the
interfaces of the calendar; this one goes through the event window, the attendee window and the invitation window.
"""

import importlib.util
import os
import pathlib
import shutil

import pytest

from travlendar import PASSWORD, SHARED

# Runs with Thunderbird's privileges. Buttons are pressed from a timer, as a modal window would hold the script.
PREAMBLE = """
const finish = arguments[arguments.length - 1];
const { cal } = ChromeUtils.importESModule("resource:///modules/calendar/calUtils.sys.mjs");
const main = Services.wm.getMostRecentWindow("mail:3pane");
const pause = milliseconds => new Promise(done => main.setTimeout(done, milliseconds));
async function until(what, test) {
  for (let tries = 0; tries < 200; tries++) {
    const found = await test();
    if (found) return found;
    await pause(50);
  }
  throw new Error("waited in vain for " + what);
}
const windows = () => [...Services.wm.getEnumerator(null)].filter(w => !w.closed);
const at = (w, page) => w.location.href.endsWith("/" + page);
const opened = page => until(page, () => windows().find(w => at(w, page) && w.document.readyState == "complete"));
const gone = page => until(page + " to close", () => !windows().some(w => at(w, page)));
const soon = action => main.setTimeout(action, 0);
const calendarAt = end => cal.manager.getCalendars().find(c => c.uri.spec.endsWith(end));
const EVENT = "calendar-event-dialog.xhtml", ATTENDEES = "calendar-event-dialog-attendees.xhtml";
const SUMMARY = "calendar-summary-dialog.xhtml";
const form = async w => (await until("the form", () => {
  const frame = w.document.getElementById("calendar-item-panel-iframe");
  return frame?.contentDocument.readyState == "complete" && frame.contentDocument.getElementById("item-calendar")?.selectedItem && frame;
})).contentDocument;
const type = (field, text) => {
  field.focus();
  field.value = text;
  for (const kind of ["input", "change"]) field.dispatchEvent(new field.ownerDocument.defaultView.Event(kind, { bubbles: true }));
};
const run = async (...given) => { %s };
run(...[...arguments].slice(0, -1)).then(
  value => finish({ value: value ?? null }),
  error => finish({ error: String(error) + " " + (error.stack || "") }));
"""


def thunderbird_module():
    path = SHARED / "bench/clients/thunderbird.py"
    if not path.exists() or not shutil.which("thunderbird") or not shutil.which("Xvfb"):
        pytest.skip(f"needs Thunderbird, Xvfb and {path}")
    spec = importlib.util.spec_from_file_location("thunderbird", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def execute(app, script, given=(), seconds=30, names=""):
    """What a script gives back that runs inside Thunderbird: `given` are its values, `names` what it uses beside PREAMBLE."""
    app._main_window()
    marionette = app._m
    marionette.command("WebDriver:SetTimeouts", {"script": seconds * 1000})
    answer = marionette.command(
        "WebDriver:ExecuteAsyncScript",
        {"script": PREAMBLE % (names + script), "args": list(given), "sandbox": "system", "newSandbox": True},
        timeout=seconds + 5,
    )["value"]
    assert "error" not in answer, answer["error"]
    return answer["value"]


class Person:
    """Somebody with an account and a Thunderbird in a profile of its own. Pictures go to `directory`, or to $PICTURES."""

    def __init__(self, account, directory, zone="Europe/Rome", url=None):
        self.name = account.name
        self.pictures = pathlib.Path(os.environ.get("PICTURES", directory))
        self.pictures.mkdir(parents=True, exist_ok=True)
        lab = thunderbird_module()
        self.app = lab.Thunderbird.open(
            str(pathlib.Path(directory) / f"thunderbird-{account.name}"), url or account.server.url + "/", account.name,
            PASSWORD, fresh=True, timezone=zone, email=f"{account.name}@example.com", width=1280, height=900,
        )

    def sync(self):
        """Refreshes all calendars; again if a window that opened and closed meanwhile left it without an answer."""
        for _ in range(3):
            try:
                return self.app.sync()
            except KeyError:
                continue
        raise AssertionError("windows opened and closed during each of three refreshes")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.app.stop()

    @property
    def calendar(self):
        """The address of the person's own calendar, as Thunderbird found it."""
        return next(c["url"] for c in self.app.calendars() if c["url"].endswith(f"/{self.name}/calendar/"))

    def run(self, script, *given, seconds=30):
        return execute(self.app, script, given, seconds)

    def picture(self, name, **view):
        """A picture of the whole screen, `view` as for `screenshot`; gives back the titles in the view."""
        return self.app.screenshot(self.pictures / f"{self.name}-{name}.png", what="screen", **{"view": None, **view})

    # ---- writing -----------------------------------------------------------------------------
    def begin_event(self, title, start, end, place="", notes="", calendar="/calendar/"):
        """Opens the window for a new event and types into it. Times are local, like 20261125T090000."""
        self.run(
            """
            const [title, start, end, place, notes, calendar] = given;
            const local = text => {
              const time = cal.createDateTime(text);
              time.timezone = cal.dtz.defaultTimezone;
              return time;
            };
            soon(() => main.createEventWithDialog(calendarAt(calendar), local(start), local(end)));
            const fields = await form(await opened(EVENT));
            await pause(300);
            type(fields.getElementById("item-title"), title);
            type(fields.getElementById("item-location"), place);
            const description = fields.getElementById("item-description");
            if (notes) description.getHTMLEditor(description.contentWindow).insertText(notes);
            """,
            title, start, end, place, notes, calendar,
        )

    def open_attendees(self, addresses):
        """Types addresses into the attendee window; each row's address, and the kinds of busy time that its grid shows."""
        return self.run(
            """
            const w = await opened(EVENT);
            soon(() => w.document.getElementById("button-attendees").doCommand());
            const list = await opened(ATTENDEES);
            const rows = () => [...list.document.querySelectorAll("event-attendee input")];
            await until("the rows", () => rows().length && !rows().at(-1).value);
            for (const address of given[0]) type(rows().at(-1), address);
            await pause(700);
            return [...list.document.querySelectorAll("event-attendee")].map(row => [
              row.querySelector("input").value, [...row._freeBusyDiv.children].map(span => span.className),
            ]).filter(([address]) => address);
            """,
            addresses,
        )

    def accept_attendees(self):
        self.run(
            """
            const list = await opened(ATTENDEES);
            soon(() => list.document.querySelector("dialog").acceptDialog());
            await gone(ATTENDEES);
            """
        )

    def save_event(self):
        self.run(
            """
            const w = await opened(EVENT);
            soon(() => w.document.getElementById("button-saveandclose").doCommand());
            await gone(EVENT);
            """
        )
        self.app.call("quiet", limit=5000)

    # ---- reading and answering ---------------------------------------------------------------
    def open_event(self, uid, calendar="/calendar/"):
        """Opens an event as a double click does; what its window says, and which answers it offers."""
        return self.run(
            """
            const [uid, calendar] = given;
            const item = await calendarAt(calendar).getItem(uid);
            soon(() => main.openEventDialogForViewing(item));
            const w = await opened(SUMMARY);
            await until("the summary", () => w.document.querySelector("#calendar-item-summary .item-title")?.textContent);
            await pause(500);
            const shown = e => !e.hidden && !e.closest("[hidden]");
            const answers = ["acceptButton", "tentativeButton", "declineButton"].map(id => w.document.getElementById(id));
            return {
              text: [...w.document.querySelectorAll("#calendar-item-summary *")]
                .filter(e => !e.children.length && e.checkVisibility()).map(e => e.textContent.trim()).filter(Boolean).join("\\n"),
              answers: answers.filter(shown).filter(e => !e.hasAttribute("disabled")).map(e => e.label),
            };
            """,
            uid, calendar,
        )

    def answer(self, word):
        """Presses accept, tentative or decline in the open invitation."""
        self.run(
            """
            const w = await opened(SUMMARY);
            soon(() => w.document.getElementById(given[0] + "Button").doCommand());
            await gone(SUMMARY);
            """,
            word,
        )
        self.app.call("quiet", limit=5000)

    def close_event(self):
        self.run("const w = await opened(SUMMARY); soon(() => w.close()); await gone(SUMMARY);")

    def errors(self):
        """What went wrong on the wire (a first request without log-in is none), and prompts on show."""
        failed = [r for r in self.app.requests() if int(r.get("status") or 0) >= 400 and int(r["status"]) != 401]
        return failed + self.app.dialogs()
