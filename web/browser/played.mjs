// Whole games of bots, played by the engine itself, and tables in the middle of them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const NAMES = ['Eva', 'Hypatia', 'Solon', 'Aspasia', 'Imhotep', 'Zenobia', 'Ashoka'];
const PLAY = `
import json, random, re, sys, pentapolis
game, seats, seed, options = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), json.loads(sys.argv[4])
match = pentapolis.new(game, seats=seats, seed=seed, options=options)
rng, avoided = random.Random(seed), sys.argv[5]
while avoided and not match.over:
    moves = match.decisions[0].moves
    match.play(match.decisions[0].seat, rng.choice([one for one in moves if not re.search(avoided, one.text)] or moves))
bots = [pentapolis.bot("greedy", seed=seed + seat) for seat in range(seats)]
while not match.over:
    for decision in match.decisions:
        match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
print(json.dumps(match.save()))
`;

/** The played games of one person at a server. */
export async function playedGames(url, name = 'Eva') {
  let token = null;
  async function request(method, path, body) {
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
  token = (await request('POST', '/api/guest', { name })).token;

  const games = new Map();
  /** A whole game: its moves, and a table where it can be looked at. Where moves are avoided, the others are drawn by lot. */
  async function game(id, { seats = 4, seed = 11, options = {}, avoided = '' } = {}) {
    const key = JSON.stringify([id, seats, seed, options, avoided]);
    if (!games.has(key)) {
      const { stdout } = await run(
        process.env.PYTHON ?? 'python3',
        ['-c', PLAY, id, `${seats}`, `${seed}`, JSON.stringify(options), avoided],
        { maxBuffer: 1 << 26 },
      );
      const save = JSON.parse(stdout);
      const loaded = await request('POST', '/api/load', { save, names: NAMES.slice(0, seats) });
      games.set(key, { moves: save.moves, table: loaded.table.id });
    }
    return games.get(key);
  }

  return {
    token,
    request,
    game,
    /** The table of a whole game. */
    over: async (id, played) => (await game(id, played)).table,
    /** A table at a position of a game, whose mover is the person; past the end there is none. */
    async table(id, played, position) {
      const { moves, table } = await game(id, played);
      const at = typeof position === 'function' ? position(moves) : position;
      if (!moves[at]) return null;
      return (await request('POST', `/api/tables/${table}/copy`, { position: at, seat: moves[at][0] })).table.id;
    },
    /** The page belongs to the person. */
    async enter(page) {
      if (!page.url().startsWith(url)) await page.goto(url);
      await page.evaluate((one) => localStorage.setItem('pentapolis.person', JSON.stringify(one)), token);
    },
  };
}

/** Where the first seat moves, after that part of the moves. */
export const after =
  (part, seat = 0) =>
  (moves) => {
    const from = Math.min(Math.floor(moves.length * part), moves.length - 1);
    const found = moves.findIndex(([mover], i) => i >= from && mover === seat);
    return found < 0 ? from : found;
  };

/** Where a move like that was played, after that part of the moves. */
export const before =
  (wanted, part = 0) =>
  (moves) =>
    moves.findIndex(([, text], i) => i >= moves.length * part && wanted.test(text));
