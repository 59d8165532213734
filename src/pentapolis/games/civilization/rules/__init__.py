"""The rules, one or two modules for each chapter of the rulebook."""
