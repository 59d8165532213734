"""The rules, one module per chapter of docs/rules/terra_mystica.en.md."""
