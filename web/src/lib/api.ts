/** Requests to the server. Secrets travel in a header only, never in an address. */
import type {
  About,
  Analysis,
  Chart,
  Copy,
  Fault,
  Joined,
  Load,
  NewDevice,
  NewSeat,
  NewTable,
  NoticesModel,
  OpenedTable,
  PastPosition,
  Person,
  Puzzle,
  Restored,
  RuleModel,
  SeatLink,
  Session,
  Solution,
  StateMessage,
  TableList,
  TableModel,
} from './api-types';
import type { Component, Message } from './model';

const PERSON = 'pentapolis.person';
const SEATS = 'pentapolis.seats';

/** The server refused; `message` is a message for people where it sent one. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly reason: Message | null,
  ) {
    super(code);
  }
}

function stored<T>(key: string, empty: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? empty;
  } catch {
    return empty;
  }
}

/** The person's secret and the secrets of seats taken by link, kept in this browser. */
export const secrets = {
  person(): string | null {
    return stored<string | null>(PERSON, null);
  },
  setPerson(token: string | null): void {
    localStorage.setItem(PERSON, JSON.stringify(token));
  },
  seat(table: string): string | null {
    return stored<Record<string, string>>(SEATS, {})[table] ?? null;
  },
  setSeat(table: string, token: string): void {
    const known = stored<Record<string, string>>(SEATS, {});
    localStorage.setItem(SEATS, JSON.stringify({ ...known, [table]: token }));
  },
  of(table: string): string[] {
    return [this.person(), this.seat(table)].filter((token) => token !== null);
  },
};

/** What does not change any more is kept by the service worker for the time without the server. */
const KEEP = { 'pentapolis-keep': '1' };

async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  more: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = { ...more };
  const secret = token ?? secrets.person();
  if (secret) headers.Authorization = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline', null);
  }
  if (!answer.ok) {
    const fault = (await answer.json().catch(() => null)) as Fault | null;
    throw new Refused(fault?.code ?? 'failed', fault?.error ?? null);
  }
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return (isJson ? await answer.json() : await answer.text()) as T;
}

/** Whoever has no name yet becomes a guest; names can be changed later. */
async function identified(name: string): Promise<void> {
  if (secrets.person()) {
    try {
      await api.me();
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'unknown-token') throw error;
    }
  }
  const session = await request<Session>('POST', '/api/guest', { name });
  secrets.setPerson(session.token);
}

export const api = {
  identified,
  about: () => request<About>('GET', '/api/about'),
  components: (game: string) => request<Record<string, Component>>('GET', `/api/games/${game}/components`),
  rules: (game: string, language: string) =>
    request<RuleModel[]>('GET', `/api/games/${game}/rules?language=${language}`),
  text: (prefix: string, language: string) => request<string>('GET', `/api/text/${prefix}/${language}`),
  me: () =>
    secrets.person() ? request<Person>('GET', '/api/me') : Promise.reject<Person>(new Refused('unknown-token', null)),
  rename: (name: string) => request<Person>('PATCH', '/api/me', { name }),
  account: (login: string, password: string, mail: string) =>
    request<Person>('POST', '/api/account', { login, password, mail: mail || null }),
  async login(login: string, password: string): Promise<Person> {
    const session = await request<Session>('POST', '/api/login', { login, password });
    secrets.setPerson(session.token);
    return session.person;
  },
  async logout(everywhere = false): Promise<void> {
    await request('POST', `/api/logout${everywhere ? '?everywhere=1' : ''}`, {});
    secrets.setPerson(null);
  },
  changePassword: (old: string, wanted: string) => request('POST', '/api/password', { old, new: wanted }),
  setMail: (password: string, mail: string) => request<Person>('POST', '/api/mail', { password, mail: mail || null }),
  forgotten: (login: string, language: string) => request('POST', '/api/forgotten', { login, language }),
  notices: () => request<NoticesModel>('GET', '/api/me/notices'),
  chooseNotices: (when: NoticesModel['when'], language: string) =>
    request<NoticesModel>('PATCH', '/api/me/notices', { when, language }),
  addDevice: (device: NewDevice) => request<NoticesModel>('POST', '/api/me/devices', device),
  removeDevice: (endpoint: string) => request<NoticesModel>('DELETE', '/api/me/devices', { endpoint }),
  async resetPassword(code: string, password: string): Promise<string> {
    return (await request<Restored>('POST', '/api/reset', { code, password })).login;
  },
  /** All that the server has stored of this person, a JSON value a line. */
  everything: () => request<string>('GET', '/api/me/games'),
  async leaveForGood(password: string): Promise<void> {
    await request('DELETE', '/api/me', { password });
    secrets.setPerson(null);
  },
  open: (table: NewTable) => request<OpenedTable>('POST', '/api/tables', table),
  lobby: () => request<TableList>('GET', '/api/tables'),
  mine: () =>
    secrets.person() ? request<TableList>('GET', '/api/tables?mine=1') : Promise.resolve<TableList>({ tables: [] }),
  table: (id: string) => request<TableModel>('GET', `/api/tables/${id}`),
  links: (id: string) => request<SeatLink[]>('GET', `/api/tables/${id}/links`),
  async join(id: string, seat: number | null, token: string | null): Promise<Joined> {
    const joined = await request<Joined>('POST', `/api/tables/${id}/join`, { seat, token });
    secrets.setSeat(id, joined.token);
    return joined;
  },
  leave: (id: string, seat: number) => request('POST', `/api/tables/${id}/leave`, { seat }),
  /** Give a chair to somebody else before the game begins. */
  changeSeat: (id: string, seat: number, wanted: NewSeat) =>
    request<TableModel>('POST', `/api/tables/${id}/seats/${seat}`, wanted),
  remove: (id: string) => request('DELETE', `/api/tables/${id}`),
  fill: (id: string) => request<TableModel>('POST', `/api/tables/${id}/fill`, {}),
  at: (id: string, position: number, seat: number | null, keep = false) =>
    request<PastPosition>(
      'GET',
      `/api/tables/${id}/at/${position}${seat === null ? '' : `?seat=${seat}`}`,
      undefined,
      secrets.seat(id) ?? undefined,
      keep ? KEEP : {},
    ),
  /** A finished game as its last state tells it. */
  ended: (id: string) =>
    request<StateMessage>('GET', `/api/tables/${id}/state`, undefined, secrets.seat(id) ?? undefined, KEEP),
  analysis: (id: string) => request<Analysis>('GET', `/api/tables/${id}/analysis`, undefined, undefined, KEEP),
  analyse: (id: string) => request<Analysis>('POST', `/api/tables/${id}/analysis`, {}),
  puzzle: (date: string | null) =>
    request<Puzzle>('GET', `/api/puzzle${date ? `?date=${encodeURIComponent(date)}` : ''}`),
  solvePuzzle: (date: string, move: string) => request<Solution>('POST', '/api/puzzle', { date, move }),
  save: (id: string) => request<Record<string, unknown>>('GET', `/api/tables/${id}/save`),
  load: (load: Load) => request<OpenedTable>('POST', '/api/load', load),
  chart: (id: string) => request<Chart>('GET', `/api/tables/${id}/chart`, undefined, undefined, KEEP),
  copy: (id: string, copy: Copy) => request<OpenedTable>('POST', `/api/tables/${id}/copy`, copy),
};
