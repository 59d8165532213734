/** Rows of the log with their changes as signs, in the place of the ledger's words. */
import type { Message } from '../../lib/model';
import type { Amount } from '../board';

const SIGNS: Readonly<Record<string, string>> = {
  'tm-points': 'points',
  'tm-coins': 'coin',
  'tm-workers': 'worker',
  'tm-priests': 'priest',
  'tm-bowls': 'power',
  'tm-cult-levels': 'cults',
};
/** What happened, where the row itself says it only together with what it changed. */
const WORDS: Readonly<Record<string, string>> = {
  'tm-log-income': 'shell-tm-income',
  'tm-log-cult-reward': 'shell-tm-cult-reward',
};

export function inSigns({ key, args }: Message): { words: Message; changes: Amount[] } | null {
  const { change, what, ...rest } = args ?? {};
  const parts = (change as Message | undefined)?.args?.parts as Message[] | undefined;
  if (!parts) return null;
  const changes = parts.flatMap((part): Amount[] => {
    const sign = SIGNS[(part.args?.total as Message | undefined)?.key ?? ''];
    const delta = Number(part.args?.delta);
    // Power that is spent goes down by two bowls; no command both spends and gains it.
    return sign ? [{ icon: sign, amount: sign === 'power' && delta < 0 ? Math.round(delta / 2) : delta }] : [];
  });
  const words = rest.words ?? what ?? { key: WORDS[key] ?? key };
  return { words: { key: 'tm-log-command', args: { ...rest, words } }, changes };
}
