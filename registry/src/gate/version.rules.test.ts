import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leastVersionAfter } from './version.rules.ts';

describe('the version that has to follow', () => {
  for (const [version, need, least] of [
    ['1.4.2-3f2a9c1e', 'major', '2.0.0'],
    ['1.4.2-3f2a9c1e', 'minor', '1.5.0'],
    ['1.4.2-3f2a9c1e', 'patch', '1.4.3'],
    ['0.1.0-3f2a9c1e', 'major', '0.2.0'],
    ['0.1.0-3f2a9c1e', 'minor', '0.1.1'],
    ['0.1.0-3f2a9c1e', 'patch', '0.1.1'],
  ] as const)
    it(`is ${least} after a ${need} change of ${version}`, () =>
      assert.equal(leastVersionAfter(version, need), least));
});
