import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { startTestApp } from '../../apiproxy/src/testing/test-app.ts';
import { registerComposition } from '../../apiproxy/src/composition/composition.ts';
import { identity } from '../../apiproxy/src/identity/identity.module.ts';
import { hostFolder } from '../packages.mjs';
import { copyRepository } from './repository-copy.mjs';

const copy = copyRepository();
after(() => rmSync(copy, { recursive: true, force: true }));

const bin = (name) => join(copy, 'node_modules', '.bin', name);
/** Runs one of our scripts or tools in the copy. */
const run = async (script, ...words) => {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_TEST_CONTEXT: undefined,
    CREMA_VAR: join(copy, 'var'),
    REGISTRY_DIR: join(copy, 'var', 'registry'),
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], { cwd: copy, env });
    return { code: 0, said: stdout };
  } catch ({ code, stdout, stderr }) {
    return { code, said: stdout + stderr };
  }
};
const passes = async (script, ...words) => {
  const { code, said } = await run(script, ...words);
  assert.equal(code, 0, said);
  return said;
};
const newRemote = (...words) => run('scripts/new-remote.mjs', ...words);
const newFeature = (...words) => run('scripts/new-feature.mjs', ...words);
const read = (path) => readFileSync(join(copy, path), 'utf8');
/** Returns every source file in the copy, with its time of change. */
const everything = () =>
  readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/node_modules|[\\/](?:var|dist|\.tsbuild|\.mf)\b/.test(entry.parentPath),
    )
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => `${path} ${statSync(path).mtimeMs} ${statSync(path).size}`);

describe('a remote and a feature made by the generators', () => {
  const remote = 'mfe-gift-list';
  before(async () => {
    const made = await newRemote(
      'gift-list',
      '--title',
      'Gift list',
      '--path',
      '/gift-list',
      '--icon',
      'gift',
    );
    assert.equal(made.code, 0, made.said);
    assert.match(made.said, /To translate into French:\n.*mfe-gift-list\/remote\.json/);
    const words = ['--title', 'Share it', '--title-fr', 'Partager', '--path', '/gift-list/share/:listId'];
    const more = await newFeature(remote, 'share-list', ...words, '--example', '/gift-list/share/7');
    assert.equal(more.code, 0, more.said);
    assert.doesNotMatch(more.said, /translate/);
  });

  it('pass types, lint, boundaries and format, PLT-003', async () => {
    await passes('node_modules/typescript7/bin/tsc', '-b', remote);
    await passes(bin('eslint'), remote, '--max-warnings', '0');
    await passes(
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      `${remote}/src`,
    );
    await passes(bin('prettier'), '--check', remote);
  });

  it('pass their own tests, PLT-003', async () => {
    await passes(bin('jest'), '--config', 'jest.config.mjs', '--selectProjects', remote, '--runInBand');
  });

  it('build alone, publish alone, and are listed by the server without a change of the host, PLT-002, PLT-003', async () => {
    const said = await passes('scripts/build.mjs', remote);
    assert.match(said, /published mfe-gift-list 0\.1\.0-/);
    // The host that the build before this suite deployed renders the navigation.
    const folders = { host: hostFolder, registry: join(copy, 'var', 'registry') };
    const composition = {
      name: 'composition',
      register: (app, deps) => registerComposition(app, deps, folders),
    };
    const server = await startTestApp({ modules: [identity, composition] });
    try {
      const page = await server.app.inject({ url: '/gift-list', headers: { 'accept-language': 'en-US' } });
      assert.equal(page.statusCode, 200);
      assert.match(page.body, /<title>Gift list · Crema<\/title>/);
      const links = page.body.match(/<a [^>]*href="\/gift-list"[^]*?<\/a>/g) ?? [];
      assert.ok(
        links.some((link) => link.includes('aria-current="page"') && link.includes('<span>Gift list</span>')),
        links.join('\n'),
      );
      assert.match(page.body, new RegExp(`as="script" href="/assets/remotes/${remote}/0\\.1\\.0-`));
      const french = { url: '/gift-list/share/7', headers: { 'accept-language': 'fr-CA' } };
      assert.match((await server.app.inject(french)).body, /<title>Partager · Crema<\/title>/);
    } finally {
      await server.stop();
    }
  });

  it('leave the lock as an install would write it', async () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const { version, dependencies } = JSON.parse(read(`${remote}/package.json`));
    assert.deepEqual(packages[remote], { version, dependencies });
    assert.deepEqual(packages[`node_modules/${remote}`], { resolved: remote, link: true });
    const kit = JSON.parse(read('remote-kit/package.json'));
    const pinned = { ...kit.dependencies, [kit.name]: kit.version };
    for (const [name, wanted] of Object.entries(dependencies)) assert.equal(wanted, pinned[name], name);
    assert.ok(dependencies['react-intl'] && dependencies['@crema/remote-kit']);
    assert.equal(dependencies['yup'], undefined, 'no file of the remote imports yup');
  });
});

describe('a feature in an existing remote', () => {
  for (const { remote, because, words } of [
    { remote: 'mfe-ordering', because: 'whose store has slices', words: [] },
    { remote: 'mfe-gift', because: 'without a store', words: [] },
    { remote: 'mfe-cards', because: 'whose store has one reducer, as a plain page', words: ['--plain'] },
  ])
    it(`fits into ${remote}, ${because}`, async () => {
      const path = `/try-out-${remote}`;
      const made = await newFeature(remote, 'try-out', '--title', 'Try it', '--path', path, ...words);
      assert.equal(made.code, 0, made.said);
      const rooms = `${remote}/rooms.json`;
      if (existsSync(join(copy, rooms))) assert.equal(JSON.parse(read(rooms)).at(-1), 'features/try-out');
      await passes('node_modules/typescript7/bin/tsc', '-b', remote);
      await passes(bin('prettier'), '--check', `${remote}/src/remote.tsx`, `${remote}/remote.json`);
      await passes(
        bin('jest'),
        '--config',
        'jest.config.mjs',
        '--selectProjects',
        remote,
        '--runInBand',
        'try-out',
      );
    });
});

describe('a refused generator run', { concurrency: 2 }, () => {
  let untouched;
  before(() => {
    untouched = everything();
  });
  const remoteWith = (...words) => newRemote(...words, '--title', 'Tea');
  for (const { because, make, says } of [
    {
      because: 'a name that is taken',
      make: () => remoteWith('gift', '--path', '/tea'),
      says: /mfe-gift already exists/,
    },
    {
      because: 'a name in capitals',
      make: () => remoteWith('Tea Room', '--path', '/tea'),
      says: /"Tea Room" is not a valid name/,
    },
    { because: 'no name', make: () => remoteWith('--path', '/tea'), says: /"" is not a valid name/ },
    {
      because: 'a path of another remote',
      make: () => remoteWith('tea', '--path', '/rewards'),
      says: /\/rewards is taken: mfe-rewards/,
    },
    {
      because: 'a path that another remote answers by a pattern',
      make: () => remoteWith('tea', '--path', '/menu/tea/green'),
      says: /mfe-ordering serves \/menu\/:menu\/:category/,
    },
    {
      because: 'the same pattern by other names',
      make: () => remoteWith('tea', '--path', '/account/cards/:tea', '--example', '/account/cards/1'),
      says: /is taken: mfe-cards has \/account\/cards\/:cardId/,
    },
    {
      because: 'a path of the server',
      make: () => remoteWith('tea', '--path', '/assets/tea'),
      says: /\/assets belongs to the server/,
    },
    {
      because: 'a path without a slash',
      make: () => remoteWith('tea', '--path', 'tea'),
      says: /"tea" is not a valid path/,
    },
    { because: 'no path', make: () => remoteWith('tea'), says: /"" is not a valid path/ },
    {
      because: 'parameters without an example',
      make: () => remoteWith('tea', '--nav', 'none', '--path', '/tea/:leaf'),
      says: /--example: \/tea\/:leaf has parameters/,
    },
    {
      because: 'an unknown icon',
      make: () => remoteWith('tea', '--path', '/tea', '--icon', 'teapot'),
      says: /"teapot" is unknown/,
    },
    {
      because: 'no title',
      make: () => newRemote('tea', '--path', '/tea'),
      says: /--title: "" is not a valid title/,
    },
    {
      because: 'a title without quotes',
      make: () => newRemote('tea', '--title', 'Green', 'tea', '--path', '/tea'),
      says: /"tea" is one name too many/,
    },
    {
      because: 'an unknown option',
      make: () => remoteWith('tea', '--pth', '/tea'),
      says: /Unknown option '--pth'[\s\S]*npm run new:remote/,
    },
    {
      because: 'an unknown remote',
      make: () => newFeature('tea', 'leaves', '--title', 'Tea', '--path', '/tea'),
      says: /"mfe-tea" is unknown/,
    },
    {
      because: 'a feature that is taken',
      make: () => newFeature('mfe-gift', 'browse-catalogue', '--title', 'Tea', '--path', '/tea'),
      says: /browse-catalogue already exists/,
    },
    {
      because: 'a route that is taken',
      make: () => newFeature('mfe-gift', 'category', '--title', 'Tea', '--path', '/tea'),
      says: /already has a route category/,
    },
    {
      because: 'a store that has one reducer',
      make: () => newFeature('mfe-cards', 'tea', '--title', 'Tea', '--path', '/tea'),
      says: /cards\.store\.ts.*--plain/,
    },
  ])
    it(`says why and writes nothing: ${because}`, async () => {
      const { code, said } = await make();
      assert.equal(code, 1);
      assert.match(said, says);
      assert.deepEqual(everything(), untouched);
      assert.ok(!existsSync(join(copy, 'mfe-tea')));
    });
});
