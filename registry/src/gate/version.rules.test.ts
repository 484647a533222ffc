import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareVersions, leastVersionAfter, satisfiesRange } from './version.rules.ts';

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

  it('is compared by number, not by letter or hash', () => {
    assert.ok(compareVersions('1.10.0-aaaa', '1.9.9-ffff') > 0);
    assert.equal(compareVersions('1.9.9-aaaa', '1.9.9-ffff'), 0);
  });
});

describe('a range of library versions', () => {
  for (const [range, version, fits] of [
    ['^19.3.1', '19.4.0', true],
    ['^19.3.1', '19.3.0', false],
    ['^19.3.1', '20.0.0', false],
    ['^0.1.0', '0.1.9', true],
    ['^0.1.0', '0.2.0', false],
    ['3.0.0-rc.3', '3.0.0-rc.3', true],
    ['3.0.0-rc.3', '3.0.0', false],
    ['^7.8.2', '7.9.0-beta.1', false],
  ] as const)
    it(`${range} ${fits ? 'takes' : 'refuses'} ${version}`, () =>
      assert.equal(satisfiesRange(range, version), fits));
});
