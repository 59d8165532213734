/** States come as differences to the one before; what has not changed stays the same object. */
import type { Difference, StateMessage } from './api-types';

/** The state that a difference makes of the one before, which stays as it is. */
export function patched(state: StateMessage, difference: Difference): StateMessage {
  let next: unknown = { ...state, log: difference.log, changes: difference.changes };
  for (const [path, value] of difference.set) next = placed(next, path as (string | number)[], value);
  return next as StateMessage;
}

function placed(whole: unknown, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = placed(copy[key], rest, value);
  return copy;
}
