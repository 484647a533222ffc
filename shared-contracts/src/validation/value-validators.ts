import { isRecord } from './is-record.ts';

/**
 * Run-time checks for data that crosses a boundary. A validator returns the path of the first value that does
 * not fit and the expected value, or undefined when all values fit. It costs a few hundred bytes instead of a
 * validation library (PLT-004).
 */
export type Validator<T> = ((value: unknown, path?: string) => string | undefined) & { readonly type?: T };
export type Validated<G> = G extends Validator<infer T> ? T : never;

const expectation = (path: string, expected: string) => `${path || 'value'}: expected ${expected}`;
const primitive =
  <T>(expected: string, accepts: (value: unknown) => boolean): Validator<T> =>
  (value, path = '') =>
    accepts(value) ? undefined : expectation(path, expected);

export const string: Validator<string> = primitive('a text', (value) => typeof value === 'string');
export const nonEmptyString: Validator<string> = primitive(
  'a text that is not empty',
  (value) => typeof value === 'string' && value.trim() !== '',
);
export const boolean: Validator<boolean> = primitive('true or false', (value) => typeof value === 'boolean');
export const integer: Validator<number> = primitive('a whole number', Number.isSafeInteger);
export const number: Validator<number> = primitive('a number', Number.isFinite);
export const pattern = (expression: RegExp): Validator<string> =>
  primitive(
    `a text like ${expression.source}`,
    (value) => typeof value === 'string' && expression.test(value),
  );
export const picklist = <const T extends readonly (string | number | boolean)[]>(
  ...allowed: T
): Validator<T[number]> =>
  primitive(`one of ${allowed.join(', ')}`, (value) => allowed.includes(value as never));
export const between = (low: number, high: number): Validator<number> =>
  primitive(
    `a number from ${low} to ${high}`,
    (value) => typeof value === 'number' && value >= low && value <= high,
  );

export const optional =
  <T>(validate: Validator<T>): Validator<T | undefined> =>
  (value, path = '') =>
    value === undefined ? undefined : validate(value, path);
export const nullable =
  <T>(validate: Validator<T>): Validator<T | null> =>
  (value, path = '') =>
    value === null ? undefined : validate(value, path);

export const array =
  <T>(validate: Validator<T>): Validator<readonly T[]> =>
  (value, path = '') => {
    if (!Array.isArray(value)) return expectation(path, 'a list');
    for (const [index, item] of value.entries()) {
      const error = validate(item, `${path}[${index}]`);
      if (error) return error;
    }
    return undefined;
  };

export const recordOf =
  <T>(validate: Validator<T>): Validator<Readonly<Record<string, T>>> =>
  (value, path = '') => {
    if (!isRecord(value)) return expectation(path, 'an object');
    for (const [key, item] of Object.entries(value)) {
      const error = validate(item, `${path}.${key}`);
      if (error) return error;
    }
    return undefined;
  };

type ObjectFields = Record<string, Validator<unknown>>;
type OptionalKeys<S extends ObjectFields> = {
  [K in keyof S]: undefined extends Validated<S[K]> ? K : never;
}[keyof S];
export type ValidatedObject<S extends ObjectFields> = {
  readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Validated<S[K]>;
} & { readonly [K in OptionalKeys<S>]?: Validated<S[K]> };

/** Unknown keys are allowed: an older reader must accept the additions of a newer writer. */
export const object =
  <S extends ObjectFields>(fields: S): Validator<ValidatedObject<S>> =>
  (value, path = '') => {
    if (!isRecord(value)) return expectation(path, 'an object');
    for (const key of Object.keys(fields)) {
      const error = fields[key]?.(value[key], path ? `${path}.${key}` : key);
      if (error) return error;
    }
    return undefined;
  };
