import { invalidRequest } from './double-error.ts';

/** The parameters of a request: Stripe's API takes them as a form, or in the query of a GET. */
export type Form = URLSearchParams;

export const textOf = (form: Form, name: string): string | undefined => form.get(name) ?? undefined;
export const flagOf = (form: Form, name: string): boolean => form.get(name) === 'true';

export const integerOf = (form: Form, name: string): number | undefined => {
  const text = form.get(name);
  if (text === null) return undefined;
  if (!/^\d+$/.test(text))
    throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name });
  return Number(text);
};

export const required = <Value>(value: Value | undefined, param: string): Value => {
  if (value === undefined)
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return value;
};

/** `name[key]=value` as an object. */
export const mapOf = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const inner = new RegExp(`^${name}\\[([^\\]]+)\\]$`).exec(key)?.[1];
      return inner === undefined ? [] : [[inner, value] as const];
    }),
  );

/** `name[0]=value` and `name[]=value` as a list. */
export const listOf = (form: Form, name: string): string[] =>
  [...form].flatMap(([key, value]) => (new RegExp(`^${name}\\[\\d*\\]$`).test(key) ? [value] : []));

/** Throws for a parameter that the endpoint does not have, also inside of another one, as Stripe does. A list is `name[]`, a map with any keys `name[*]`. */
export const assertKnown = (form: Form, known: readonly string[]): void => {
  for (const param of form.keys()) {
    const names = [param.replace(/\[\d*\]$/, '[]'), param.replace(/\[[^[\]]+\]$/, '[*]')];
    if (!names.some((name) => known.includes(name) || name === 'expand[]'))
      throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
};
