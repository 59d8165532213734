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
sizes = []
while not match.over:
    for decision in match.decisions:
        if sys.argv[6]:
            moves = [[one.text, *one.args] for one in decision.moves]
            sizes.append(len(json.dumps([match.view(decision.seat), moves])))
        match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
print(json.dumps({"save": match.save(), "sizes": sizes}))
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
  async function game(id, { seats = 4, seed = 11, options = {}, avoided = '', sized = '' } = {}) {
    const key = JSON.stringify([id, seats, seed, options, avoided, sized]);
    if (!games.has(key)) {
      const { stdout } = await run(
        process.env.PYTHON ?? 'python3',
        ['-c', PLAY, id, `${seats}`, `${seed}`, JSON.stringify(options), avoided, sized],
        { maxBuffer: 1 << 26 },
      );
      const { save, sizes } = JSON.parse(stdout);
      const loaded = await request('POST', '/api/load', { save, names: NAMES.slice(0, seats) });
      games.set(key, { moves: save.moves, sizes, table: loaded.table.id });
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
    /**
     * The largest position of a game: the one whose mover is told the most, in letters of the view and of the
     * offered moves. The states that its mover gets around it, so many moves before it and after it, as the game
     * was played, and a table for them.
     */
    async largest(id, played, before, behind) {
      const { moves, sizes, table } = await game(id, { ...played, sized: 'yes' });
      const at = sizes.indexOf(Math.max(...sizes));
      const [seat] = moves[at];
      const from = Math.max(0, at - before);
      const copy = (await request('POST', `/api/tables/${table}/copy`, { position: from, seat: null })).table.id;
      const states = [];
      for (let i = from; ; i++) {
        const state = await request('GET', `/api/tables/${copy}/state?seat=${seat}`);
        // As the person at this one seat gets it, while others answer for theirs.
        states.push({ ...state, table: { ...state.table, mine: [seat] } });
        if (i === at + behind || !moves[i]) break;
        await request('POST', `/api/tables/${copy}/play`, {
          version: state.version,
          seat: moves[i][0],
          move: moves[i][1],
        });
      }
      return { table: copy, at, of: moves.length, states };
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
