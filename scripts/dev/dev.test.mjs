import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { registerComposition } from '../../apiproxy/src/composition/composition.ts';
import { identity } from '../../apiproxy/src/identity/identity.module.ts';
import { startTestApp } from '../../apiproxy/src/testing/test-app.ts';
import { copyRepository } from '../generators/repository-copy.mjs';

const remote = 'mfe-rewards';
const copy = copyRepository();
process.env.CREMA_VAR = join(copy, 'var');
const { serveRemote } = await import(join(copy, 'scripts', 'dev', 'remote-server.mjs'));

const changeJson = (path, change) =>
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
/** Returns the next event of a stream that differs from the last: webpack may build twice after a change. */
const listenTo = async (address) => {
  const { body } = await fetch(address);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let last;
  return async () => {
    for (;;) {
      const found = /^event: (\w+)\ndata: (.*)\n\n/m.exec(text);
      if (!found) {
        text += (await reader.read()).value;
        continue;
      }
      text = text.slice(found.index + found[0].length);
      if (found[0] === last) continue;
      last = found[0];
      return { event: found[1], data: found[2] };
    }
  };
};

describe('a remote under development', () => {
  let server;
  let origin;
  let nextEvent;
  const texts = join(copy, remote, 'src', 'locales', 'en-US.json');
  const page = join(copy, remote, 'src', 'remote.tsx');
  before(async () => {
    server = await serveRemote({ remote, port: 0, landingUrl: () => 'http://localhost:3000/rewards' });
    origin = `http://localhost:${server.port}`;
    nextEvent = await listenTo(`${origin}/changes`);
  });
  after(async () => {
    await server.close();
    rmSync(copy, { recursive: true, force: true });
  });
  const get = (name) => fetch(`${origin}/${name}`);
  const readBuild = async () => (await get('build.json')).json();

  it('is served with the integrity of its files, to any page, PLT-009', async () => {
    assert.equal((await nextEvent()).event, 'built');
    const build = await readBuild();
    assert.match(build.entry, /^remoteEntry\./);
    for (const name of [build.entry, ...build.module, ...build.styles]) {
      const reply = await get(name);
      assert.equal(reply.headers.get('access-control-allow-origin'), '*');
      const content = Buffer.from(await reply.arrayBuffer());
      assert.equal(build.integrity[name], `sha384-${createHash('sha384').update(content).digest('base64')}`);
    }
    assert.equal((await (await get('remote.json')).json()).name, remote);
    // The server accepts the remote's documents by these hashes.
    const documents = Object.entries(await (await get('persisted-documents.json')).json());
    assert.ok(documents.some(([, text]) => text.startsWith('query GetMemberRewards')));
    for (const [hash, text] of documents) assert.equal(hash, createHash('sha256').update(text).digest('hex'));
    assert.equal((await get('nothing.js')).status, 404);
    const redirect = await fetch(`${origin}/`, { redirect: 'manual' });
    assert.equal(redirect.headers.get('location'), 'http://localhost:3000/rewards');
  });

  it('replaces the registry’s version on a server that has no copy of it, PLT-009', async () => {
    const folders = { host: join(copy, 'var', 'host'), registry: join(copy, 'var', 'registry') };
    mkdirSync(folders.host, { recursive: true });
    mkdirSync(join(folders.registry, 'files'), { recursive: true });
    const noFiles = {
      entry: 'h.js',
      integrity: {},
      bytes: {},
      module: [],
      styles: [],
      messages: {},
      routes: {},
    };
    writeFileSync(join(folders.host, 'build.json'), JSON.stringify(noFiles));
    const composition = {
      name: 'composition',
      register: (app, deps) => registerComposition(app, deps, folders),
    };
    const shop = await startTestApp({ modules: [identity, composition] });
    try {
      const asked = await shop.app.inject(`/rewards?remote=${remote}@${origin}`);
      const cookies = Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value]));
      const shown = await shop.app.inject({ url: '/rewards', cookies });
      assert.equal(shown.statusCode, 200);
      const { entry } = await readBuild();
      assert.ok(shown.body.includes(`${origin}/${entry}`));
      assert.match(shown.headers['content-security-policy'], new RegExp(`connect-src [^;]*${origin}`));
    } finally {
      await shop.stop();
    }
  });

  it('is built again after a change of a message and of remote.json, and sends an event', async () => {
    const first = await readBuild();
    changeJson(texts, (all) => ({ ...all, [Object.keys(all)[0]]: 'Splendid coffee' }));
    assert.equal((await nextEvent()).event, 'built');
    const second = await readBuild();
    assert.notEqual(second.messages['en-US'], first.messages['en-US']);
    assert.match(await (await get(second.messages['en-US'])).text(), /Splendid coffee/);
    changeJson(join(copy, remote, 'remote.json'), (manifest) => ({ ...manifest, version: '9.0.0' }));
    assert.equal((await nextEvent()).event, 'built');
    assert.notEqual((await readBuild()).entry, second.entry);
  });

  it('keeps its last good build while there is a mistake in it', async () => {
    const good = readFileSync(page, 'utf8');
    const before = await readBuild();
    writeFileSync(page, `${good}\nconst = ;`);
    const { event, data } = await nextEvent();
    assert.equal(event, 'failed');
    assert.match(JSON.parse(data), /remote\.tsx/);
    assert.deepEqual(await readBuild(), before);
    writeFileSync(page, good);
    assert.equal((await nextEvent()).event, 'built');
  });

  it('adds no development code to a build for production', async () => {
    const files = (folder) => readdirSync(folder).filter((name) => name.endsWith('.js'));
    const says = (folder, words) =>
      files(folder).some((name) => readFileSync(join(folder, name), 'utf8').includes(words));
    assert.ok(says(join(copy, 'var', 'dev', remote), 'EventSource'));
    execFileSync(process.execPath, [join(copy, 'scripts', 'build.mjs'), remote], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: '' },
    });
    assert.ok(files(join(copy, remote, 'dist')).length > 1);
    assert.ok(!says(join(copy, remote, 'dist'), 'EventSource'));
  });
});
