import type { Validator } from './value-validators.ts';

/**
 * The description of a value as data: builds record event payloads and slot props with it, so that two
 * versions can be compared. Types: `text`, `filled text`, `number`, `whole number`, `true or false`, `null`,
 * `undefined`, `nothing` (a return value that is not read), `anything`; any other word is the name of a type
 * and fits only itself. A field whose key ends in `?` is optional.
 */
export type ValueSchema =
  | string
  | { readonly oneOf: readonly (string | number | boolean)[] }
  | { readonly anyOf: readonly ValueSchema[] }
  | { readonly list: ValueSchema }
  | { readonly record: ValueSchema }
  | { readonly shape: Readonly<Record<string, ValueSchema>> }
  | { readonly like: string }
  | { readonly from: number; readonly to: number }
  | { readonly call: readonly ValueSchema[]; readonly gives: ValueSchema };

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isSchema = (value: unknown): value is ValueSchema => typeof value === 'string' || fitsAForm(value);
const areSchemas = (value: unknown) => isList(value) && value.every(isSchema);
const isShape = (value: unknown) =>
  typeof value === 'object' && value !== null && !isList(value) && Object.values(value).every(isSchema);

/** Maps the key that identifies the kind of schema to the check of its value and of the other keys. */
const forms: Readonly<Record<string, (value: never, whole: Readonly<Record<string, unknown>>) => boolean>> = {
  oneOf: (value: unknown) => isList(value) && value.every(isScalar),
  anyOf: areSchemas,
  list: isSchema,
  record: isSchema,
  shape: isShape,
  like: (value: unknown) => typeof value === 'string',
  from: (value: unknown, { to }) => typeof value === 'number' && typeof to === 'number',
  call: (value: unknown, { gives }) => areSchemas(value) && isSchema(gives),
};
function fitsAForm(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const whole = value as Readonly<Record<string, unknown>>;
  return Object.entries(forms).some(([key, fits]) => key in whole && fits(whole[key] as never, whole));
}

/** Accepts a description as builds write it. */
export const valueSchema: Validator<ValueSchema> = (value, path = '') =>
  isSchema(value) ? undefined : `${path || 'value'}: expected a value schema`;
