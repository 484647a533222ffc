// Tests when `npm run build` may skip lerna, in a small repository with the nx.json of this one.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createBuildStamps } from './build-stamps.mjs';
import { root as repository } from '../packages.mjs';

const remote = 'mfe-gift';
const nxWith = (inputs) =>
  JSON.stringify({ namedInputs: {}, targetDefaults: { build: { inputs, outputs: ['{projectRoot}/dist'] } } });

describe('the stamp of a build', () => {
  let root = '';
  const write = (path, text = 'a') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const writePackage = (folder, name, dependencies = {}) =>
    write(`${folder}/package.json`, JSON.stringify({ name, dependencies }));
  const stamps = (environment = {}) => createBuildStamps(root, [remote], environment);
  const isCurrent = (environment) => stamps(environment).isCurrent(remote);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'crema-build-stamps-'));
    cpSync(join(repository, 'nx.json'), join(root, 'nx.json'));
    cpSync(join(repository, '.gitignore'), join(root, '.gitignore'));
    write('package.json', JSON.stringify({ workspaces: ['shared-*', 'remote-kit', 'host', 'mfe-*'] }));
    writePackage('shared-contracts', '@crema/shared-contracts');
    writePackage('shared-ui', '@crema/shared-ui', { '@crema/shared-contracts': '0.1.0' });
    writePackage('remote-kit', '@crema/remote-kit', { '@crema/shared-ui': '0.1.0' });
    writePackage(remote, remote, { '@crema/remote-kit': '0.1.0' });
    writePackage('mfe-cards', 'mfe-cards');
    for (const path of [
      `${remote}/src/remote.tsx`,
      `${remote}/src/remote.test.tsx`,
      `${remote}/dist/build.json`,
      'shared-ui/src/button.tsx',
      'remote-kit/build/webpack-base.mjs',
      'host/src/shared/react.ts',
      'host/src/start-host.tsx',
      'package-lock.json',
    ])
      write(path);
    stamps().keep(remote);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is current without a change', () => {
    assert.ok(isCurrent());
  });

  for (const [what, path] of [
    ['a source', `${remote}/src/remote.tsx`],
    ['remote.json', `${remote}/remote.json`],
    ['a new file whose name begins with a dot', `${remote}/src/.config`],
    ['a package that is used through another one', 'shared-ui/src/button.tsx'],
    ['a build tool', 'remote-kit/build/webpack-base.mjs'],
    ['a shared export of the host', 'host/src/shared/react.ts'],
    ['the lock file', 'package-lock.json'],
    ['nx.json', 'nx.json'],
    ['a built file', `${remote}/dist/build.json`],
  ])
    it(`is not current after a change of ${what}`, () => {
      write(path, path === 'nx.json' ? nxWith(['{projectRoot}/src/**/*']) : 'longer than before');
      assert.ok(!isCurrent());
    });

  for (const [what, path] of [
    ['a test', `${remote}/src/remote.test.tsx`],
    ['a README', `${remote}/README.md`],
    ['a page of the host', 'host/src/start-host.tsx'],
    ['a package that it does not use', 'mfe-cards/src/remote.tsx'],
    ['a file that git ignores', `${remote}/.tsbuild/remote.d.ts`],
  ])
    it(`is current after a change of ${what}`, () => {
      write(path, 'longer than before');
      assert.ok(isCurrent());
    });

  it('is not current after a change that keeps the size', () => {
    utimesSync(join(root, remote, 'src/remote.tsx'), new Date(), new Date('2026-01-01'));
    assert.ok(!isCurrent());
  });
  it('is not current when a source is removed', () => {
    rmSync(join(root, remote, 'src/remote.tsx'));
    assert.ok(!isCurrent());
  });
  it('is not current without built files, nor before the first build', () => {
    rmSync(join(root, remote, 'dist'), { recursive: true });
    assert.ok(!isCurrent());
    assert.ok(!createBuildStamps(root, ['mfe-cards']).isCurrent('mfe-cards'));
  });
  it('is not current with another value of a variable that nx.json names', () => {
    assert.ok(!isCurrent({ NODE_ENV: 'development' }));
    assert.ok(isCurrent({ SHELL: '/bin/other' }));
  });
  it('is not current after a build during which a source was saved', () => {
    const before = stamps();
    write(`${remote}/src/remote.tsx`, 'saved during the build');
    before.keep(remote);
    assert.ok(!isCurrent());
  });
  it('reads the inputs from nx.json', () => {
    write('nx.json', nxWith(['{projectRoot}/remote.json', '{workspaceRoot}/mfe-*/list.json']));
    stamps().keep(remote);
    write(`${remote}/src/remote.tsx`, 'no input any more');
    assert.ok(isCurrent());
    for (const path of [`${remote}/remote.json`, 'mfe-cards/list.json']) {
      write(path, 'an input');
      assert.ok(!isCurrent(), path);
      stamps().keep(remote);
    }
  });
});
