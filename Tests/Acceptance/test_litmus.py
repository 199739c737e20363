"""litmus, the WebDAV server test suite (Debian's package): every test of its suites must pass without a warning."""

import re
import shutil
import subprocess

import pytest

import travlendar

SUITES = ["basic", "copymove", "props", "locks", "http"]


@pytest.fixture(scope="module")
def account(tmp_path_factory):
    with travlendar.Server(tmp_path_factory.mktemp("litmus")) as server:
        yield server.account("alice")


@pytest.mark.parametrize("suite", SUITES)
def test_litmus(account, suite, tmp_path):
    program = shutil.which("litmus")
    assert program, "litmus is missing: scripts/system-packages test"
    done = subprocess.run(
        [program, "-k", account.server.url + account.home, account.name, account.password],
        env={"TESTS": suite, "PATH": "/usr/bin:/bin"}, cwd=tmp_path, capture_output=True, text=True, timeout=300,
    )
    output = done.stdout + done.stderr
    assert done.returncode == 0, output
    summary = re.search(rf"<- summary for `{suite}': of (\d+) tests run: (\d+) passed, (\d+) failed", output)
    assert summary, output
    assert int(summary[1]) > 0 and summary[1] == summary[2] and summary[3] == "0", output
    assert "WARNING" not in output, output
