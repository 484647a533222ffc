import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOptions } from './options.mjs';

describe('the options of a bench', () => {
  const known = { figures: { runs: 9 }, texts: ['only'], switches: ['as-built'] };
  it('have defaults', () => assert.deepEqual({ ...readOptions([], known) }, { runs: 9 }));
  it('are read by name', () =>
    assert.deepEqual(
      { ...readOptions(['--runs', '3', '--only', 'a,b', '--as-built'], known) },
      { runs: 3, only: 'a,b', 'as-built': true },
    ));
  for (const args of [['--run', '3'], ['--runs', 'many'], ['--runs'], ['three']])
    it(`are refused: ${args.join(' ')}`, () => assert.throws(() => readOptions(args, known)));
});
