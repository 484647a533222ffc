import { valueSchema } from './value-schema.ts';

describe('a value schema', () => {
  it.each([
    ['text'],
    [{ oneOf: ['US', 'CA'] }],
    [{ anyOf: ['text', 'null'] }],
    [{ list: 'whole number' }],
    [{ record: 'true or false' }],
    [{ shape: { id: 'filled text', 'note?': 'text' } }],
    [{ like: '^\\d+$' }],
    [{ from: 1, to: 5 }],
    [{ call: ['text'], gives: 'nothing' }],
  ])('is %j', (value) => {
    expect(valueSchema(value)).toBeUndefined();
  });

  it.each([[null], [3], [{}], [{ list: 3 }], [{ from: 1 }], [{ call: [] }], [{ shape: [] }]])(
    'is not %j',
    (value) => {
      expect(valueSchema(value, 'payload')).toBe('payload: expected a value schema');
    },
  );
});
