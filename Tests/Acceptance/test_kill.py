"""kill -9 at random moments during a stream of writes: what was acknowledged is there, every day is planned, the database is whole."""

import http.client
import os
import random
import threading
import time

from travlendar import Server, authorization, event

ROUNDS = int(os.environ.get("KILL_ROUNDS", "40"))
WRITERS = 3
HOME = (45.4642, 9.1900)


class Writer(threading.Thread):
    """Writes one event after another until the server is gone; remembers what was acknowledged."""

    def __init__(self, account, calendar, number, round_number, acknowledged):
        super().__init__(daemon=True)
        self.account, self.calendar, self.number, self.round = account, calendar, number, round_number
        self.acknowledged = acknowledged
        self.written = 0

    def run(self):
        random_source = random.Random(self.round * 100 + self.number)
        connection = http.client.HTTPConnection("127.0.0.1", self.account.server.port, timeout=10)
        headers = {**authorization(self.account), "Content-Type": "text/calendar"}
        try:
            while True:
                name = f"w{self.number}-{random_source.randrange(12)}.ics"
                day, hour = 2 + random_source.randrange(25), 7 + 4 * self.number
                place = (HOME[0] + random_source.uniform(-0.05, 0.05), HOME[1] + random_source.uniform(-0.05, 0.05))
                body = event(f"k-{name}", f"202506{day:02}T{hour:02}0000", f"202506{day:02}T{hour + 1:02}0000", geo=place)
                path = self.calendar + name
                if random_source.random() < 0.15:
                    connection.request("DELETE", path, headers=headers)
                    body = None
                else:
                    connection.request("PUT", path, body=body, headers=headers)
                # Sent and not answered: it may be either way until the next answer for this name.
                self.acknowledged.setdefault(path, [None]).append(body)
                response = connection.getresponse()
                response.read()
                assert response.status in (200, 201, 204, 404), response.status
                self.acknowledged[path] = [body]
                self.written += 1
        except (OSError, http.client.HTTPException):
            return


def test_acknowledged_writes_survive_kill_9(tmp_path):
    server = Server(tmp_path, clock="2025-06-01T00:00:00Z", zone="Europe/Rome")
    server.start()
    account = server.account("killed", home=HOME)
    calendar = account.calendars()[0]
    acknowledged, written = {}, 0
    try:
        for round_number in range(ROUNDS):
            writers = [Writer(account, calendar, n, round_number, acknowledged) for n in range(WRITERS)]
            for writer in writers:
                writer.start()
            time.sleep(random.Random(round_number).uniform(0.05, 0.6))
            server.kill()
            for writer in writers:
                writer.join(15)
                written += writer.written
            server.start()
            for path, possible in acknowledged.items():
                _, stored = account.get(path)
                assert stored in possible, f"round {round_number}: {path} holds {stored!r}, acknowledged {possible!r}"
                acknowledged[path] = [stored]
        assert written > ROUNDS, "the writers hardly wrote"

        stored = {body.split(b"UID:")[1].split(b"\r\n")[0].decode() for (body,) in acknowledged.values() if body}
        account.wait_for(
            lambda items: {uid for i in items if i.is_block or i.is_warning for uid in i.related} == stored,
            "every stored event planned, and nothing else",
        )
        server.stop()
        check = server.cli("check")
        assert check.returncode == 0, check.stdout + check.stderr
    finally:
        if server.process:
            server.kill()
