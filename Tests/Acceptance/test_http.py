"""The HTTP that clients and proxies see: compression, conditions, mounts, discovery, redirects, forwarded headers."""

import gzip
import socket
import ssl
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from travlendar import Server, authorization, event

NAMESPACES = 'xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("http"), clock="2026-03-02T05:00:00Z") as server:
        yield server


@pytest.fixture(scope="module")
def person(server):
    person = server.account("gaia")
    for number in range(30):
        body = event(f"e{number}", "20260305T100000", "20260305T110000", summary="Grüße & <Küsse>")
        assert person.put(f"e{number}.ics", body)[0] == 201
    return person


@pytest.fixture(scope="module")
def calendar(person):
    return person.calendars()[0]


def reports(calendar):
    hrefs = "".join(f"<href>{calendar}e{number}.ics</href>" for number in range(30))
    data = "<prop><getetag/><C:calendar-data/></prop>"
    yield "PROPFIND", f"<propfind {NAMESPACES}><prop><getetag/></prop></propfind>"
    yield "REPORT", f"<C:calendar-multiget {NAMESPACES}>{data}{hrefs}</C:calendar-multiget>"
    yield "REPORT", (
        f"<C:calendar-query {NAMESPACES}>{data}<C:filter><C:comp-filter name='VCALENDAR'><C:comp-filter name='VEVENT'>"
        "<C:time-range start='20260301T000000Z' end='20260401T000000Z'/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>"
    )
    yield "REPORT", f"<sync-collection {NAMESPACES}><sync-token/><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>"


def test_multistatus_is_packed_for_who_asks(person, calendar):
    for method, body in reports(calendar):
        plain = person.request(method, calendar, body, {"Depth": "1"})
        assert plain[0] == 207 and "content-encoding" not in plain[1]
        assert "accept-encoding" in plain[1].get("vary", "").lower()
        for accepted in ["gzip", "deflate, gzip;q=0.5", "GZIP", "br, *"]:
            packed = person.request(method, calendar, body, {"Depth": "1", "Accept-Encoding": accepted})
            assert packed[1].get("content-encoding") == "gzip", accepted
            assert gzip.decompress(packed[2]) == plain[2]
            assert len(packed[2]) < len(plain[2]) / 2
        for refused in ["", "identity", "br", "gzip;q=0", "*;q=0"]:
            answer = person.request(method, calendar, body, {"Depth": "1", "Accept-Encoding": refused})
            assert "content-encoding" not in answer[1] and answer[2] == plain[2], refused


def test_objects_and_short_answers_are_not_packed(person, calendar):
    status, headers, body = person.request("GET", calendar + "e1.ics", None, {"Accept-Encoding": "gzip"})
    assert status == 200 and "content-encoding" not in headers and body.startswith(b"BEGIN:VCALENDAR")
    short = person.request("PROPFIND", calendar, f"<propfind {NAMESPACES}><prop><sync-token/></prop></propfind>", {"Depth": "0", "Accept-Encoding": "gzip"})
    assert short[0] == 207 and "content-encoding" not in short[1]


def test_a_long_answer_is_packed_while_it_is_made(server):
    person = server.account("long")
    calendar = person.calendars()[0]
    for number in range(60):
        text = "".join(f"X-{line}:{number * 7919 + line}\r\n" for line in range(8000))
        body = event(f"long{number}", "20260305T100000", "20260305T110000").replace(b"END:VEVENT", text.encode() + b"END:VEVENT")
        assert person.put(f"long{number}.ics", body, calendar=calendar)[0] == 201
    query = f"<C:calendar-query {NAMESPACES}><prop><C:calendar-data/></prop><C:filter><C:comp-filter name='VCALENDAR'/></C:filter></C:calendar-query>"
    status, headers, packed = person.request("REPORT", calendar, query, {"Depth": "1", "Accept-Encoding": "gzip"})
    assert status == 207 and headers["content-encoding"] == "gzip" and "content-length" not in headers
    assert len(ElementTree.fromstring(gzip.decompress(packed))) == 60


def test_conditional_get(person, calendar):
    path = calendar + "e2.ics"
    status, headers, body = person.request("GET", path)
    etag, modified = headers["etag"], headers["last-modified"]
    assert status == 200 and etag.startswith('"')
    for condition, expected in [
        ({"If-None-Match": etag}, 304), ({"If-None-Match": "W/" + etag}, 304), ({"If-None-Match": "*"}, 304),
        ({"If-None-Match": '"other"'}, 200), ({"If-None-Match": f'"other", {etag}'}, 304),
        ({"If-Modified-Since": modified}, 304), ({"If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT"}, 200),
        ({"If-None-Match": '"other"', "If-Modified-Since": modified}, 200),
        ({"If-Match": etag}, 200), ({"If-Match": '"other"'}, 412), ({"If-Match": "*"}, 200),
    ]:
        got = person.request("GET", path, None, condition)
        assert got[0] == expected, condition
        assert got[2] == (body if expected == 200 else got[2]) and (expected != 304 or (got[2] == b"" and got[1]["etag"] == etag))
    head = person.request("HEAD", path)
    assert head[0] == 200 and head[1]["content-length"] == str(len(body)) and head[2] == b""


def test_the_tag_of_a_put_is_that_of_the_bytes(person, calendar):
    """RFC 4791 §5.3.4: a tag is told only as the stored bytes are the sent ones; a report right after sees the write."""
    for summary in ["one", "two"]:
        body = event("tagged", "20260306T100000", "20260306T110000", summary=summary)
        status, headers, _ = person.put("tagged.ics", body, calendar=calendar)
        assert status in (201, 204)
        got = person.request("GET", calendar + "tagged.ics")
        assert got[2] == body and got[1]["etag"] == headers["etag"]
        multiget = f"<C:calendar-multiget {NAMESPACES}><prop><getetag/><C:calendar-data/></prop><href>{calendar}tagged.ics</href></C:calendar-multiget>"
        tree = ElementTree.fromstring(person.request("REPORT", calendar, multiget)[2])
        assert tree.findtext(".//{DAV:}getetag") == headers["etag"]
        assert tree.findtext(".//{urn:ietf:params:xml:ns:caldav}calendar-data").encode() == body


def test_discovery_from_the_bare_host(server, person):
    body = f"<propfind {NAMESPACES}><prop><current-user-principal/></prop></propfind>"
    for path in ["/", "/.well-known/caldav", "/.well-known/caldav/", "/dav/", "/dav"]:
        status, _, answer = person.request("PROPFIND", path, body, {"Depth": "0"})
        tree = ElementTree.fromstring(answer)
        assert status == 207
        assert tree.findtext(".//{DAV:}current-user-principal/{DAV:}href") == "/dav/principals/gaia/", path
    status, headers, _ = server.request("GET", "/.well-known/caldav")
    assert status in (301, 302, 307, 308) and headers["location"] == "/dav/"
    # Somebody with a browser is led to a page; an app is not.
    assert server.request("GET", "/", None, {"Accept": "text/html,*/*;q=0.8"})[1]["location"] == "/about"
    assert server.request("GET", "/", None, {"Accept": "*/*"})[1]["location"] == "/dav/"
    status, headers, page = server.request("GET", "/setup", None, {"Accept": "text/html"})
    assert status == 401 and headers["content-type"].startswith("text/html") and b"<h1>Log in</h1>" in page
    # Who has not logged in yet, and what is not there, is nothing to tell the administrator of; a wrong password is.
    told = server.log.stat().st_size
    assert person.request("GET", person.home + "calendar/absent.ics")[0] == 404
    assert server.request("PROPFIND", "/")[0] == 401
    assert "refused" not in server.log.read_text()[told:]
    assert server.request("GET", "/setup", None, {"Authorization": "Basic Z2FpYTp3cm9uZw=="})[0] == 401
    assert "refused" in server.log.read_text()[told:]


def test_below_a_path_and_behind_a_proxy(tmp_path):
    settings = 'server.basePath = "/cal"\nserver.trustedProxies = ["127.0.0.1"]\n'
    with Server(tmp_path, settings=settings) as server:
        person = server.account("hugo")
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "cal.example", "X-Forwarded-For": "203.0.113.7", "Depth": "1"}
        for path in ["/cal/dav/calendars/hugo/", "/dav/calendars/hugo/"]:
            status, _, answer = person.request("PROPFIND", path, None, forwarded)
            hrefs = [e.text for e in ElementTree.fromstring(answer).findall("{DAV:}response/{DAV:}href")]
            assert status == 207 and hrefs and all(href.startswith("/cal/dav/calendars/hugo/") for href in hrefs)
        calendar = "/cal/dav/calendars/hugo/calendar/"
        body = event("moved", "20260306T100000", "20260306T110000")
        assert person.request("PUT", calendar + "a.ics", body, forwarded)[0] == 201
        move = {**forwarded, "Destination": f"https://cal.example{calendar}b.ics"}
        assert person.request("MOVE", calendar + "a.ics", None, move)[0] == 201
        elsewhere = {**forwarded, "Destination": f"https://other.example{calendar}c.ics"}
        assert person.request("MOVE", calendar + "b.ics", None, elsewhere)[0] == 502
        for path in ["/cal/.well-known/caldav", "/.well-known/caldav"]:
            status, fields, _ = person.request("GET", path, None, forwarded)
            assert (status, fields.get("location")) == (302, "/cal/dav/"), path
            assert person.request("PROPFIND", path, None, forwarded)[0] == 207
        refused = person.request("PROPFIND", calendar, None, {**forwarded, "X-Forwarded-Proto": "http"})
        assert refused[0] == 403
        wrong = {**forwarded, "Authorization": "Basic aHVnbzp3cm9uZy1QYXNzd29yZA=="}
        assert server.request("PROPFIND", calendar, None, wrong)[0] == 401
        assert "203.0.113.7" in server.log.read_text()


def test_the_log_says_why_each_property_was_refused(tmp_path):
    with Server(tmp_path) as server:
        person = server.account("ines")
        names = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'
        change = f"""<D:propertyupdate {names}><D:set><D:prop><D:getetag>x</D:getetag><D:displayname>y</D:displayname>
            <C:calendar-timezone>no calendar</C:calendar-timezone></D:prop></D:set></D:propertyupdate>"""
        status, _, answer = person.request("PROPPATCH", "/dav/calendars/ines/calendar/", change)
        assert status == 207 and b"424" in answer
        lines = [line for line in server.log.read_text().splitlines() if " refused " in line]
        for element in ["cannot-modify-protected-property", "valid-calendar-data"]:
            assert any(f"element={element}" in line and "method=PROPPATCH" in line for line in lines), lines


def test_http2_and_modern_ciphers_only(tmp_path):
    with_tls = Server(tmp_path)
    with_tls.config.write_text(with_tls.config.read_text().replace('server.tls = "off"', 'server.tls = "on"'))
    with_tls.process = subprocess.Popen([str(__import__("travlendar").BINARY), "serve", "--config", str(with_tls.config)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        address = ("127.0.0.1", with_tls.port)
        for _ in range(200):
            try:
                socket.create_connection(address, 1).close()
                break
            except OSError:
                __import__("time").sleep(0.05)
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_alpn_protocols(["h2", "http/1.1"])
        with context.wrap_socket(socket.create_connection(address, 10)) as connection:
            assert connection.selected_alpn_protocol() == "h2"
            assert connection.version() in ("TLSv1.2", "TLSv1.3")
        done = subprocess.run(
            ["curl", "-sk", "--http2", "-o", "/dev/null", "-w", "%{http_version} %{http_code}", f"https://127.0.0.1:{with_tls.port}/healthz/ready"],
            capture_output=True, text=True, timeout=30,
        )
        assert done.stdout == "2 200"
        old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
        old.set_ciphers("ALL:@SECLEVEL=0")
        old.minimum_version, old.maximum_version = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1
        with pytest.raises((ssl.SSLError, OSError)):
            old.wrap_socket(socket.create_connection(address, 10)).close()
    finally:
        with_tls.stop()


def test_requests_in_a_row_on_one_connection(server, person, calendar):
    """Keep-alive and pipelining: answers come in the order of the requests."""
    head = f"Host: x\r\nAuthorization: {authorization(person)['Authorization']}\r\n"
    requests = "".join(f"GET {calendar}e{number}.ics HTTP/1.1\r\n{head}\r\n" for number in range(9))
    with socket.create_connection(("127.0.0.1", server.port), 10) as connection:
        connection.sendall(requests.encode() + f"GET /healthz/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        received = b""
        while piece := connection.recv(65536):
            received += piece
    assert received.count(b"HTTP/1.1 200 ") == 10
    places = [received.index(b"UID:e%d\r\n" % number) for number in range(9)]
    assert places == sorted(places) and received.index(b"alive") > places[-1]


def test_who_waits_for_the_word_gets_it(server, person, calendar):
    """RFC 9110 §10.1.1: the body is sent when the server says that it may come."""
    body = event("waits", "20260306T100000", "20260306T110000", summary="waits")
    head = (
        f"PUT {calendar}waits.ics HTTP/1.1\r\nHost: x\r\nAuthorization: {authorization(person)['Authorization']}\r\n"
        f"Content-Type: text/calendar\r\nContent-Length: {len(body)}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), 10) as connection:
        connection.sendall(head.encode())
        assert connection.recv(1000) == b"HTTP/1.1 100 Continue\r\n\r\n"
        connection.sendall(body)
        assert connection.recv(1000).startswith(b"HTTP/1.1 201 ")


def test_what_was_changed_since_is_not_overwritten(person, calendar):
    path = f"{calendar}e1.ics"
    status, headers, body = person.request("GET", path)
    assert status == 200
    old, now = "Sat, 01 Jan 2000 00:00:00 GMT", headers["last-modified"]
    assert person.request("GET", path, None, {"If-Unmodified-Since": old})[0] == 412
    assert person.request("PUT", path, body, {"If-Unmodified-Since": old})[0] == 412
    assert person.request("DELETE", path, None, {"If-Unmodified-Since": old})[0] == 412
    assert person.request("PUT", path, body, {"If-Unmodified-Since": now})[0] == 204
    assert person.request("PUT", path, body, {"Content-Range": "bytes 0-9/10"})[0] == 400
    assert person.request("GET", path)[2] == body


def test_ciphers_that_keep_the_past_secret(tmp_path):
    """Neither static RSA nor CBC, also with a certificate that would allow them."""
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    with_tls = Server(tmp_path)
    text = with_tls.config.read_text().replace('server.tls = "off"', 'server.tls = "on"')
    with_tls.config.write_text(f'{text}\nserver.certificate = "{certificate}"\nserver.privateKey = "{key}"\n')
    binary = str(__import__("travlendar").BINARY)
    with_tls.process = subprocess.Popen([binary, "serve", "--config", str(with_tls.config)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        def chosen(ciphers):
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            context.maximum_version = ssl.TLSVersion.TLSv1_2
            context.set_ciphers(ciphers)
            with context.wrap_socket(socket.create_connection(("127.0.0.1", with_tls.port), 10)) as connection:
                return connection.cipher()[0]

        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", with_tls.port), 1).close()
                break
            except OSError:
                __import__("time").sleep(0.05)
        assert chosen("ECDHE-RSA-AES128-GCM-SHA256") == "ECDHE-RSA-AES128-GCM-SHA256"
        for weak in ("AES128-SHA", "AES128-GCM-SHA256", "ECDHE-RSA-AES128-SHA", "ECDHE-RSA-AES256-SHA"):
            with pytest.raises((ssl.SSLError, OSError)):
                chosen(weak + ":@SECLEVEL=0")
    finally:
        with_tls.stop()


@pytest.mark.parametrize("method", ["BREW", "PATCH", "get", "SEARCH"])
def test_methods_that_are_nowhere(server, calendar, method):
    """RFC 9110 §9.1: 501, also where the parser of the server knows no such method."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as connection:
        connection.sendall(f"{method} {calendar} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
        assert connection.recv(1000).startswith(b"HTTP/1.1 501 ")


def test_methods_that_are_not_allowed_here(person):
    status, headers, _ = person.request("LOCK", "/dav/principals/gaia/")
    assert status == 405 and "PROPFIND" in headers["allow"] and "LOCK" not in headers["allow"]


def test_what_stands_already_is_not_made_again(person, calendar):
    """RFC 4791 §5.3.1.1 for MKCALENDAR, RFC 4918 §9.3.1 for MKCOL."""
    for method, status in (("MKCALENDAR", 403), ("MKCOL", 405)):
        answer = person.request(method, calendar)
        assert answer[0] == status and b"<D:resource-must-be-null/>" in answer[2]


def test_busy_time_has_calendars_made_for_it(person):
    busy = "\r\n".join(
        ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VFREEBUSY", "UID:busy", "DTSTAMP:20260302T050000Z"]
        + ["DTSTART:20260303T000000Z", "DTEND:20260304T000000Z", "FREEBUSY:20260303T120000Z/PT1H", "END:VFREEBUSY"]
        + ["END:VCALENDAR", ""]
    )
    status, _, answer = person.request("PUT", f"{person.calendars()[0]}busy.ics", busy, {"Content-Type": "text/calendar"})
    assert status == 403 and b"supported-calendar-component" in answer
    component = '<C:supported-calendar-component-set><C:comp name="VFREEBUSY"/></C:supported-calendar-component-set>'
    body = f"<C:mkcalendar {NAMESPACES}><set><prop>{component}</prop></set></C:mkcalendar>"
    assert person.request("MKCALENDAR", f"{person.home}busy/", body)[0] == 201
    assert person.request("PUT", f"{person.home}busy/busy.ics", busy, {"Content-Type": "text/calendar"})[0] == 201
