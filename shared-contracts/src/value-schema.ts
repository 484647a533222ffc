import type { Validator } from './value-validators.ts';

/**
 * What a value may be, as data: what builds write down of event payloads and slot props, so that two versions
 * can be compared. Words: `text`, `filled text`, `number`, `whole number`, `true or false`, `null`, `undefined`,
 * `nothing` (a call's answer that nobody reads), `anything`; any other word is a type's own name and fits only
 * itself. A field whose key ends in `?` may be absent.
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

/** Key that identifies the kind of schema → the check of its value and of the keys beside it. */
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

/** A description as builds write it. */
export const valueSchema: Validator<ValueSchema> = (value, path = '') =>
  isSchema(value) ? undefined : `${path || 'value'}: expected a value schema`;
