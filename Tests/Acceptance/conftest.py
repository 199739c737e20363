"""Fixtures that the acceptance tests share, and the order of the files; the networks are imported once for all workers."""

import fcntl
import os
import pathlib
import subprocess

import pytest

import travlendar

# The files that take longest, in this order: started last, they would keep one worker busy while the others have ended.
LONGEST = (
    "cost_bounds", "browsers", "weeks", "postgres", "places", "conformance", "thunderbird", "accounts", "week", "heavy_requests",
    "mail", "exact", "vehicles", "event_pages", "days",
)

# Those that drive other people's programs in windows, which hang now and then as they start on a busy machine. They are tried a
# second time, and the summary names them; no other test is.
WINDOWS = ("evolution", "evolution_mail", "korganizer", "subscribers", "thunderbird", "thunderbird_mail")


def pytest_report_header():
    return f"binary: {travlendar.BINARY}\nshared data: {travlendar.SHARED}"


def pytest_collection_modifyitems(items):
    ranks = {f"test_{name}.py": rank for rank, name in enumerate(LONGEST)}
    items.sort(key=lambda item: ranks.get(item.path.name, len(ranks)))
    for item in items:
        if item.path.stem.removeprefix("test_") in WINDOWS:
            item.add_marker(pytest.mark.flaky(reruns=1))


def once(factory, name, make):
    """The directory that `make` gives for a directory to write to, made by the first worker of the run that needs it."""
    base = factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "networks"
    shared.mkdir(exist_ok=True)
    with open(shared / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        result = shared / f"{name}.path"
        if not result.exists():
            directory = shared / name
            directory.mkdir()
            result.write_text(str(make(directory)))
        return pathlib.Path(result.read_text())


def imported(city, factory):
    if not (travlendar.SHARED / "data").is_dir():
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI must have the shared data, and {travlendar.SHARED} has none")
        pytest.skip(f"needs the shared data, and {travlendar.SHARED} has none")
    return once(factory, city, lambda directory: travlendar.import_city(city, directory))


@pytest.fixture(scope="session")
def laquila(tmp_path_factory):
    return imported("laquila", tmp_path_factory)


@pytest.fixture(scope="session")
def porto(tmp_path_factory):
    return imported("porto", tmp_path_factory)


@pytest.fixture(scope="session")
def lindenport(tmp_path_factory):
    """The town of the demo."""
    return once(tmp_path_factory, "lindenport", travlendar.demo_network)


@pytest.fixture(scope="session")
def certificate(tmp_path_factory):
    """A directory with a certificate for localhost that nobody vouches for, and its key."""
    directory = tmp_path_factory.mktemp("certificate")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem"],
        cwd=directory, check=True, capture_output=True,
    )
    return directory
