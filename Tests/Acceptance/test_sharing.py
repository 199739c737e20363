"""Two people and one calendar, with python-caldav: share, see, edit, alarms of one's own, revoke; who finds whom."""

import re

import caldav
import pytest

from travlendar import PASSWORD, Server, event

ALARM = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT5M", "END:VALARM"]
XML = {"Content-Type": "application/xml"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("sharing"), clock="2025-11-12T05:00:00Z") as server:
        yield server


def client(server, name):
    return caldav.DAVClient(url=server.url + "/dav/", username=name, password=PASSWORD)


def calendars(server, name):
    """name on screen -> calendar, as the person's app lists them."""
    found = client(server, name).principal().calendars()
    return {calendar.get_display_name(): calendar for calendar in found}


def post(account, path, body):
    return account.request("POST", path, body, XML)


def share(address, access):
    return (
        '<CS:share xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"><CS:set>'
        f"<D:href>{address}</D:href><CS:summary>Family</CS:summary><CS:{access}/></CS:set></CS:share>"
    )


def test_an_invitation_from_the_first_word_to_the_last(server):
    ana, bruno = server.account("ana"), server.account("bruno")
    family = client(server, "ana").principal().make_calendar(name="Family")
    path = re.sub(r"^https?://[^/]*", "", str(family.url))
    body = event("tea", "20251113T100000", "20251113T110000", "Tea", extra=ALARM)
    assert ana.put("tea.ics", body, calendar=path)[0] == 201
    assert "Family" not in calendars(server, "bruno")
    assert bruno.get(path + "tea.ics") == (None, None)

    assert post(ana, path, share("mailto:bruno@example.com", "read"))[0] == 200
    status, _, listing = bruno.request("PROPFIND", f"{bruno.home}notifications/", "", {"Depth": "1"})
    assert status == 207
    uid = re.search(rb"invite-([0-9a-f-]+)\.xml", listing).group(1).decode()
    reply = (
        '<CS:invite-reply xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"><D:href>mailto:bruno@example.com</D:href>'
        f"<CS:invite-accepted/><CS:in-reply-to>{uid}</CS:in-reply-to></CS:invite-reply>"
    )
    status, _, answer = post(bruno, bruno.home, reply)
    assert status == 200
    mounted = re.search(rb"href>([^<]*shared-[0-9]+/)<", answer).group(1).decode()

    # Bruno reads, without Ana's alarm, and may not write.
    shared = calendars(server, "bruno")["Family"]
    (tea,) = shared.events()
    assert "Tea" in tea.data and "VALARM" not in tea.data
    assert bruno.put("other.ics", event("other", "20251113T120000", "20251113T130000"), calendar=mounted)[0] == 403

    # With more rights he writes; his alarm is his, the time is everybody's.
    assert post(ana, path, share("mailto:bruno@example.com", "read-write"))[0] == 200
    moved = event("tea", "20251113T160000", "20251113T170000", "Tea", extra=[line.replace("-PT5M", "-PT3H") for line in ALARM])
    etag, _ = bruno.get(mounted + "tea.ics")
    assert bruno.put("tea.ics", moved, {"If-Match": etag}, calendar=mounted)[0] == 204
    owners = ana.get(path + "tea.ics")[1].decode()
    assert "20251113T160000" in owners and "-PT5M" in owners and "-PT3H" not in owners
    sharees = bruno.get(mounted + "tea.ics")[1].decode()
    assert "-PT3H" in sharees and "-PT5M" not in sharees

    remove = (
        '<CS:share xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"><CS:remove>'
        "<D:href>mailto:bruno@example.com</D:href></CS:remove></CS:share>"
    )
    assert post(ana, path, remove)[0] == 200
    assert "Family" not in calendars(server, "bruno")
    assert bruno.get(mounted + "tea.ics") == (None, None)
    assert ana.get(path + "tea.ics")[1] is not None


def test_a_grant_to_a_group_reaches_who_is_in_it(server):
    carla, dario = server.account("carla"), server.account("dario")
    server.cli("user", "add", "team", "--kind", "group")
    server.cli("user", "member", "add", "team", "dario")
    path = carla.calendars()[0]
    acl = (
        '<D:acl xmlns:D="DAV:"><D:ace><D:principal><D:href>/dav/principals/team/</D:href></D:principal>'
        "<D:grant><D:privilege><D:read/></D:privilege></D:grant></D:ace></D:acl>"
    )
    assert carla.request("ACL", path, acl, XML)[0] == 200
    assert any("/shared-" in href for href in dario.calendars())
    server.cli("user", "member", "remove", "team", "dario")
    assert not any("/shared-" in href for href in dario.calendars())


def test_an_inbox_takes_no_invitations_of_whom_it_denies(server):
    gina, hugo = server.account("gina"), server.account("hugo")
    acl = (
        '<D:acl xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:ace><D:principal><D:href>/dav/principals/hugo/</D:href>'
        "</D:principal><D:deny><D:privilege><C:schedule-deliver/></D:privilege></D:deny></D:ace></D:acl>"
    )
    assert gina.request("ACL", gina.home + "inbox/", acl, XML)[0] == 200
    meeting = event(
        "meet",
        "20251115T100000",
        "20251115T110000",
        "Meet",
        extra=["ORGANIZER:mailto:hugo@example.com", "ATTENDEE:mailto:hugo@example.com", "ATTENDEE:mailto:gina@example.com"],
    )
    assert hugo.put("meet.ics", meeting)[0] == 201
    stored = hugo.get(hugo.calendars()[0] + "meet.ics")[1].decode().replace("\r\n ", "")
    assert "SCHEDULE-STATUS=3.8" in stored
    _, _, inbox = gina.request("PROPFIND", gina.home + "inbox/", "", {"Depth": "1"})
    assert inbox.count(b"<D:response>") == 1


def test_a_reader_has_alarms_of_their_own_and_learns_of_nothing_hidden(server):
    iris, jana = server.account("iris"), server.account("jana")
    path = iris.calendars()[0]
    acl = (
        '<D:acl xmlns:D="DAV:"><D:ace><D:principal><D:href>/dav/principals/jana/</D:href></D:principal>'
        "<D:grant><D:privilege><D:read/></D:privilege></D:grant></D:ace></D:acl>"
    )
    assert iris.request("ACL", path, acl, XML)[0] == 200
    (mounted,) = (href for href in jana.calendars() if "/shared-" in href)
    plain = event("lunch", "20251116T120000", "20251116T130000", "Lunch")
    assert iris.put("lunch.ics", plain, calendar=path)[0] == 201

    reminded = event("lunch", "20251116T120000", "20251116T130000", "Lunch", extra=ALARM)
    assert jana.put("lunch.ics", reminded, calendar=mounted)[0] == 204
    assert jana.get(mounted + "lunch.ics")[1] == reminded and iris.get(path + "lunch.ics")[1] == plain
    moved = event("lunch", "20251116T140000", "20251116T150000", "Lunch", extra=ALARM)
    assert jana.put("lunch.ics", moved, calendar=mounted)[0] == 403

    def note(verb, text):
        return (
            f'<D:propertyupdate xmlns:D="DAV:"><D:{verb}><D:prop><note xmlns="urn:x">{text}</note></D:prop></D:{verb}>'
            "</D:propertyupdate>"
        )

    asked = '<D:propfind xmlns:D="DAV:"><D:prop><note xmlns="urn:x"/></D:prop></D:propfind>'
    assert iris.request("PROPPATCH", path + "lunch.ics", note("set", "Hers"), XML)[0] == 207
    for body in [note("set", "Janas"), note("remove", "")]:
        assert b"200 OK" in jana.request("PROPPATCH", mounted + "lunch.ics", body, XML)[2]
        assert b"Hers" in iris.request("PROPFIND", path + "lunch.ics", asked, XML | {"Depth": "0"})[2]

    def sync(token):
        body = (
            f'<D:sync-collection xmlns:D="DAV:"><D:sync-token>{token}</D:sync-token><D:sync-level>1</D:sync-level>'
            "<D:prop><D:getetag/></D:prop></D:sync-collection>"
        )
        _, _, answer = jana.request("REPORT", mounted, body, XML)
        return answer, re.search(rb"sync-token>([^<]+)<", answer).group(1).decode()

    first, token = sync("")
    assert b"lunch.ics" in first
    secret = event("secret", "20251117T120000", "20251117T130000", "Clinic", extra=["CLASS:PRIVATE"])
    assert iris.put("secret.ics", secret, calendar=path)[0] == 201
    told, token = sync(token)
    assert b"secret" not in told
    assert iris.request("DELETE", path + "secret.ics", "", {})[0] == 204
    assert b"secret" not in sync(token)[0] + sync("")[0]


def names(answer):
    return set(re.findall(rb"<D:response><D:href>/dav/principals/([^/<]+)/</D:href>", answer))


def completed(account, *tokens):
    """The search that Apple's apps send while the name of an invitee is typed."""
    listed = "".join(f"<CS:search-token>{token}</CS:search-token>" for token in tokens)
    body = (
        '<CS:calendarserver-principal-search xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/" context="attendee">'
        f"{listed}<D:prop><D:displayname/></D:prop></CS:calendarserver-principal-search>"
    )
    status, _, answer = account.request("REPORT", "/dav/principals/", body, {"Depth": "0", **XML})
    assert status == 207, answer
    return names(answer)


def searched(account, text):
    body = (
        '<D:principal-property-search xmlns:D="DAV:"><D:property-search><D:prop><D:displayname/></D:prop>'
        f"<D:match>{text}</D:match></D:property-search><D:prop><D:displayname/></D:prop></D:principal-property-search>"
    )
    status, _, answer = account.request("REPORT", "/dav/principals/", body, {"Depth": "0", **XML})
    assert status == 207, answer
    return names(answer)


@pytest.mark.parametrize("directory", ["all", "groups", "nobody", None])
def test_names_of_invitees_are_completed_as_the_setting_says(tmp_path, directory):
    setting = f'accounts.directory = "{directory}"\n' if directory else ""
    with Server(tmp_path, clock="2025-11-12T05:00:00Z", settings=setting) as server:
        ana, bruno = server.account("ana"), server.account("bruno")
        server.account("carla")
        assert b"calendarserver-principal-search" in ana.request("OPTIONS", "/dav/principals/")[1]["dav"].encode()
        everybody = {b"carla"} if directory == "all" else set()
        assert completed(ana, "carl") == searched(ana, "carl") == everybody
        assert completed(ana, "carla@example.com") == {b"carla"}
        # Who shares a calendar with somebody finds them, unless nobody is to be found.
        assert post(ana, ana.calendars()[0], share("mailto:bruno@example.com", "read"))[0] == 200
        known = set() if directory == "nobody" else {b"bruno"}
        assert completed(ana, "brun") == searched(ana, "brun") == known
        # Nobody makes themselves known by an invitation that is not answered.
        assert completed(bruno, "ana") == ({b"ana"} if directory == "all" else set())


def test_a_list_with_a_grant_before_a_denial(server):
    pia, quin, rosa = (server.account(name) for name in ("pia", "quin", "rosa"))
    path = pia.calendars()[0]

    def entry(principal, verdict, privilege):
        return (
            f"<D:ace><D:principal>{principal}</D:principal><D:{verdict}><D:privilege><D:{privilege}/></D:privilege>"
            f"</D:{verdict}></D:ace>"
        )

    def acl(*entries):
        return pia.request("ACL", path, f'<D:acl xmlns:D="DAV:">{"".join(entries)}</D:acl>', XML)

    quins = "<D:href>/dav/principals/quin/</D:href>"
    assert acl(entry(quins, "grant", "read"), entry("<D:authenticated/>", "deny", "all"))[0] == 200
    assert quin.request("GET", path)[0] == 200
    assert quin.request("DELETE", path)[0] == 403
    assert rosa.request("GET", path)[0] == 404
    status, _, answer = acl(
        entry(quins, "grant", "read"),
        entry("<D:authenticated/>", "deny", "read"),
        entry("<D:href>/dav/principals/rosa/</D:href>", "grant", "read"),
    )
    assert status == 403 and b"deny-before-grant" in answer


def test_resources_that_name_somebody_are_matched_and_expanded(server):
    """principal-match by a property of the client's own (RFC 3744 §9.3), and its hrefs expanded (RFC 3253 §3.8)."""
    sara = server.account("sara")
    path = sara.calendars()[0]
    assert sara.put("j.ics", event("j", "20251113T100000", "20251113T110000"))[0] == 201
    patch = (
        '<propertyupdate xmlns="DAV:"><set><prop><chair xmlns="urn:x"><href xmlns="DAV:">/dav/principals/sara/</href></chair>'
        "</prop></set></propertyupdate>"
    )
    assert sara.request("PROPPATCH", f"{path}j.ics", patch, XML)[0] == 207
    match = (
        '<principal-match xmlns="DAV:"><principal-property><chair xmlns="urn:x"/></principal-property></principal-match>'
    )
    status, _, answer = sara.request("REPORT", sara.home, match, {"Depth": "0", **XML})
    assert status == 207
    assert re.findall(rb"<D:response><D:href>([^<]*)<", answer) == [f"{path}j.ics".encode()]
    expand = (
        '<expand-property xmlns="DAV:"><property name="chair" namespace="urn:x"><property name="displayname"/></property>'
        "</expand-property>"
    )
    status, _, answer = sara.request("REPORT", f"{path}j.ics", expand, {"Depth": "0", **XML})
    assert status == 207
    assert b"<D:response><D:href>/dav/principals/sara/</D:href>" in answer and b">sara</D:displayname>" in answer


def test_the_dialect_of_calendarserver_as_apple_speaks_it(server):
    """Notification resources, summaries in both directions, the address of the owner's calendar, and a share that its reader takes out."""
    kim, lou = server.account("kira"), server.account("lou")
    names = 'xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"'
    path = kim.home + "calendar/"

    def propfind(account, path, *properties):
        wish = f"<D:propfind {names}><D:prop>{''.join(f'<{name}/>' for name in properties)}</D:prop></D:propfind>"
        status, _, answer = account.request("PROPFIND", path, wish, {"Depth": "0", **XML})
        assert status == 207, answer
        return answer.decode()

    box = re.search("notification-URL><D:href>([^<]*)<", propfind(lou, "/dav/principals/lou/", "CS:notification-URL")).group(1)
    assert "<CS:notification/><CS:notifications/>" in propfind(lou, box, "D:resourcetype")
    assert post(kim, path, share("mailto:lou@example.com", "read"))[0] == 200
    uid = re.search(rb"invite-([0-9a-f-]+)\.xml", lou.request("PROPFIND", box, "", {"Depth": "1"})[2]).group(1).decode()
    note = f"{box}invite-{uid}.xml"
    assert '<CS:invite-notification shared-type="calendar"/>' in propfind(lou, note, "CS:notificationtype")

    reply = (
        f"<CS:invite-reply {names}><D:href>mailto:lou@example.com</D:href><CS:invite-accepted/><CS:hosturl><D:href>{path}</D:href>"
        f"</CS:hosturl><CS:in-reply-to>{uid}</CS:in-reply-to><CS:summary>Kim at work</CS:summary></CS:invite-reply>"
    )
    status, _, answer = post(lou, lou.home, reply)
    assert status == 200
    mounted = re.search(r"shared-as[^>]*><D:href>([^<]*)<", answer.decode()).group(1)
    seen = propfind(lou, mounted, "D:displayname", "CS:shared-url", "D:resourcetype")
    assert ">Kim at work<" in seen and f"<CS:shared-url><D:href>{path}</D:href>" in seen and "<CS:shared/>" in seen
    told = f"{kim.home}notifications/reply-{uid}.xml"
    assert b"<CS:invite-accepted/>" in kim.get(told)[1] and b"<CS:summary>Kim at work</CS:summary>" in kim.get(told)[1]

    # Other words are a change of the invitation, and a change of access leaves the words.
    assert lou.request("DELETE", note)[0] == 204
    assert post(kim, path, share("mailto:lou@example.com", "read"))[0] == 200
    assert lou.get(note) == (None, None)
    assert post(kim, path, share("mailto:lou@example.com", "read").replace("Family", "Office"))[0] == 200
    assert b"<CS:summary>Office</CS:summary>" in lou.get(note)[1]
    assert post(kim, path, share("mailto:lou@example.com", "read-write").replace("<CS:summary>Family</CS:summary>", ""))[0] == 200
    assert b"<CS:summary>Office</CS:summary>" in lou.get(note)[1] and b"<CS:read-write/>" in lou.get(note)[1]

    # Nobody is removed who is not there; the owner is told of a share that was taken out.
    gone = f"<CS:share {names}><CS:remove><D:href>mailto:nobody@example.com</D:href></CS:remove></CS:share>"
    assert post(kim, path, gone)[0] == 200
    assert lou.request("DELETE", mounted)[0] == 204
    assert b"<CS:invite-declined/>" in kim.get(told)[1]
    assert "<CS:invite-declined/>" in propfind(kim, path, "CS:invite")
