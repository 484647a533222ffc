/**
 * Run-time checks for what crosses a boundary. A guard returns the path of the first thing that does not
 * fit, or undefined when the value fits: a few hundred bytes instead of a validation library (PLT-004).
 */
export type Guard<T> = ((value: unknown, path?: string) => string | undefined) & { readonly type?: T };
export type Guarded<G> = G extends Guard<infer T> ? T : never;

const because = (path: string, expected: string) => `${path || 'value'}: expected ${expected}`;
const primitive =
  <T>(expected: string, fits: (value: unknown) => boolean): Guard<T> =>
  (value, path = '') =>
    fits(value) ? undefined : because(path, expected);

export const text: Guard<string> = primitive('a text', (value) => typeof value === 'string');
export const filledText: Guard<string> = primitive(
  'a text that is not empty',
  (value) => typeof value === 'string' && value.trim() !== '',
);
export const flag: Guard<boolean> = primitive('true or false', (value) => typeof value === 'boolean');
export const integer: Guard<number> = primitive('a whole number', Number.isSafeInteger);
export const number: Guard<number> = primitive('a number', Number.isFinite);
export const pattern = (expression: RegExp): Guard<string> =>
  primitive(
    `a text like ${expression.source}`,
    (value) => typeof value === 'string' && expression.test(value),
  );
export const oneOf = <const T extends readonly (string | number | boolean)[]>(
  ...allowed: T
): Guard<T[number]> => primitive(`one of ${allowed.join(', ')}`, (value) => allowed.includes(value as never));
export const between = (low: number, high: number): Guard<number> =>
  primitive(
    `a number from ${low} to ${high}`,
    (value) => typeof value === 'number' && value >= low && value <= high,
  );

export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value, path = '') =>
    value === undefined ? undefined : guard(value, path);
export const nullable =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value, path = '') =>
    value === null ? undefined : guard(value, path);

export const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value, path = '') => {
    if (!Array.isArray(value)) return because(path, 'a list');
    for (const [index, item] of value.entries()) {
      const broken = guard(item, `${path}[${index}]`);
      if (broken) return broken;
    }
    return undefined;
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf =
  <T>(guard: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value, path = '') => {
    if (!isRecord(value)) return because(path, 'an object');
    for (const [key, item] of Object.entries(value)) {
      const broken = guard(item, `${path}.${key}`);
      if (broken) return broken;
    }
    return undefined;
  };

type Shape = Record<string, Guard<unknown>>;
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Guarded<S[K]> ? K : never }[keyof S];
export type Shaped<S extends Shape> = {
  readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Guarded<S[K]>;
} & { readonly [K in OptionalKeys<S>]?: Guarded<S[K]> };

/** Unknown keys are allowed: an older reader must accept what a newer writer adds. */
export const shape =
  <S extends Shape>(fields: S): Guard<Shaped<S>> =>
  (value, path = '') => {
    if (!isRecord(value)) return because(path, 'an object');
    for (const key of Object.keys(fields)) {
      const broken = fields[key]?.(value[key], path ? `${path}.${key}` : key);
      if (broken) return broken;
    }
    return undefined;
  };
