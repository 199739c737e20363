"""A PostgreSQL server of the tests' own, on a socket in a temporary directory; it ends with the tests."""

import atexit
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

import pytest

from ports import free_port

_shared = None


def shared():
    """The server that tests share, which none of them harms."""
    global _shared
    if _shared is None:
        _shared = Postgres()
    return _shared


def programs():
    versions = [path for path in pathlib.Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if not versions:
        if os.environ.get("CI") == "true":
            pytest.fail("CI must have PostgreSQL (scripts/system-packages)")
        pytest.skip("needs PostgreSQL")
    return max(versions, key=lambda path: float(path.parent.name))


def ask(url, sql):
    """What the database of a URL answers; empty where it does not."""
    return subprocess.run([str(programs() / "psql"), "-X", "-q", "-A", "-t", "-c", sql, url], capture_output=True, text=True).stdout.strip()


class Postgres:
    """Durable as in production. `tablespace` is a directory in which databases lie; with `tls`, connections over the
    network need TLS, with a certificate of its own authority for "localhost"."""

    def __init__(self, tablespace=None, tls=False):
        self.programs = programs()
        self.directory = pathlib.Path(tempfile.mkdtemp(prefix="travlendar-pg-", dir="/tmp"))
        self.tablespace = tablespace
        self.count = 0
        self.port, self.settings = None, []
        # initdb refuses root.
        self.user = []
        if os.getuid() == 0:
            self.user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
            shutil.chown(self.directory, "postgres", "postgres")
        self.data = self.directory / "data"
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C")
        if tls:
            self.use_tls()
        self.process = None
        self.start()
        atexit.register(self.remove)

    def run(self, program, *arguments):
        done = subprocess.run(
            [*self.user, str(self.programs / program), *map(str, arguments)], capture_output=True, text=True, cwd="/"
        )
        assert done.returncode == 0, f"{program} {arguments}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def use_tls(self):
        self.port = free_port()
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
        names = ["-addext", "subjectAltName=DNS:localhost"]
        key, certificate = self.directory / "server.key", self.directory / "server.pem"
        subprocess.run([*make, *names, "-keyout", key, "-out", certificate], check=True, capture_output=True)
        key.chmod(0o600)
        certificate.chmod(0o644)
        if self.user:
            shutil.chown(key, "postgres", "postgres")
        (self.data / "pg_hba.conf").write_text("local all all trust\nhostssl all all 127.0.0.1/32 trust\n")
        self.settings = [f"port={self.port}", "ssl=on", f"ssl_key_file={key}", f"ssl_cert_file={certificate}"]

    def start(self):
        command = [
            *self.user, str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.directory),
            "-c", f"listen_addresses={'127.0.0.1' if self.port else ''}",
            *(part for setting in self.settings for part in ("-c", setting)), "-c", "max_connections=200", "-c", "shared_buffers=64MB",
        ]
        with open(self.directory / "log", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        deadline = time.monotonic() + 120
        while subprocess.run(
            [str(self.programs / "pg_isready"), "-q", "-h", str(self.directory), *self.at_port()], cwd="/"
        ).returncode:
            assert time.monotonic() < deadline and self.process.poll() is None, (self.directory / "log").read_text()
            time.sleep(0.1)

    def at_port(self):
        return ["-p", str(self.port)] if self.port else []

    def kill(self):
        """As a crash does: no process of it says goodbye."""
        # So that it starts no others meanwhile.
        self.process.send_signal(signal.SIGSTOP)
        self.signal_all(signal.SIGKILL)
        self.process.wait()

    def processes(self):
        children = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        return [self.process.pid, *map(int, children)]

    def signal_all(self, number):
        for process in self.processes():
            try:
                os.kill(process, number)
            except ProcessLookupError:
                pass

    def pause(self):
        """Connections stay open, and nothing answers."""
        self.process.send_signal(signal.SIGSTOP)
        self.signal_all(signal.SIGSTOP)

    def resume(self):
        self.signal_all(signal.SIGCONT)

    def make_database(self):
        """A new database; its URL."""
        self.count += 1
        name = f"test{self.count}"
        place = []
        if self.tablespace:
            self.psql("postgres", f"CREATE TABLESPACE space{self.count} LOCATION '{self.tablespace}'")
            place = ["-D", f"space{self.count}"]
        self.run("createdb", "-h", self.directory, *self.at_port(), "-U", "postgres", "-T", "template0", *place, name)
        host = str(self.directory).replace("/", "%2F")
        return f"postgresql://postgres@/{name}?host={host}" + (f"&port={self.port}" if self.port else "")

    def psql(self, database, sql):
        return self.run("psql", "-X", "-q", "-A", "-t", "-h", self.directory, *self.at_port(), "-U", "postgres", "-d", database, "-c", sql)

    def remove(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
        shutil.rmtree(self.directory, ignore_errors=True)
