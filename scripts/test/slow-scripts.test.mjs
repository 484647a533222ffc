import assert from 'node:assert/strict';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../packages.mjs';
import { changedSlowScripts, hashInputs, inputsOf, slowScripts } from './slow-scripts.mjs';
import { sets } from './suites.mjs';

const folder = mkdtempSync(join(tmpdir(), 'crema-inputs-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const write = (name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const hash = () => hashInputs('a.test.mjs', ['templates/**', 'new-*.mjs'], folder);

describe('the tests of generators in the gate', () => {
  it('have another hash when an input is changed, added or renamed, and the same when another file is', () => {
    write('a.test.mjs', 'test');
    write('templates/remote/page.tsx', 'page');
    write('new-remote.mjs', 'script');
    const first = hash();
    write('other.mjs', 'other');
    assert.equal(hash(), first);
    const seen = new Set([first]);
    for (const name of ['a.test.mjs', 'templates/remote/page.tsx', 'new-feature.mjs', 'templates/b.tsx']) {
      write(name, 'changed');
      seen.add(hash());
    }
    assert.equal(seen.size, 5);
  });

  it('run when their inputs are not those that passed last', () => {
    const tested = Object.fromEntries(slowScripts.map((test) => [test, hashInputs(test, inputsOf[test])]));
    assert.deepEqual(changedSlowScripts(tested), []);
    const [changed] = slowScripts;
    assert.deepEqual(changedSlowScripts({ ...tested, [changed]: 'another' }), [changed]);
    assert.deepEqual(changedSlowScripts({}), slowScripts);
    assert.equal(sets.gate.includes('changed-generators'), changedSlowScripts().length > 0);
  });

  it('and their inputs exist', () => {
    for (const [test, globs] of Object.entries(inputsOf)) {
      assert.ok(existsSync(join(root, test)), test);
      for (const glob of globs) assert.ok(globSync(glob, { cwd: root }).length > 0, glob);
    }
  });
});
