"""``python -m pentapolis`` is the command ``pentapolis``."""

from pentapolis.cli import main

if __name__ == "__main__":
    main()
