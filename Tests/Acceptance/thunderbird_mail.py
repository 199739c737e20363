"""A person whose Thunderbird reads and sends mail, with a calendar on their own computer: no account of our server."""

import base64
import os
import pathlib
import re
import ssl
import subprocess

from thunderbird_person import execute, thunderbird_module

MAIL = """
const { MailServices } = ChromeUtils.importESModule("resource:///modules/MailServices.sys.mjs");
const imap = () => MailServices.accounts.allServers.find(s => s.type == "imap");
const inbox = () => imap().rootFolder.getFolderWithFlags(Ci.nsMsgFolderFlags.Inbox);
const own = () => cal.manager.getCalendars().find(c => c.name == "Own");
"""


class MailPerson:
    """Somebody at their mail program. `incoming` and `outgoing` are ports of TLS from the first byte on 127.0.0.1."""

    def __init__(self, address, password, directory, authority, incoming, outgoing, zone="Europe/Rome"):
        self.address = address
        self.name = address.split("@")[0]
        self.pictures = pathlib.Path(os.environ.get("PICTURES", directory))
        self.pictures.mkdir(parents=True, exist_ok=True)
        self.app = thunderbird_module().Thunderbird.start(
            str(pathlib.Path(directory) / f"thunderbird-{self.name}"), fresh=True, timezone=zone, email=address,
            width=1280, height=900,
        )
        der = ssl.PEM_cert_to_DER_cert(pathlib.Path(authority).read_text())
        self.run(
            """
            const [address, password, authority, incoming, outgoing] = given;
            Cc["@mozilla.org/security/x509certdb;1"].getService(Ci.nsIX509CertDB)
              .addCertFromBase64(authority, "C,,");
            const remember = async url => {
              const login = Cc["@mozilla.org/login-manager/loginInfo;1"].createInstance(Ci.nsILoginInfo);
              login.init(url, null, url, address, password, "", "");
              await Services.logins.addLoginAsync(login);
            };
            const identity = MailServices.accounts.createIdentity();
            identity.email = address;
            identity.fullName = address[0].toUpperCase() + address.split("@")[0].slice(1);
            const server = MailServices.accounts.createIncomingServer(address, "127.0.0.1", "imap");
            await remember("imap://127.0.0.1");
            server.port = incoming;
            server.socketType = Ci.nsMsgSocketType.SSL;
            server.authMethod = Ci.nsMsgAuthMethod.passwordCleartext;
            await remember("smtp://127.0.0.1");
            const sender = MailServices.outgoingServer.createServer("smtp").QueryInterface(Ci.nsISmtpServer);
            sender.hostname = "127.0.0.1";
            sender.port = outgoing;
            sender.username = address;
            sender.socketType = Ci.nsMsgSocketType.SSL;
            sender.authMethod = Ci.nsMsgAuthMethod.passwordCleartext;
            MailServices.outgoingServer.defaultServer = sender;
            identity.smtpServerKey = sender.key;
            identity.doFcc = false;
            const account = MailServices.accounts.createAccount();
            account.incomingServer = server;
            account.addIdentity(identity);
            MailServices.accounts.defaultAccount = account;
            const calendar = cal.manager.createCalendar("storage", Services.io.newURI("moz-storage-calendar://"));
            calendar.name = "Own";
            calendar.setProperty("imip.identity.key", identity.key);
            cal.manager.registerCalendar(calendar);
            for (const other of cal.manager.getCalendars()) {
              if (other.id != calendar.id) cal.manager.unregisterCalendar(other);
            }
            """,
            address, password, base64.b64encode(der).decode(), incoming, outgoing,
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.app.stop()

    def run(self, script, *given, seconds=60):
        return execute(self.app, script, given, seconds, MAIL)

    def picture(self, name):
        subprocess.run(
            ["import", "-window", "root", str(self.pictures / f"{self.name}-{name}.png")], check=True,
            env={**os.environ, "DISPLAY": self.app.state["display"]}, timeout=30,
        )

    def open_mail(self, subject):
        """Waits for a mail and opens it; what the bar of the invitation says, and its buttons."""
        return self.run(
            """
            const arrived = await until("the mail " + given[0], async () => {
              await new Promise(done => inbox().QueryInterface(Ci.nsIMsgImapMailFolder).updateFolderWithListener(null, {
                OnStartRunningUrl() {}, OnStopRunningUrl() { done(); } }));
              const found = [...inbox().messages].filter(m => m.mime2DecodedSubject.includes(given[0]));
              if (!found.length) await pause(200);
              return found.at(-1);
            });
            const tabmail = main.document.getElementById("tabmail");
            for (const tab of tabmail.tabInfo.filter(t => t.mode.name == "mailMessageTab")) tabmail.closeTab(tab);
            tabmail.openTab("mailMessageTab", { messageURI: inbox().getUriForMsg(arrived) });
            const bar = await until("the bar of the invitation", () => {
              const w = tabmail.currentAboutMessage;
              const shown = w?.calImipBar?.itipItem && [...w.document.querySelectorAll("#imip-view-toolbar toolbarbutton")]
                .filter(b => !b.hidden);
              return shown?.length && { w, shown };
            });
            await pause(700);
            return {
              label: bar.w.document.querySelector(".calendar-notification-bar .msgNotificationBarText").textContent,
              buttons: bar.shown.map(b => b.id),
            };
            """,
            subject,
        )

    def press(self, button):
        """Presses a button of the bar."""
        self.run(
            """
            const w = main.document.getElementById("tabmail").currentAboutMessage;
            soon(() => w.document.getElementById(given[0]).doCommand());
            await pause(1500);
            """,
            button,
        )

    def attendees(self):
        """Who takes part in the one event of the person's calendar, and how they answered."""
        return self.run(
            """
            const items = await own().getItemsAsArray(
              Ci.calICalendar.ITEM_FILTER_TYPE_EVENT | Ci.calICalendar.ITEM_FILTER_COMPLETED_ALL, 0, null, null);
            if (items.length != 1) return { events: items.length };
            return Object.fromEntries(items[0].getAttendees().map(a => [a.id.toLowerCase(), a.participationStatus]));
            """
        )

    def invite(self, title, start, end, guests):
        """Writes an event into the person's calendar, which invites its guests by mail."""
        lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "BEGIN:VEVENT", "UID:" + re.sub(r"\W", "", title),
            "DTSTAMP:20260101T000000Z", f"DTSTART:{start}", f"DTEND:{end}", f"SUMMARY:{title}",
            f"ORGANIZER;CN={self.name.title()}:mailto:{self.address}",
            f"ATTENDEE;PARTSTAT=ACCEPTED;ROLE=CHAIR:mailto:{self.address}",
            *(f"ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:{guest}" for guest in guests),
            "X-MOZ-SEND-INVITATIONS:TRUE", "END:VEVENT", "END:VCALENDAR", "",
        ]
        self.run(
            """
            const { CalEvent } = ChromeUtils.importESModule("resource:///modules/CalEvent.sys.mjs");
            const item = new CalEvent(given[0]);
            item.calendar = own();
            const added = await own().addItem(item);
            // What the window of a new event does when it is closed with "send".
            cal.itip.checkAndSend(Ci.calIOperationListener.ADD, added, null, { responseMode: Ci.calIItipItem.AUTO });
            await pause(1500);
            """,
            "\r\n".join(lines),
        )
