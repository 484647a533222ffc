import type { ValueSchema } from '@crema/shared-contracts';

export interface Misfit {
  /** The path within the value; empty for the value itself. */
  readonly path: string;
  readonly why: string;
}
type Form<Key extends string> = Extract<ValueSchema, Readonly<Record<Key, unknown>>>;
const has = <Key extends string>(schema: ValueSchema, key: Key): schema is Form<Key> =>
  typeof schema === 'object' && key in schema;

/** Wider types that accept a value of the type. */
const wider: Readonly<Record<string, readonly string[]>> = {
  'filled text': ['text'],
  'whole number': ['number'],
};
const print = (value: unknown) => JSON.stringify(value);
/** Describes the schema in a few words, for a message. */
export const describeSchema = (schema: ValueSchema): string => {
  if (typeof schema === 'string') return schema;
  if (has(schema, 'oneOf')) return `one of ${schema.oneOf.join(', ')}`;
  if (has(schema, 'anyOf')) return schema.anyOf.map(describeSchema).join(' or ');
  if (has(schema, 'list')) return `a list of ${describeSchema(schema.list)}`;
  if (has(schema, 'record')) return `a record of ${describeSchema(schema.record)}`;
  if (has(schema, 'like')) return `a text like ${schema.like}`;
  if (has(schema, 'from')) return `a number from ${schema.from} to ${schema.to}`;
  return has(schema, 'shape') ? 'an object' : 'a function';
};

const below = (path: string, key: string) => (path ? `${path}.${key}` : key);
const mismatch = (given: ValueSchema, expected: ValueSchema, path: string): Misfit[] => [
  { path, why: `is ${describeSchema(given)} where ${describeSchema(expected)} is expected` },
];
const fieldsOf = ({ shape }: Form<'shape'>) =>
  new Map(
    Object.entries(shape).map(([key, schema]) => [
      key.replace(/\?$/, ''),
      { schema, isOptional: key.endsWith('?') },
    ]),
  );

const fitShape = (given: Form<'shape'>, expected: Form<'shape'>, path: string): Misfit[] => {
  const offered = fieldsOf(given);
  return [...fieldsOf(expected)].flatMap(([key, { schema, isOptional }]) => {
    const field = offered.get(key);
    const at = below(path, key);
    if (!field) return isOptional ? [] : [{ path: at, why: 'is not given, but needed' }];
    const misfits = findMisfits(field.schema, schema, at);
    return field.isOptional && !isOptional
      ? [{ path: at, why: 'may be absent, but is needed' }, ...misfits]
      : misfits;
  });
};
/** Parameters are contravariant: the caller's argument must fit the function's parameter. */
const fitCall = (given: Form<'call'>, expected: Form<'call'>, path: string): Misfit[] => [
  ...given.call.flatMap((taken, index) => {
    const handed = expected.call[index] ?? 'undefined';
    return findMisfits(handed, taken, `${path}(${index + 1})`);
  }),
  ...(expected.gives === 'nothing' ? [] : findMisfits(given.gives, expected.gives, `${path}()`)),
];
const isTruth = (value: unknown) => typeof value === 'boolean';
const wordOf = (value: string | number | boolean) =>
  ({ string: value === '' ? 'text' : 'filled text', number: 'whole number', boolean: 'true or false' })[
    typeof value as 'string' | 'number' | 'boolean'
  ];
const admits = (expected: ValueSchema, value: string | number | boolean): boolean => {
  if (has(expected, 'anyOf')) return expected.anyOf.some((option) => admits(option, value));
  if (has(expected, 'oneOf')) return expected.oneOf.includes(value);
  if (has(expected, 'like')) return typeof value === 'string' && new RegExp(expected.like).test(value);
  if (has(expected, 'from'))
    return typeof value === 'number' && value >= expected.from && value <= expected.to;
  return (
    expected === 'anything' ||
    wordOf(value) === expected ||
    Boolean(wider[wordOf(value)]?.includes(expected as string))
  );
};

const fitChoice = (given: Form<'oneOf'>, expected: ValueSchema, path: string): Misfit[] => {
  const strange = given.oneOf.filter((value) => !admits(expected, value));
  return strange.length
    ? [{ path, why: `may be ${strange.map(print).join(', ')} where ${describeSchema(expected)} is expected` }]
    : [];
};
const sameForm = (one: ValueSchema, other: ValueSchema) =>
  typeof one === 'object' &&
  typeof other === 'object' &&
  ['shape', 'list', 'record', 'call'].some((key) => key in one && key in other);
/** One option must accept the whole value. If exactly one option has the same form, report its misfits. */
const fitAnyOf = (given: ValueSchema, expected: Form<'anyOf'>, path: string): Misfit[] => {
  if (expected.anyOf.some((option) => findMisfits(given, option, path).length === 0)) return [];
  const alike = expected.anyOf.filter((option) => sameForm(given, option));
  return alike.length === 1 && alike[0] !== undefined
    ? findMisfits(given, alike[0], path)
    : mismatch(given, expected, path);
};
const fitPrimitive = (given: ValueSchema, expected: ValueSchema): boolean => {
  if (typeof given === 'string')
    return (
      given === expected ||
      (typeof expected === 'string' && Boolean(wider[given]?.includes(expected))) ||
      (given === 'true or false' && has(expected, 'oneOf') && expected.oneOf.filter(isTruth).length === 2)
    );
  if (has(given, 'like'))
    return expected === 'text' || (has(expected, 'like') && expected.like === given.like);
  if (has(given, 'from'))
    return (
      expected === 'number' ||
      (has(expected, 'from') && expected.from <= given.from && given.to <= expected.to)
    );
  return false;
};

/**
 * Returns why a value described by `given` does not fit the type `wanted`; empty when every such value fits.
 * Additional fields are allowed.
 */
export function findMisfits(given: ValueSchema, expected: ValueSchema, path = ''): Misfit[] {
  if (expected === 'anything') return [];
  if (has(given, 'anyOf')) return given.anyOf.flatMap((option) => findMisfits(option, expected, path));
  if (has(given, 'oneOf')) return fitChoice(given, expected, path);
  if (has(expected, 'anyOf')) return fitAnyOf(given, expected, path);
  if (has(given, 'shape') && has(expected, 'shape')) return fitShape(given, expected, path);
  if (has(given, 'list') && has(expected, 'list')) return findMisfits(given.list, expected.list, `${path}[]`);
  if (has(given, 'record') && has(expected, 'record'))
    return findMisfits(given.record, expected.record, `${path}{}`);
  if (has(given, 'call') && has(expected, 'call')) return fitCall(given, expected, path);
  return fitPrimitive(given, expected) ? [] : mismatch(given, expected, path);
}

/** Works like findMisfits for props of a slot; unknown props are misfits, too. */
export const findPropMisfits = (given: ValueSchema, expected: ValueSchema): readonly Misfit[] => {
  const misfits = findMisfits(given, expected);
  if (!has(given, 'shape') || !has(expected, 'shape')) return misfits;
  const known = fieldsOf(expected);
  const unknown = [...fieldsOf(given).keys()].filter((key) => !known.has(key));
  return [...unknown.map((path) => ({ path, why: 'is passed, but not known' })), ...misfits];
};
