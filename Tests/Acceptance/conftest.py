"""Fixtures that the acceptance tests share; the networks are imported once."""

import os

import pytest

import travlendar


def pytest_report_header():
    return f"binary: {travlendar.BINARY}\nshared data: {travlendar.SHARED}"


def imported(city, factory):
    if not (travlendar.SHARED / "data").is_dir():
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI must have the shared data, and {travlendar.SHARED} has none")
        pytest.skip(f"needs the shared data, and {travlendar.SHARED} has none")
    return travlendar.import_city(city, factory.mktemp("networks"))


@pytest.fixture(scope="session")
def laquila(tmp_path_factory):
    return imported("laquila", tmp_path_factory)


@pytest.fixture(scope="session")
def porto(tmp_path_factory):
    return imported("porto", tmp_path_factory)
