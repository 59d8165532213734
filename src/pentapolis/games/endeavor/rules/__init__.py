"""The rules, one module per chapter of docs/rules/endeavor.en.md, in its order.

1 setup, 2 levels, 3 rounds, 4 build, 5 growth, 6 salary, 7 action_phase, 8 performing, 9 ship,
10 occupy, 11 attack, 12 payment, 13 draw, 14 abolition, 15 passing, 16 rounds; 17 is `scoring`, one
folder up.
"""
