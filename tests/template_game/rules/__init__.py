"""The rules, one module per chapter; chapter 3 is `scoring` beside this package."""
