"""The rules, one module or two for each chapter of the rulebook."""
