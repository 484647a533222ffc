// This module exports the same validators, each with a description of the values that it accepts. A build
// loads the event table with this module instead of value-validators.ts. No browser code imports it, so the
// descriptions add nothing to the bundles.
import * as guards from './value-validators.ts';
import type { Validator } from './value-validators.ts';
import type { ValueSchema } from './value-schema.ts';

const schemas = new WeakMap<Validator<unknown>, ValueSchema>();
const describe = <G extends Validator<unknown>>(validate: G, schema: ValueSchema): G => {
  schemas.set(validate, schema);
  return validate;
};

/**
 * Returns the description of the values that a validator of this module accepts; throws for any other
 * validator.
 */
export const schemaOf = (validate: Validator<unknown>): ValueSchema => {
  const schema = schemas.get(validate);
  if (schema === undefined)
    throw new Error('Found a validator without a description. Describe it in described-validators.ts.');
  return schema;
};

const isOptional = (schema: ValueSchema): schema is { readonly anyOf: readonly [ValueSchema, 'undefined'] } =>
  typeof schema === 'object' && 'anyOf' in schema && schema.anyOf.at(-1) === 'undefined';
const field = ([key, validate]: [string, Validator<unknown>]): [string, ValueSchema] => {
  const schema = schemaOf(validate);
  return isOptional(schema) ? [`${key}?`, schema.anyOf[0]] : [key, schema];
};

export const string = describe(guards.string, 'text');
export const nonEmptyString = describe(guards.nonEmptyString, 'filled text');
export const boolean = describe(guards.boolean, 'true or false');
export const integer = describe(guards.integer, 'whole number');
export const number = describe(guards.number, 'number');
export const pattern: typeof guards.pattern = (expression) =>
  describe(guards.pattern(expression), { like: expression.source });
export const picklist: typeof guards.picklist = (...allowed) =>
  describe(guards.picklist(...allowed), { oneOf: allowed });
export const between: typeof guards.between = (from, to) => describe(guards.between(from, to), { from, to });
export const optional: typeof guards.optional = (validate) =>
  describe(guards.optional(validate), { anyOf: [schemaOf(validate), 'undefined'] });
export const nullable: typeof guards.nullable = (validate) =>
  describe(guards.nullable(validate), { anyOf: [schemaOf(validate), 'null'] });
export const array: typeof guards.array = (validate) =>
  describe(guards.array(validate), { list: schemaOf(validate) });
export const recordOf: typeof guards.recordOf = (validate) =>
  describe(guards.recordOf(validate), { record: schemaOf(validate) });
export const object: typeof guards.object = (fields) =>
  describe(guards.object(fields), { shape: Object.fromEntries(Object.entries(fields).map(field)) });
