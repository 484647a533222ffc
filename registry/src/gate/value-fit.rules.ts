import type { ValueSchema } from '@crema/shared-contracts';

export interface Misfit {
  /** Where in the value; empty for the value itself. */
  readonly path: string;
  readonly why: string;
}
type Form<Key extends string> = Extract<ValueSchema, Readonly<Record<Key, unknown>>>;
const has = <Key extends string>(schema: ValueSchema, key: Key): schema is Form<Key> =>
  typeof schema === 'object' && key in schema;

/** What a word may stand in for besides itself. */
const wider: Readonly<Record<string, readonly string[]>> = {
  'filled text': ['text'],
  'whole number': ['number'],
};
const print = (value: unknown) => JSON.stringify(value);
/** The description in few words, for a message. */
export const wordsFor = (schema: ValueSchema): string => {
  if (typeof schema === 'string') return schema;
  if (has(schema, 'oneOf')) return `one of ${schema.oneOf.join(', ')}`;
  if (has(schema, 'anyOf')) return schema.anyOf.map(wordsFor).join(' or ');
  if (has(schema, 'list')) return `a list of ${wordsFor(schema.list)}`;
  if (has(schema, 'record')) return `a record of ${wordsFor(schema.record)}`;
  if (has(schema, 'like')) return `a text like ${schema.like}`;
  if (has(schema, 'from')) return `a number from ${schema.from} to ${schema.to}`;
  return has(schema, 'shape') ? 'an object' : 'a function';
};

const below = (path: string, key: string) => (path ? `${path}.${key}` : key);
const mismatch = (given: ValueSchema, wanted: ValueSchema, path: string): Misfit[] => [
  { path, why: `is ${wordsFor(given)} where ${wordsFor(wanted)} is expected` },
];
const fieldsOf = ({ shape }: Form<'shape'>) =>
  new Map(
    Object.entries(shape).map(([key, schema]) => [
      key.replace(/\?$/, ''),
      { schema, absentable: key.endsWith('?') },
    ]),
  );

const fitShape = (given: Form<'shape'>, wanted: Form<'shape'>, path: string): Misfit[] => {
  const offered = fieldsOf(given);
  return [...fieldsOf(wanted)].flatMap(([key, { schema, absentable }]) => {
    const field = offered.get(key);
    const at = below(path, key);
    if (!field) return absentable ? [] : [{ path: at, why: 'is not given, but needed' }];
    const misfits = findMisfits(field.schema, schema, at);
    return field.absentable && !absentable
      ? [{ path: at, why: 'may be absent, but is needed' }, ...misfits]
      : misfits;
  });
};
/** What the caller hands to a function must fit what the function takes: the sides change places. */
const fitCall = (given: Form<'call'>, wanted: Form<'call'>, path: string): Misfit[] => [
  ...given.call.flatMap((taken, index) => {
    const handed = wanted.call[index] ?? 'undefined';
    return findMisfits(handed, taken, `${path}(${index + 1})`);
  }),
  ...(wanted.gives === 'nothing' ? [] : findMisfits(given.gives, wanted.gives, `${path}()`)),
];
const isTruth = (value: unknown) => typeof value === 'boolean';
const wordOf = (value: string | number | boolean) =>
  ({ string: value === '' ? 'text' : 'filled text', number: 'whole number', boolean: 'true or false' })[
    typeof value as 'string' | 'number' | 'boolean'
  ];
const admits = (wanted: ValueSchema, value: string | number | boolean): boolean => {
  if (has(wanted, 'anyOf')) return wanted.anyOf.some((option) => admits(option, value));
  if (has(wanted, 'oneOf')) return wanted.oneOf.includes(value);
  if (has(wanted, 'like')) return typeof value === 'string' && new RegExp(wanted.like).test(value);
  if (has(wanted, 'from')) return typeof value === 'number' && value >= wanted.from && value <= wanted.to;
  return (
    wanted === 'anything' ||
    wordOf(value) === wanted ||
    Boolean(wider[wordOf(value)]?.includes(wanted as string))
  );
};

const fitChoice = (given: Form<'oneOf'>, wanted: ValueSchema, path: string): Misfit[] => {
  const strange = given.oneOf.filter((value) => !admits(wanted, value));
  return strange.length
    ? [{ path, why: `may be ${strange.map(print).join(', ')} where ${wordsFor(wanted)} is expected` }]
    : [];
};
const sameForm = (one: ValueSchema, other: ValueSchema) =>
  typeof one === 'object' &&
  typeof other === 'object' &&
  ['shape', 'list', 'record', 'call'].some((key) => key in one && key in other);
/** One option has to take the whole value; when only one is of its form, its misfits are the ones to name. */
const fitAnyOf = (given: ValueSchema, wanted: Form<'anyOf'>, path: string): Misfit[] => {
  if (wanted.anyOf.some((option) => findMisfits(given, option, path).length === 0)) return [];
  const alike = wanted.anyOf.filter((option) => sameForm(given, option));
  return alike.length === 1 && alike[0] !== undefined
    ? findMisfits(given, alike[0], path)
    : mismatch(given, wanted, path);
};
const fitWord = (given: ValueSchema, wanted: ValueSchema): boolean => {
  if (typeof given === 'string')
    return (
      given === wanted ||
      (typeof wanted === 'string' && Boolean(wider[given]?.includes(wanted))) ||
      (given === 'true or false' && has(wanted, 'oneOf') && wanted.oneOf.filter(isTruth).length === 2)
    );
  if (has(given, 'like')) return wanted === 'text' || (has(wanted, 'like') && wanted.like === given.like);
  if (has(given, 'from'))
    return wanted === 'number' || (has(wanted, 'from') && wanted.from <= given.from && given.to <= wanted.to);
  return false;
};

/**
 * Why a value described by `given` cannot be handed to somebody who expects `wanted`; empty when every such value
 * can. Fields that are not expected do no harm.
 */
export function findMisfits(given: ValueSchema, wanted: ValueSchema, path = ''): Misfit[] {
  if (wanted === 'anything') return [];
  if (has(given, 'anyOf')) return given.anyOf.flatMap((option) => findMisfits(option, wanted, path));
  if (has(given, 'oneOf')) return fitChoice(given, wanted, path);
  if (has(wanted, 'anyOf')) return fitAnyOf(given, wanted, path);
  if (has(given, 'shape') && has(wanted, 'shape')) return fitShape(given, wanted, path);
  if (has(given, 'list') && has(wanted, 'list')) return findMisfits(given.list, wanted.list, `${path}[]`);
  if (has(given, 'record') && has(wanted, 'record'))
    return findMisfits(given.record, wanted.record, `${path}{}`);
  if (has(given, 'call') && has(wanted, 'call')) return fitCall(given, wanted, path);
  return fitWord(given, wanted) ? [] : mismatch(given, wanted, path);
}

/** As findMisfits, for props of a slot: one that is passed must also be known. */
export const findPropMisfits = (given: ValueSchema, wanted: ValueSchema): readonly Misfit[] => {
  const misfits = findMisfits(given, wanted);
  if (!has(given, 'shape') || !has(wanted, 'shape')) return misfits;
  const known = fieldsOf(wanted);
  const unknown = [...fieldsOf(given).keys()].filter((key) => !known.has(key));
  return [...unknown.map((path) => ({ path, why: 'is passed, but not known' })), ...misfits];
};
