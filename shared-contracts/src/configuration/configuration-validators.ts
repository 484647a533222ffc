// These checks are stricter than value-validators.ts because people write the document by hand. Only the
// server loads them.
import { parseUrl } from '../compatibility/built-ins.ts';
import { object, type Validator, type ValidatedObject } from '../validation/value-validators.ts';

const expectation = (path: string, reason: string) => `${path || 'value'}: ${reason}`;
const validator =
  <T>(expected: string, accepts: (value: unknown) => boolean): Validator<T> =>
  (value, path = '') =>
    accepts(value) ? undefined : expectation(path, `expected ${expected}`);

export const integerBetween = (low: number, high: number): Validator<number> =>
  validator(
    `a whole number from ${low} to ${high}`,
    (value) => Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high,
  );

const yearMs = 366 * 24 * 60 * 60 * 1000;
/** A duration in milliseconds; never negative. */
export const duration = (low = 0): Validator<number> => integerBetween(low, yearMs);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
/** Whole numbers in ascending order without duplicates, as the page shows them. */
export const ascending =
  (item: Validator<number>): Validator<readonly number[]> =>
  (value, path = '') => {
    if (!isList(value) || value.length === 0) return expectation(path, 'expected a list that is not empty');
    for (const [index, entry] of value.entries()) {
      const error = item(entry, `${path}[${index}]`);
      if (error) return error;
      if (index > 0 && Number(value[index - 1]) >= Number(entry))
        return expectation(`${path}[${index}]`, 'expected more than the entry before');
    }
    return undefined;
  };

const isWebUrl = (text: string) =>
  ['https:', 'http:'].includes(parseUrl(text)?.protocol ?? '') && !/\s/.test(text);
const tilePlaceholders = ['{z}', '{x}', '{y}'];
/** A URL with the place of a tile in its path. The host has no placeholder: the page's policy names it. */
const isTileUrl = (text: string) =>
  isWebUrl(text) &&
  !new URL(text).host.includes('{') &&
  tilePlaceholders.every((placeholder) => text.includes(placeholder));
export const tileUrl: Validator<string> = validator(
  'an address that begins with https:// or http://, with {z}, {x} and {y} after the host',
  (value) => typeof value === 'string' && isTileUrl(value),
);
/** A path of the shop or a URL of another site. */
export const link: Validator<string> = validator(
  'a path like /menu, or an address that begins with https:// or http://',
  (value) => typeof value === 'string' && (/^\/(?![/\\])\S*$/.test(value) || isWebUrl(value)),
);

/** A page of another site. Only https, so that others cannot read the visitor's requests to it. */
export const webLink: Validator<string> = validator(
  'an address that begins with https://',
  (value) => typeof value === 'string' && isWebUrl(value) && value.startsWith('https://'),
);

/** Refuses keys that the object does not define: a misspelt key would otherwise be ignored silently. */
export const strictObject = <S extends Record<string, Validator<unknown>>>(
  fields: S,
): Validator<ValidatedObject<S>> => {
  const open = object(fields);
  return (value, path = '') => {
    const keys = typeof value === 'object' && value !== null && !isList(value) ? Object.keys(value) : [];
    const unknown = keys.find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined)
      return expectation(path ? `${path}.${unknown}` : unknown, 'there is no such key');
    return open(value, path);
  };
};
