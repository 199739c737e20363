"""Attachments that the server keeps (RFC 8607), on the built binary, beside a backup and a kill -9."""

import re

from travlendar import Server

EVENT = (
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t//t//EN\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20251101T000000Z\r\n"
    "DTSTART:20301112T090000Z\r\nDURATION:PT1H\r\nSUMMARY:A\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
)


def attached(account, path, data, name="notes.bin"):
    headers = {"Content-Type": "application/octet-stream", "Content-Disposition": f'attachment; filename="{name}"'}
    return account.request("POST", f"{path}?action=attachment-add", data, headers)


def test_attachments_outlive_a_kill_and_a_restore(tmp_path):
    data = bytes(range(256)) * 400
    with Server(tmp_path) as server:
        ana, bruno = server.account("ana"), server.account("bruno")
        path = ana.calendars()[0] + "a.ics"
        assert ana.put("a.ics", EVENT)[0] == 201
        status, headers, _ = attached(ana, path, data)
        assert status == 201
        place = "/dav/attachments/" + headers["cal-managed-id"]
        server.kill()
        server.start()
        status, headers, body = ana.request("GET", place)
        assert status == 200 and body == data
        assert headers["content-disposition"] == 'attachment; filename="notes.bin"'
        assert headers["x-content-type-options"] == "nosniff"
        line = re.search(rb"ATTACH;[^:]*:(\S+)", ana.request("GET", path)[2].replace(b"\r\n ", b""))
        assert line.group(1).decode() == server.url + place
        assert bruno.request("GET", place)[0] == 404
        assert server.request("GET", place)[0] == 401

        backup = tmp_path / "backup.sqlite"
        server.cli("backup", str(backup))
        assert ana.request("DELETE", path)[0] == 204
        assert ana.request("GET", place)[0] == 404
        server.stop()
        server.cli("restore", str(backup))
        server.start()
        assert ana.request("GET", place)[2] == data
        assert server.cli("check").returncode == 0


def test_hostile_uploads(tmp_path):
    with Server(tmp_path) as server:
        ana = server.account("ana")
        path = ana.calendars()[0] + "a.ics"
        assert ana.put("a.ics", EVENT)[0] == 201
        for name in ("../../x", "a\\b", "C:\\x", "%2e%2e%2f", "x" * 200):
            assert attached(ana, path, b"x", name)[0] == 201, name
        text = ana.request("GET", path)[2].replace(b"\r\n ", b"").decode()
        names = re.findall(r"FILENAME=([^;:]*)", text)
        assert len(names) == 5 and not any("/" in name or "\\" in name for name in names)
        status, _, body = attached(ana, path, b"x" * 10_000_001)
        assert status == 403 and b"max-attachment-size" in body
        assert attached(ana, path, b"x", "y" * 300)[0] == 403
        for query in ("action=attachment-add&rid=M,M", "action=attachment-add&rid=" + "9" * 5000, "action=%00"):
            assert ana.request("POST", f"{path}?{query}", b"x")[0] == 403, query
        for place in ("/dav/attachments/", "/dav/attachments/..%2f..", "/dav/attachments/%00", "/dav/attachments/" + "a" * 4000):
            assert ana.request("GET", place)[0] in (400, 404), place
