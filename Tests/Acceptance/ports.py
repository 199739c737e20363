"""Free ports of loopback, which no other process of tests takes."""

import fcntl
import itertools
import os
import pathlib
import socket
import tempfile


class Ports:
    """Free ports of loopback. Each process of tests takes a block for itself and goes round in it.

    The blocks lie below the ports that the system gives to connections, so that between the choice of a port and its
    use neither a connection nor the tests of another process can take it.
    """

    FIRST, LAST, SIZE = 12000, 32000, 400

    def __init__(self):
        directory = pathlib.Path(tempfile.gettempdir()) / f"travlendar-ports-{os.getuid()}"
        directory.mkdir(mode=0o700, exist_ok=True)
        for first in range(self.FIRST, self.LAST, self.SIZE):
            self.lock = open(directory / str(first), "w")  # held until the process ends
            try:
                fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.lock.close()
                continue
            self.ports = itertools.cycle(range(first, first + self.SIZE))
            return
        raise AssertionError(f"all blocks of ports in {directory} are taken")

    def take(self):
        for port in itertools.islice(self.ports, self.SIZE):
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                try:
                    probe.bind(("127.0.0.1", port))
                except OSError:
                    continue
                return port
        raise AssertionError("no port is free")


_ports = None


def free_port():
    global _ports
    _ports = _ports or Ports()
    return _ports.take()
