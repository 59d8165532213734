/** States come as differences to the one before; what has not changed stays the same object, down to the last part. */
import type { Difference, StateMessage } from './api-types';

/** The state that a difference makes of the one before, which stays as it is. */
export function patched(state: StateMessage, difference: Difference): StateMessage {
  let next: unknown = { ...state, log: difference.log, changes: difference.changes };
  for (const [path, value] of difference.set) next = placed(next, path as (string | number)[], value);
  return next as StateMessage;
}

function placed(whole: unknown, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return shared(whole, value);
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = placed(copy[key], rest, value);
  return copy;
}

/** A new value in which every part that is equal to the one before is that very object. */
export function shared<Value>(before: unknown, now: Value): Value {
  if (before === now) return now;
  if (!isParted(before) || !isParted(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  const keys = Object.keys(parts);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    parts[key] = shared(before[key], parts[key]);
    isSame &&= key in before && parts[key] === before[key];
  }
  return isSame ? (before as Value) : now;
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
