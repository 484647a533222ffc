import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ValueSchema } from '@crema/shared-contracts';
import { findMisfits, findPropMisfits } from './value-fit.rules.ts';

const call = (...taken: ValueSchema[]): ValueSchema => ({ call: taken, gives: 'nothing' });
const fits: [string, ValueSchema, ValueSchema][] = [
  ['the same word', 'text', 'text'],
  ['a narrower text', 'filled text', 'text'],
  ['a narrower number', 'whole number', 'number'],
  ['a range within a range', { from: 2, to: 3 }, { from: 1, to: 5 }],
  ['a pattern as a text', { like: '^a' }, 'text'],
  ['fewer choices', { oneOf: ['a'] }, { oneOf: ['a', 'b'] }],
  ['choices as texts', { oneOf: ['a'] }, 'filled text'],
  ['true or false as a choice of both', 'true or false', { oneOf: [true, false] }],
  ['one option of several', 'text', { anyOf: ['text', 'null'] }],
  ['more fields than expected', { shape: { a: 'text', b: 'text' } }, { shape: { a: 'text' } }],
  ['no field where it may be absent', { shape: {} }, { shape: { 'a?': 'text' } }],
  ['a field that is always there now', { shape: { a: 'text' } }, { shape: { 'a?': 'text' } }],
  ['anything where anything is expected', { list: 'text' }, 'anything'],
  ['a function that ignores what it is handed', call(), call('text')],
  ['a function that takes more kinds of values', call({ anyOf: ['text', 'null'] }), call('text')],
  ['a function whose answer nobody reads', { call: [], gives: 'text' }, call()],
];
const misfits: [string, ValueSchema, ValueSchema, string[]][] = [
  ['a field is gone', { shape: {} }, { shape: { a: 'text' } }, ['a is not given, but needed']],
  [
    'a field became optional',
    { shape: { 'a?': 'text' } },
    { shape: { a: 'text' } },
    ['a may be absent, but is needed'],
  ],
  ['a wider word', 'text', 'filled text', [' is text where filled text is expected']],
  [
    'a value nobody knows',
    { oneOf: ['a', 'c'] },
    { oneOf: ['a', 'b'] },
    [' may be "c" where one of a, b is expected'],
  ],
  ['null', { anyOf: ['text', 'null'] }, 'text', [' is null where text is expected']],
  [
    'a field deep inside',
    { shape: { a: { list: { shape: { b: 'number' } } } } },
    { shape: { a: { list: { shape: { b: 'whole number' } } } } },
    ['a[].b is number where whole number is expected'],
  ],
  [
    'the option of the same form',
    { shape: { b: 'number' } },
    { anyOf: [{ shape: { b: 'text' } }, 'null'] },
    ['b is number where text is expected'],
  ],
  [
    'a wider range',
    { from: 0, to: 9 },
    { from: 1, to: 5 },
    [' is a number from 0 to 9 where a number from 1 to 5 is expected'],
  ],
  [
    'a function that is handed less than it reads',
    { shape: { onChosen: call({ shape: { id: 'text', name: 'text' } }) } },
    { shape: { onChosen: call({ shape: { id: 'text' } }) } },
    ['onChosen(1).name is not given, but needed'],
  ],
];

describe('a value handed to somebody who was built for another description', () => {
  for (const [what, given, wanted] of fits)
    it(`fits: ${what}`, () => assert.deepEqual(findMisfits(given, wanted), []));
  for (const [what, given, wanted, expected] of misfits)
    it(`does not fit: ${what}`, () =>
      assert.deepEqual(
        findMisfits(given, wanted).map(({ path, why }) => `${path} ${why}`),
        expected,
      ));
  it('does not fit as props: one that is passed and not known', () => {
    const misfit = { path: 'b', why: 'is passed, but not known' };
    assert.deepEqual(findPropMisfits({ shape: { 'b?': 'text' } }, { shape: {} }), [misfit]);
  });
});
