"""What a person does in a browser without script: the first days, the calendar, other people's addresses. Every form is read from its page, filled in and sent."""

import datetime
import html
import re
import urllib.parse

import pytest

from day_pages import HOME, TOMORROW, ana, day, new_event, server  # noqa: F401
from page_forms import Reader
from travlendar import PASSWORD, Account, event

# With a mark that combines with the quote, which is a quote to a browser all the same.
XSS = "\"\u0301 x=\"><script>alert(1)</script>'"


def test_the_first_page_is_today(ana):
    assert ana.page.status == 200 and "Today" in ana.page.headings
    for path in ["/calendar/week", "/trips", "/places", "/settings", "/account"]:
        assert path in ana.page.links


def test_the_bare_address_leads_people_in(server, ana):
    assert ana.get("/")[1]["location"] == "/today"
    stranger = Reader(server)
    assert stranger.get("/")[1]["location"] == "/about"
    # After the log-in one is where one wanted to go.
    status, headers, _ = stranger.get("/trips")
    assert (status, headers["location"]) == (303, "/login?next=%2Ftrips")
    stranger.open(headers["location"])
    stranger.send_form("/login", name="ana", password=PASSWORD)
    assert stranger.page.headings[0] == "Trips"
    for wrong in ["//evil.example", "https://evil.example", "/\\evil.example"]:
        stranger = Reader(server)
        stranger.open("/login?next=" + urllib.parse.quote(wrong))
        form = stranger.page.form("/login")
        assert ("next", "/today") in form.fields


@pytest.mark.parametrize("view", ["day", "week", "month", "year", "agenda"])
def test_every_view_shows_an_event(ana, view):
    new_event(ana)
    page = ana.open(f"/calendar/{view}?date={TOMORROW}")
    assert page.status == 200
    assert "Tea" in page.text if view != "year" else "event" in page.text
    assert ana.open(f"/calendar/{view}?date=nonsense").status == 200
    assert ana.open(f"/calendar/{view}?date=9999-99-99").status == 200


def test_an_event_is_made_changed_and_deleted(ana):
    page = new_event(ana, place="15 Maple Street", notes="Cake\r\n& milk", category="Sport", alarm="30")
    assert page.headings[0] == "Tea" and "15 Maple Street" in page.text and "Cake" in page.text
    edit = next(link for link in page.links if "/edit" in link)
    share = next(link for link in page.links if link.startswith("/account/links?event="))
    assert dict(ana.open(share).form("/account/links").fields)["event"] == share.partition("=")[2]
    ana.open(edit)
    page = ana.send_form("/edit", title="Green tea", startTime="16:30")
    assert page.headings[0] == "Green tea" and "16:30–17:00" in page.text and "Cake" in page.text
    ana.open(next(link for link in page.links if "/delete" in link))
    page = ana.send_form("/delete")
    assert "Deleted." in page.text and "Green tea" not in page.text


def test_what_is_wrong_is_said_at_the_field_and_nothing_is_lost(ana):
    ana.open("/calendar/new")
    page = ana.send_form("/calendar/new", title="", startDate=TOMORROW, startTime="25:00", endTime="9:00", notes="keep <me>")
    assert page.status == 422 and page.title.startswith("Error: ") and page.headings[1] == "New event", page.headings
    assert "Enter a title" in page.text and "Enter a time such as 14:30" in page.text
    assert 'href="#title"' in page.text and 'href="#startTime"' in page.text
    fields = dict(page.form("/calendar/new").fields)
    assert fields["notes"] == "keep <me>" and fields["startTime"] == "25:00" and fields["endTime"] == "9:00"
    page = ana.send_form("/calendar/new", title="x", startTime="10:00", endTime="09:00", endDate=TOMORROW)
    assert "The end is before the start" in page.text
    page = ana.send_form("/calendar/new", title="x", startTime="10:00", endTime="11:00", invitees="nobody")
    assert "nobody is no e-mail address" in page.text


def test_a_stale_form_shows_both_versions(server, ana):
    page = new_event(ana, place="Office")
    edit = next(link for link in page.links if "/edit" in link)
    ana.open(edit)
    other = Reader(server)
    other.enter("ana")
    other.open(edit)
    other.send_form("/edit", title="Coffee")
    page = ana.send_form("/edit", title="Chocolate")
    assert page.status == 422 and "changed elsewhere" in page.text
    assert "<dd>Coffee</dd>" in page.text and dict(page.form("/edit").fields)["title"] == "Chocolate"
    assert ana.send_form("/edit").headings[0] == "Chocolate"


def occurrences(ana, title):
    return ana.open(f"/calendar/agenda?date={TOMORROW}").text.count(f">{title}</a>")


def series(ana, title):
    ana.open(f"/calendar/new?date={TOMORROW}")
    last = (datetime.date.today() + datetime.timedelta(days=7)).isoformat()
    return ana.send_form("/calendar/new", title=title, startTime="06:00", endTime="06:30", repeat="daily", until=last)


def of_day(ana, title, day):
    page = ana.open(f"/calendar/day?date={day}")
    # Links are rendered as href="...">title</a>.
    return html.unescape(re.search(r'href="([^"]+)">%s</a>' % re.escape(title), page.text).group(1))


def test_this_one_the_following_or_all_of_a_series(ana):
    page = series(ana, "Run")
    assert "every day, until" in page.text
    assert occurrences(ana, "Run") == 7
    ana.open(of_day(ana, "Run", day(3)))
    ana.open(next(link for link in ana.page.links if "/edit" in link))
    ana.send_form("/edit", title="Swim", scope="this")
    assert (occurrences(ana, "Run"), occurrences(ana, "Swim")) == (6, 1)
    ana.open(of_day(ana, "Run", day(5)))
    ana.open(next(link for link in ana.page.links if "/edit" in link))
    ana.send_form("/edit", title="Row", startTime="07:00", endTime="07:30", scope="following")
    assert (occurrences(ana, "Run"), occurrences(ana, "Swim"), occurrences(ana, "Row")) == (3, 1, 3)
    ana.open(of_day(ana, "Run", day(2)))
    ana.open(next(link for link in ana.page.links if "/delete" in link))
    ana.send_form("/delete", scope="this")
    assert occurrences(ana, "Run") == 2
    ana.open(of_day(ana, "Row", day(6)))
    ana.open(next(link for link in ana.page.links if "/delete" in link))
    ana.send_form("/delete", scope="following")
    assert occurrences(ana, "Row") == 1
    ana.open(of_day(ana, "Row", day(5)))
    ana.open(next(link for link in ana.page.links if "/edit" in link))
    ana.send_form("/edit", startTime="08:00", endTime="08:30", scope="all")
    assert "08:00–08:30" in ana.page.text
    ana.open(of_day(ana, "Run", day(1)))
    ana.open(next(link for link in ana.page.links if "/delete" in link))
    ana.send_form("/delete", scope="all")
    assert occurrences(ana, "Run") == 0


def test_what_was_cancelled_or_changed_stays_so_when_the_series_moves(ana):
    series(ana, "Walk")
    ana.open(of_day(ana, "Walk", day(2)))
    ana.open(next(link for link in ana.page.links if "/delete" in link))
    ana.send_form("/delete", scope="this")
    ana.open(of_day(ana, "Walk", day(3)))
    ana.open(next(link for link in ana.page.links if "/edit" in link))
    ana.send_form("/edit", title="Paddle", scope="this")
    ana.open(of_day(ana, "Walk", day(5)))
    ana.open(next(link for link in ana.page.links if "/delete" in link))
    ana.send_form("/delete", scope="this")
    assert (occurrences(ana, "Walk"), occurrences(ana, "Paddle")) == (4, 1)
    # All of them, from the first, an hour or so later.
    ana.open(of_day(ana, "Walk", day(1)))
    ana.open(next(link for link in ana.page.links if "/edit" in link))
    ana.send_form("/edit", startTime="09:15", endTime="09:45", scope="all")
    assert (occurrences(ana, "Walk"), occurrences(ana, "Paddle")) == (4, 1)
    assert "09:15–09:45" in ana.open(of_day(ana, "Paddle", day(3))).text
    # From the fourth day on, into a series of its own.
    ana.open(of_day(ana, "Walk", day(4)))
    ana.open(next(link for link in ana.page.links if "/edit" in link))
    ana.send_form("/edit", title="Hike", startTime="07:00", endTime="07:30", scope="following")
    assert (occurrences(ana, "Walk"), occurrences(ana, "Paddle"), occurrences(ana, "Hike")) == (1, 1, 3)
    # The whole series a day later: what was cancelled on the fifth is cancelled on the sixth.
    ana.open(of_day(ana, "Hike", day(4)))
    ana.open(next(link for link in ana.page.links if "/edit" in link))
    ana.send_form("/edit", startDate=day(5), endDate=day(5), scope="all")
    shown = [">Hike</a>" in ana.open(f"/calendar/day?date={day(number)}").text for number in range(3, 8)]
    assert shown == [False, False, True, False, True]


def test_what_a_page_writes_calendar_apps_read(server, ana):
    new_event(ana, place="15 Maple Street", invitees="guest@example.org", repeat="weekly", weekday=["1", "3"])
    account = Account(server, "ana")
    path = urllib.parse.urlsplit(ana.location).path.replace("/events/", "/dav/calendars/ana/")
    status, _, body = server.request("GET", path, account=account)
    assert status == 200
    body = body.decode()
    for line in ["SUMMARY:Tea", "DTSTART;TZID=Europe/Rome:", "RRULE:FREQ=WEEKLY;BYDAY=MO,WE", "ORGANIZER", "BEGIN:VTIMEZONE"]:
        assert line in body, body


def test_an_unknown_property_survives_a_change(server, ana):
    account = Account(server, "ana")
    text = event("odd", "20300102T100000", "20300102T110000", "Odd", extra=["X-ODD;X-P=1:kept", "CATEGORIES:Sport,Other"])
    server.request("PUT", "/dav/calendars/ana/calendar/odd.ics", text, {"Content-Type": "text/calendar"}, account=account)
    ana.open("/events/calendar/odd.ics/edit")
    ana.send_form("/edit", title="Odder")
    body = server.request("GET", "/dav/calendars/ana/calendar/odd.ics", account=account)[2].decode()
    assert "X-ODD;X-P=1:kept" in body and "SUMMARY:Odder" in body and "Sport,Other" in body


def test_search(ana):
    new_event(ana, notes="about gooseberries")
    page = ana.open("/calendar/search?q=GOOSEBERRIES+tea")
    assert "Tea" in page.text and page.status == 200
    assert "No event has these words." in ana.open("/calendar/search?q=xylophone").text


def test_calendars_are_made_hidden_exported_imported_shared_and_deleted(server, ana):
    ana.open("/calendars")
    page = ana.send_form("/calendars", name="Garden", color="#0B7A5B")
    address = re.search(r'<a href="(/calendars/[^"]+)">Garden</a>', page.text).group(1)
    name = address.split("/")[-1]
    new_event(ana, calendar=name)
    # Hidden from pages, not from apps.
    ana.open("/calendars")
    page = ana.send_form(f"{address}/toggle")
    assert "hidden" in page.text
    assert f"/events/{name}/" not in ana.open(f"/calendar/day?date={TOMORROW}").text
    ana.open("/calendars")
    ana.send_form(f"{address}/toggle")
    assert f"/events/{name}/" in ana.open(f"/calendar/day?date={TOMORROW}").text
    status, headers, text = ana.get(address + "/export.ics")
    assert status == 200 and headers["content-type"].startswith("text/calendar") and "SUMMARY:Tea" in text
    page = ana.open(address)
    csrf = dict(page.form("/import").fields)["csrf"]
    body = (
        "--b\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n" + csrf + "\r\n"
        "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.ics\"\r\nContent-Type: text/calendar\r\n\r\n"
        + event("brought", "20300103T100000", "20300103T110000", "Brought").decode() + "\r\n--b--\r\n"
    )
    kept = {"Content-Type": "multipart/form-data; boundary=b", "Origin": server.url}
    assert ana.send("POST", address + "/import", body, kept)[0] == 303
    assert "Brought" in ana.open("/calendar/day?date=2030-01-03").text
    ana.open(address)
    page = ana.send_form("/share", user="bruno", isWriting="yes")
    assert "reads and changes" in page.text
    bruno = Reader(server)
    bruno.enter("bruno")
    assert "Garden" in bruno.open("/calendars").text
    ana.open(address)
    assert "reads and changes" not in ana.send_form("/unshare").text
    assert "Garden" not in bruno.open("/calendars").text
    ana.open(address)
    assert "Nobody here has this name" in ana.send_form("/share", user="nobody").text
    ana.open(address + "/delete")
    assert "Garden" not in ana.send_form("/delete").text


def test_nobody_sees_what_is_anothers(server, ana):
    page = new_event(ana)
    mine = [urllib.parse.urlsplit(link).path for link in page.links if link.startswith("/events/")]
    mine.append(urllib.parse.urlsplit(ana.location).path)
    bruno = Reader(server)
    bruno.enter("bruno")
    for path in mine:
        assert bruno.get(path)[0] == 404, path
    csrf = dict(bruno.page.forms[0].fields)["csrf"]
    assert bruno.post(mine[-1] + "/delete", {"csrf": csrf, "etag": "0" * 32})[0] == 404
    assert bruno.get("/trips/tv-aaaaaaaaaaaaaaaaaaaaaaaaaa")[0] == 404
    assert bruno.get("/calendars/nothing")[0] == 404


def test_what_is_typed_is_never_markup(ana):
    page = new_event(ana, place=XSS, notes=XSS, category=XSS, calendar="calendar")
    edit = next(link for link in page.links if "/edit" in link)
    ana.open(edit)
    page = ana.send_form("/edit", title=XSS)
    today = datetime.date.today().isoformat()
    paths = [ana.location, edit, f"/calendar/day?date={TOMORROW}", f"/calendar/month?date={TOMORROW}", "/today",
             f"/calendar/week?date={TOMORROW}", "/calendar/search?q=" + urllib.parse.quote(XSS), f"/calendar/agenda?date={today}"]
    ana.open("/calendars")
    ana.send_form("/calendars", name=XSS, color="#1D6FD1")
    ana.open("/settings/kinds")
    ana.send_form("/settings/kinds", title=XSS)
    ana.open("/settings/passes")
    ana.send_form("/settings/passes", name=XSS, issuer=XSS)
    for path in paths + ["/calendars", "/settings/kinds", "/settings/passes", "/places?name=" + urllib.parse.quote(XSS)]:
        text = ana.open(path).text
        assert "<script>" not in text and XSS[:2] not in text, path
    ana.open("/calendars")


def test_information_is_for_everybody(server):
    stranger = Reader(server)
    for path in ["/about", "/help", "/help/apple", "/help/thunderbird", "/help/android", "/help/gnome", "/help/others", "/privacy", "/licences"]:
        assert stranger.get(path)[0] == 200, path
    assert stranger.get("/help/other")[0] == 404
    assert server.url in stranger.get("/help/thunderbird")[2]


def all_pages(reader):
    """Every address that links lead to, with one of each kind of page."""
    seen, kinds, queue = {}, set(), ["/today", "/style", "/welcome", "/about"]
    while queue and len(seen) < 80:
        path = queue.pop(0).split("#")[0]
        kind = re.sub(r"\d[\d-]*|tv-\w+|[0-9a-f]{8}-[0-9a-f-]+|\?.*", "*", path)
        if kind in kinds or path.startswith(("http", "/assets", "/dav")) or path.endswith((".ics", "/setup")):
            continue
        kinds.add(kind)
        page = reader.open(path)
        seen[path] = page
        queue += [link for link in page.links if link.startswith("/")]
    return seen


def test_a_very_full_calendar_is_shown_in_parts_that_say_how_many_there_are(server):
    fulvia = server.account("fulvia")
    tomorrow = TOMORROW.replace("-", "")
    for number in range(230):
        hour, minute = divmod(number, 30)
        body = event(f"full{number}", f"{tomorrow}T{hour + 6:02}{minute * 2:02}00", f"{tomorrow}T{hour + 6:02}{minute * 2:02}30", f"Full {number}")
        assert fulvia.put(f"full{number}.ics", body)[0] == 201
    fulvia.settled()
    reader = Reader(server)
    reader.enter("fulvia")
    for view in ["day", "agenda"]:
        path, seen = f"/calendar/{view}?date={TOMORROW}", []
        for words in ["1 to 100 of 2", "101 to 200 of 2", "201 to 2"]:
            page = reader.open(path)
            assert words in page.text and len(page.text) < 100_000
            seen += re.findall(r">Full (\d+)<", page.text)
            following = re.search(r'href="([^"]+)" rel="next">Next events', page.text)
            path = following and following.group(1).replace("&amp;", "&")
        assert path is None and sorted(map(int, seen)) == list(range(230))
        assert "Previous events" in page.text
    assert "1 to 100 of" in reader.open(f"/calendar/agenda?date={TOMORROW}&from=nonsense").text
    today = reader.open("/today")
    assert re.search(r"\d+ more on this day", today.text) and len(today.text) < 100_000
    week = reader.open(f"/calendar/week?date={TOMORROW}")
    assert re.search(r'class="rest"[^>]*>2\d\d more', week.text) and len(week.text) < 100_000


def test_every_link_leads_somewhere_in_both_languages(server, ana):
    new_event(ana, place="Farholm Inn")
    english = all_pages(ana)
    assert len(english) > 25
    italian = Reader(server, language="it")
    italian.enter("ana")
    for path, page in english.items():
        assert page.status == 200, path
        other = italian.open(path)
        assert other.status == 200 and '<html lang="it">' in other.text, path
        assert not re.search(r"\{\w+\}", page.text.split("<main")[1]), path
        ids = re.findall(r' id="([^"]+)"', page.text)
        assert len(ids) == len(set(ids)), path
        for form in page.forms:
            if form.method == "post":
                assert "csrf" in dict(form.fields), (path, form.action)
    # Nothing is loaded from elsewhere.
    for page in english.values():
        assert not re.search(r'(?:src|href|action)="(?:https?:)?//', page.text.replace(server.url, ""))


def test_every_form_refuses_what_another_site_sends(server, ana):
    new_event(ana, place="Farholm Inn")
    actions = {f.action for page in all_pages(ana).values() for f in page.forms if f.method == "post"}
    assert len(actions) > 12
    for action in actions - {"/logout"}:
        assert ana.post(action, {"title": "x"})[0] == 403, action
        csrf = dict(ana.open("/today").forms[0].fields)["csrf"]
        assert ana.post(action, {"csrf": csrf}, {"Origin": "https://evil.example"})[0] == 403, action
