/** The same game once more: the same people and options, everybody one seat further. */
import { api } from './api';
import type { NewSeat, SeatModel, TableModel } from './api-types';

function again(seat: SeatModel, mine: boolean): NewSeat {
  if (mine && seat.kind === 'person') return { kind: 'me' };
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, style: seat.style ?? 'plain', name: seat.name };
  if (seat.kind === 'local') return { kind: 'local', name: seat.name };
  // Other people come by a link.
  return { kind: 'open' };
}

/** Open the table; returns its id. */
export async function rematch(table: TableModel, me: string): Promise<string> {
  await api.identified(me);
  let taken = false;
  const seats = table.seats.map((seat) => {
    const mine = table.mine.includes(seat.seat) && !taken;
    const one = again(seat, mine);
    taken ||= one.kind === 'me';
    return one;
  });
  // Whoever only watched sits down where a bot sat.
  if (!taken && !seats.some((seat) => seat.kind === 'local')) seats[0] = { kind: 'me' };
  const opened = await api.open({
    game: table.game,
    options: table.options,
    public: table.public,
    spectators: table.spectators,
    clock: table.clock,
    seats: [...seats.slice(-1), ...seats.slice(0, -1)],
  });
  return opened.table.id;
}
