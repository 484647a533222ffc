import * as described from './described-validators.ts';
import * as guards from './value-validators.ts';
import { valueSchema } from './value-schema.ts';

const { schemaOf } = described;

describe('a described guard', () => {
  it('exists for every guard, under its name', () => {
    expect(Object.keys(described)).toEqual(expect.arrayContaining(Object.keys(guards)));
  });

  it.each([
    ['text', described.string, 'text'],
    ['a choice', described.picklist('US', 'CA'), { oneOf: ['US', 'CA'] }],
    ['a pattern', described.pattern(/^\d+$/), { like: '^\\d+$' }],
    ['a range', described.between(1, 5), { from: 1, to: 5 }],
    ['a list', described.array(described.integer), { list: 'whole number' }],
    ['a record', described.recordOf(described.boolean), { record: 'true or false' }],
    ['null', described.nullable(described.string), { anyOf: ['text', 'null'] }],
    [
      'a shape with a field that may be absent',
      described.object({ id: described.nonEmptyString, note: described.optional(described.string) }),
      { shape: { id: 'filled text', 'note?': 'text' } },
    ],
  ])('says what it lets through: %s', (_what, guard, schema) => {
    expect(schemaOf(guard as guards.Validator<unknown>)).toEqual(schema);
    expect(valueSchema(schema)).toBeUndefined();
  });

  it('checks as its twin does', () => {
    const guard = described.object({ id: described.nonEmptyString });
    expect(guard({ id: '' })).toBe('id: expected a text that is not empty');
    expect(guard({ id: 'a', more: 1 })).toBeUndefined();
  });

  it('does not pretend to know a guard of another making', () => {
    expect(() => schemaOf(guards.picklist('a'))).toThrow(/without a description/);
  });
});

describe('a value schema', () => {
  it.each([[null], [3], [{}], [{ list: 3 }], [{ from: 1 }], [{ call: [] }], [{ shape: [] }]])(
    'is not %j',
    (value) => {
      expect(valueSchema(value, 'payload')).toBe('payload: expected a value schema');
    },
  );
});
