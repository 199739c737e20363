#!/usr/bin/python3
"""Evolution's data server subscribes to a feed, as "On the web" in Evolution does, and prints the titles in it; then, for
each line on standard input, it refreshes and prints them again.

    evolution_feed.py BENCH URL       BENCH: the folder of the shared bench with evolution.py

Runs with Debian's Python, in a session of its own that evolution.py makes.
"""

import json
import os
import sys
import urllib.parse

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
import evolution  # noqa: E402


def subscribe(own, url):
    parts = urllib.parse.urlsplit(url)
    source = own.E.Source.new(None, None)
    source.set_display_name("Feed")
    source.set_parent("webcal-stub")
    source.get_extension(own.E.SOURCE_EXTENSION_CALENDAR).set_backend_name("webcal")
    authentication = source.get_extension(own.E.SOURCE_EXTENSION_AUTHENTICATION)
    authentication.set_host(parts.hostname)
    authentication.set_port(parts.port)
    source.get_extension(own.E.SOURCE_EXTENSION_SECURITY).set_method("none")
    source.get_extension(own.E.SOURCE_EXTENSION_WEBDAV_BACKEND).set_resource_path(parts.path)
    source.get_extension(own.E.SOURCE_EXTENSION_REFRESH).set_enabled(False)
    source.get_extension(own.E.SOURCE_EXTENSION_OFFLINE).set_stay_synchronized(True)
    own.registry.commit_source_sync(source, None)
    assert own.pump(lambda: own.registry.ref_source(source.get_uid()) is not None), "the registry does not show the source"
    source = own.registry.ref_source(source.get_uid())
    own.client = own.ECal.Client.connect_sync(source, own.ECal.ClientSourceType.EVENTS, 20, None)


def tell(own, different_from=None):
    """Prints the titles once they differ from earlier ones, or after ten seconds."""
    titles = lambda: sorted(item.get_summary() for item in own.list().values())  # noqa: E731
    own.pump(lambda: titles() != different_from, 10)
    print(json.dumps(titles()), flush=True)
    return titles()


def main():
    if not os.environ.get("LAB_INSIDE"):
        return evolution.private_session(__file__, sys.argv[1:])
    own = evolution.Evolution(sys.argv[2], "", "")
    subscribe(own, sys.argv[2])
    shown = tell(own, [])
    for _ in sys.stdin:
        own.client.refresh_sync(None)
        shown = tell(own, shown)


if __name__ == "__main__":
    sys.exit(main())
