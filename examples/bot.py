"""A complete bot for a Pentapolis server, in the standard library alone.

python examples/bot.py http://127.0.0.1:8000 TABLE s_SEAT_TOKEN
"""

import json
import random
import sys
import urllib.error
import urllib.request

SERVER, TABLE, TOKEN = sys.argv[1:4]


def request(path, data=None):
    body = None if data is None else json.dumps(data).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urllib.request.urlopen(
        urllib.request.Request(f"{SERVER}/api/tables/{TABLE}/{path}", body, headers)
    )


for line in request("stream"):
    message = json.loads(line)
    if message["type"] != "state":
        continue
    if message["table"]["status"] == "over":
        print("winners:", message["table"]["winners"])
        break
    if decision := message["decision"]:
        move = random.choice(decision["moves"])["text"]
        answer = {"version": message["version"], "seat": decision["seat"], "move": move}
        try:
            request("play", answer).close()
        except urllib.error.HTTPError as error:
            if error.code != 409:  # 409: the question has changed; the next line has the new one
                raise
