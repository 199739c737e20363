"""A mailbox on loopback that speaks as much of IMAP as a program needs to take mails out of it."""

import contextlib
import re
import socketserver
import threading


class Mailbox:
    """Mails by UID, each with its flags; commands are kept, and what is told to fail fails."""

    def __init__(self, user="answer@example.org", password="secret"):
        self.user, self.password = user, password
        self.mails, self.flags, self.commands = {}, {}, []
        self.cut_at_store = 0
        self.lock = threading.Lock()

    def add(self, content):
        with self.lock:
            uid = len(self.mails) + 1
            self.mails[uid], self.flags[uid] = re.sub(rb"\r?\n", b"\r\n", content), set()
            return uid

    def waiting(self):
        with self.lock:
            return [uid for uid in self.mails if "\\Answered" not in self.flags[uid]]


class Session(socketserver.StreamRequestHandler):
    def handle(self):
        box, context = self.server.box, self.server.context
        if context:
            try:
                self.connection = context.wrap_socket(self.connection, server_side=True)
            except OSError:
                return
            self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)
        self.say("* OK ready")
        is_known = False
        with contextlib.suppress(OSError):
            while line := self.rfile.readline():
                tag, _, command = line.decode().strip().partition(" ")
                box.commands.append(command)
                word = command.upper()
                if word == "CAPABILITY":
                    self.say("* CAPABILITY IMAP4rev1")
                elif word.startswith("LOGIN "):
                    is_known = [part.strip('"') for part in command.split()[1:]] == [box.user, box.password]
                    if not is_known:
                        self.say(f"{tag} NO wrong")
                        continue
                elif word == "LOGOUT":
                    self.say("* BYE")
                    self.say(f"{tag} OK")
                    return
                elif not is_known:
                    self.say(f"{tag} NO who are you")
                    continue
                elif word.startswith("SELECT "):
                    self.say(f"* {len(box.mails)} EXISTS")
                    self.say("* OK [UIDVALIDITY 7]")
                elif word.startswith("UID SEARCH UNANSWERED UNDELETED"):
                    least = int(command.split()[-1]) if "LARGER" in word else -1
                    found = [str(uid) for uid in box.waiting() if len(box.mails[uid]) > least]
                    self.say(" ".join(["* SEARCH", *found]))
                elif match := re.match(r"UID FETCH (\d+) BODY\[\]", word):
                    uid = int(match.group(1))
                    content = box.mails[uid]
                    box.flags[uid].add("\\Seen")
                    self.wfile.write(f"* {uid} FETCH (UID {uid} BODY[] {{{len(content)}}}\r\n".encode() + content)
                    self.say(")")
                elif match := re.match(r"UID STORE (\d+) \+FLAGS\.SILENT \((.*)\)", command):
                    with box.lock:
                        is_cut = box.cut_at_store > 0
                        box.cut_at_store -= is_cut
                        if not is_cut:
                            box.flags[int(match.group(1))] |= set(match.group(2).split())
                    if is_cut:
                        return
                elif word != "NOOP":
                    self.say(f"{tag} BAD unknown")
                    continue
                self.say(f"{tag} OK done")

    def say(self, line):
        self.wfile.write(line.encode() + b"\r\n")


class Listener(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True


@contextlib.contextmanager
def mailbox(context=None):
    """A mailbox and its port; with a context it speaks TLS from the start."""
    listener = Listener(("127.0.0.1", 0), Session)
    listener.box, listener.context = Mailbox(), context
    thread = threading.Thread(target=listener.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield listener.box, listener.server_address[1]
    finally:
        listener.shutdown()
        thread.join()
        listener.server_close()
