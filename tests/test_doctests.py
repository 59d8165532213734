"""The examples in docstrings are run, and what `pentapolis` offers has some."""

from __future__ import annotations

import doctest
import inspect
from importlib import import_module

import pytest

import pentapolis

MODULES = ("pentapolis", "pentapolis.api", "pentapolis.registry", "pentapolis.core.match")


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    result = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", pentapolis.__all__)
def test_what_is_offered_says_what_it_is(name: str) -> None:
    offered = getattr(pentapolis, name)
    text = inspect.getdoc(offered)
    assert text
    if inspect.isfunction(offered):
        assert ">>> " in text
