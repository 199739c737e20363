"""Suites that others wrote: python-caldav's own integration tests, told of nothing that we can't do, and caldav-server-tester."""

import fcntl
import importlib.metadata
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree

import pytest

from travlendar import PASSWORD, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("conformance")) as server:
        for name in ("alice", "bob"):
            server.account(name)
        yield server


@pytest.fixture(scope="module")
def suite():
    """The tests of python-caldav, which only its source distribution has."""
    version = importlib.metadata.version("caldav")
    directory = pathlib.Path(sys.prefix) / f"caldav-{version}-tests"
    with open(pathlib.Path(sys.prefix) / "caldav-tests.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the tests on PostgreSQL run beside these
        if not directory.is_dir():
            download_suite(version, directory)
    return directory


def download_suite(version, directory):
    download = pathlib.Path(sys.prefix) / "sdist"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", "caldav", f"caldav=={version}"]
    subprocess.run([*command, "--dest", str(download)], check=True)
    with tarfile.open(download / f"caldav-{version}.tar.gz") as archive:
        archive.extractall(download, filter="data")
    (download / f"caldav-{version}").rename(directory)


DEVIATION = "scheduling.schedule-tag.stable-partstat"


def environment(server, **more):
    return {**os.environ, "PYTHON_CALDAV_TEST_EMBEDDED": "0", "PYTHON_CALDAV_TEST_DOCKER": "0", **more}


def test_python_caldav_finds_nothing_missing(server, suite, tmp_path):
    tests = tmp_path / "tests"
    subprocess.run(["cp", "-r", str(suite / "tests"), str(tests)], check=True)
    (tmp_path / "pyproject.toml").write_bytes((suite / "pyproject.toml").read_bytes())
    # RFC 6638 §3.2.10 wants what this one test does not: each PUT moves the Schedule-Tag on, an answer's too (ADR 0032).
    features = f"{{scheduling: {{support: full}}, {DEVIATION}: {{support: unsupported}}}}"
    users = ", ".join(f'{{url: "{server.url}/", username: {name}, password: {PASSWORD}}}' for name in ("alice", "bob"))
    (tests / "caldav_test_servers.yaml").write_text(
        f"test-servers:\n  travlendar:\n    type: external\n    enabled: true\n    url: {server.url}/\n    username: alice\n"
        f"    password: {PASSWORD}\n    features: {features}\n    scheduling_users: [{users}]\n"
    )
    done = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_default_fixture_loop_scope=function",
            "-W", "ignore::ResourceWarning", "-W", "ignore:principals() is deprecated:DeprecationWarning", "--timeout=120",
            "--tb=short", "tests/test_caldav.py", "tests/test_async_integration.py", "-k", "travlendar", "--junitxml=result.xml",
        ],
        cwd=tmp_path, env=environment(server), capture_output=True, text=True, timeout=1200,
    )
    result = ElementTree.parse(tmp_path / "result.xml").find("testsuite")
    count = {name: int(result.get(name)) for name in ("tests", "failures", "errors", "skipped")}
    assert count["failures"] == count["errors"] == 0, done.stdout[-6000:]
    assert count["tests"] - count["skipped"] >= 120, count


def test_caldav_server_tester_finds_nothing_unexpected(server, tmp_path):
    sections = {
        name: {"caldav_url": server.url + "/", "caldav_username": name, "caldav_password": PASSWORD} for name in ("alice", "bob")
    }
    configuration = tmp_path / "tester.json"
    configuration.write_text(json.dumps(sections))
    done = subprocess.run(
        [
            str(pathlib.Path(sys.prefix) / "bin/caldav-server-tester"), "--config-section", "alice", "--config-section", "bob",
            "--verbose", "--format", "json",
        ],
        env=environment(server, CALDAV_CONFIG_FILE=str(configuration)), capture_output=True, text=True, timeout=1200,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    unexpected = [line for line in done.stderr.splitlines() if "found something unexpected" in line]
    unexpected = [line for line in unexpected if DEVIATION not in line]
    assert unexpected == [] and len(json.loads(done.stdout)["features"]) > 10, unexpected
