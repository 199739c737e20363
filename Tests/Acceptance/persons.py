"""A person with a calendar app and with the API of their account, for the courses about preferences and choices."""

import base64
import json

from travlendar import event

HOME = (42.3540, 13.3910)
MORNING = ("20221005T100000", "20221005T110000")


class Person:
    """A person with an app password for the API."""

    def __init__(self, server, name):
        self.server, self.account = server, server.account(name, home=HOME)
        password = server.cli("user", "app-password", name, "--label", "course").stdout.split()[-1]
        self.token = base64.b64encode(f"{name}:{password}".encode()).decode()

    def call(self, method, path, body=None, **fields):
        headers = {"Authorization": f"Basic {self.token}", **fields}
        data = json.dumps(body) if body is not None else None
        status, headers, text = self.server.request(method, "/api/v1/me" + path, data, headers)
        return status, headers, json.loads(text) if text else None

    def prefers(self, **fields):
        status, _, answer = self.call("PATCH", "/preferences", fields)
        assert status == 204, answer

    def goes_to(self, uid, place, *lines, times=MORNING):
        assert self.account.put(f"{uid}.ics", event(uid, *times, uid, geo=place, extra=lines))[0] in (201, 204)

    def way_to(self, uid, condition=lambda item: True):
        """The block that leads to an event, once it is as it should be."""
        def found(items):
            return [i for i in items if i.is_way_there and uid in i.related and condition(i)]

        return found(self.account.wait_for(found, f"the way to {uid}"))[0]

    def contents(self):
        """What the Travel calendar says, without what moves on with every change."""
        stamps = (b"SEQUENCE:", b"DTSTAMP:", b"LAST-MODIFIED:")
        return {
            item.href: [line for line in item.body.split(b"\r\n") if not line.startswith(stamps)]
            for item in self.account.settled()
        }


def trip_of(item):
    data = item.event["STRUCTURED-DATA"]
    data = [data] if not isinstance(data, list) else data
    text = str(data[0])
    return json.loads(text.replace("\\n", "\n").replace("\\,", ",").replace("\\;", ";").replace("\\\\", "\\"))


def modes(item):
    return [leg["means"] for leg in trip_of(item)["legs"]]
