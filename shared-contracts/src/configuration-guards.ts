// Stricter than guards.ts, for a document that people write by hand: only the server loads it.
import { shape, type Guard, type Shaped } from './guards.ts';

const because = (path: string, reason: string) => `${path || 'value'}: ${reason}`;
const when =
  <T>(expected: string, fits: (value: unknown) => boolean): Guard<T> =>
  (value, path = '') =>
    fits(value) ? undefined : because(path, `expected ${expected}`);

export const wholeBetween = (low: number, high: number): Guard<number> =>
  when(
    `a whole number from ${low} to ${high}`,
    (value) => Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high,
  );

const yearMs = 366 * 24 * 60 * 60 * 1000;
/** Milliseconds that something may last; never negative. */
export const duration = (low = 0): Guard<number> => wholeBetween(low, yearMs);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
/** Whole numbers, each once and the smallest first, as they are shown. */
export const ascending =
  (item: Guard<number>): Guard<readonly number[]> =>
  (value, path = '') => {
    if (!isList(value) || value.length === 0) return because(path, 'expected a list that is not empty');
    for (const [index, entry] of value.entries()) {
      const broken = item(entry, `${path}[${index}]`);
      if (broken) return broken;
      if (index > 0 && Number(value[index - 1]) >= Number(entry))
        return because(`${path}[${index}]`, 'expected more than the entry before');
    }
    return undefined;
  };

const isWeb = (text: string) =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol) && !/\s/.test(text);
export const webAddress: Guard<string> = when(
  'an address that begins with https:// or http://',
  (value) => typeof value === 'string' && isWeb(value),
);
/** A page of the shop, or an address elsewhere. */
export const link: Guard<string> = when(
  'a path like /menu, or an address that begins with https:// or http://',
  (value) => typeof value === 'string' && (/^\/(?![/\\])\S*$/.test(value) || isWeb(value)),
);

/** A shape without further keys: a misspelt one would change nothing and nobody would know. */
export const closed = <S extends Record<string, Guard<unknown>>>(fields: S): Guard<Shaped<S>> => {
  const open = shape(fields);
  return (value, path = '') => {
    const keys = typeof value === 'object' && value !== null && !isList(value) ? Object.keys(value) : [];
    const unknown = keys.find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) return because(path ? `${path}.${unknown}` : unknown, 'there is no such key');
    return open(value, path);
  };
};
