// The guards again, each with a description of what it lets through. A build loads the event table with this module
// in the place of guards.ts; nothing that a browser loads imports it, so that descriptions weigh nothing there.
import * as guards from './guards.ts';
import type { Guard } from './guards.ts';
import type { ValueSchema } from './value-schema.ts';

const schemas = new WeakMap<Guard<unknown>, ValueSchema>();
const describe = <G extends Guard<unknown>>(guard: G, schema: ValueSchema): G => {
  schemas.set(guard, schema);
  return guard;
};

/** What a guard of this module lets through; throws for any other guard. */
export const schemaOf = (guard: Guard<unknown>): ValueSchema => {
  const schema = schemas.get(guard);
  if (schema === undefined) throw new Error('a guard without a description: add it to described-guards.ts');
  return schema;
};

const isOptional = (schema: ValueSchema): schema is { readonly anyOf: readonly [ValueSchema, 'undefined'] } =>
  typeof schema === 'object' && 'anyOf' in schema && schema.anyOf.at(-1) === 'undefined';
const field = ([key, guard]: [string, Guard<unknown>]): [string, ValueSchema] => {
  const schema = schemaOf(guard);
  return isOptional(schema) ? [`${key}?`, schema.anyOf[0]] : [key, schema];
};

export const text = describe(guards.text, 'text');
export const filledText = describe(guards.filledText, 'filled text');
export const flag = describe(guards.flag, 'true or false');
export const integer = describe(guards.integer, 'whole number');
export const number = describe(guards.number, 'number');
export const pattern: typeof guards.pattern = (expression) =>
  describe(guards.pattern(expression), { like: expression.source });
export const oneOf: typeof guards.oneOf = (...allowed) =>
  describe(guards.oneOf(...allowed), { oneOf: allowed });
export const between: typeof guards.between = (from, to) => describe(guards.between(from, to), { from, to });
export const optional: typeof guards.optional = (guard) =>
  describe(guards.optional(guard), { anyOf: [schemaOf(guard), 'undefined'] });
export const nullable: typeof guards.nullable = (guard) =>
  describe(guards.nullable(guard), { anyOf: [schemaOf(guard), 'null'] });
export const listOf: typeof guards.listOf = (guard) =>
  describe(guards.listOf(guard), { list: schemaOf(guard) });
export const recordOf: typeof guards.recordOf = (guard) =>
  describe(guards.recordOf(guard), { record: schemaOf(guard) });
export const shape: typeof guards.shape = (fields) =>
  describe(guards.shape(fields), { shape: Object.fromEntries(Object.entries(fields).map(field)) });
