import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { changeDocument, publish, readDocument } from './index.ts';
import { giftManifest } from './testing/test-build.ts';
import { openTestRegistry } from './testing/test-registry.ts';

const manifest = {
  ...giftManifest,
  routes: [{ id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' }],
  events: { emits: ['stars-changed'], consumes: [] },
};
const now = new Date('2026-01-01T00:00:00Z');

describe('publishing a remote', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-registry-'));
  const folder = join(work, 'registry');
  const registry = openTestRegistry(folder);
  const source = join(work, 'mfe-gift');
  const build = (code: string, integrity: string, changes: object = {}) => {
    rmSync(source, { recursive: true, force: true });
    mkdirSync(join(source, 'dist'), { recursive: true });
    writeFileSync(join(source, 'remote.json'), JSON.stringify({ ...manifest, ...changes }));
    writeFileSync(join(source, 'dist', 'remoteEntry.js'), code);
    writeFileSync(join(source, 'dist', 'remoteEntry.js.map'), '{}');
    writeFileSync(
      join(source, 'dist', 'build.json'),
      JSON.stringify({
        entry: 'remoteEntry.js',
        integrity: { 'remoteEntry.js': integrity },
        bytes: {},
        module: [],
        styles: [],
        messages: {},
        routes: {},
      }),
    );
    return () => publish({ registry, source, now });
  };
  let first = '';
  before(async () => {
    first = (await build('first()', 'sha384-first')()).version;
  });
  after(() => rmSync(work, { recursive: true, force: true }));

  it('stores its files with a compressed twin and names it the stable version, PLT-003', async () => {
    const record = (await readDocument(registry))?.remotes['mfe-gift'];
    assert.equal(record?.stable, first);
    assert.equal(record?.versions[first]?.url, `/assets/remotes/mfe-gift/${first}/`);
    const files = join(folder, 'files', 'mfe-gift', first);
    assert.equal(brotliDecompressSync(readFileSync(join(files, 'remoteEntry.js.br'))).toString(), 'first()');
    assert.ok(!readdirSync(files).some((name) => name.endsWith('.map')));
  });

  it('signs the hash of its GraphQL documents, which servers compare before they trust them, D-06', async () => {
    const record = (await readDocument(registry))?.remotes['mfe-gift']?.versions[first];
    const stored = readFileSync(join(folder, 'files', 'mfe-gift', first, 'persisted-documents.json'));
    assert.equal(record?.documents, `sha384-${createHash('sha384').update(stored).digest('base64')}`);
  });

  it('refuses other documents under a version that is there', async () => {
    writeFileSync(join(source, 'persisted-documents.json'), '{"planted":"query P { __typename }"}');
    await assert.rejects(
      publish({ registry, source, now }),
      /different content in .*persisted-documents\.json/,
    );
    rmSync(join(source, 'persisted-documents.json'));
  });

  it('adds the hash to a version that was published before documents were signed', async () => {
    await changeDocument(registry, now, { command: 'test' }, ({ remotes }) => {
      const record = remotes['mfe-gift'];
      assert.ok(record);
      const { documents: _signed, ...version } = record.versions[first] ?? assert.fail();
      return {
        remotes: {
          ...remotes,
          'mfe-gift': { ...record, versions: { ...record.versions, [first]: version } },
        },
      };
    });
    assert.equal((await publish({ registry, source, now })).changed, true);
    const record = (await readDocument(registry))?.remotes['mfe-gift'];
    assert.match(record?.versions[first]?.documents ?? '', /^sha384-/);
    assert.equal(record?.stable, first);
  });

  it('names a second address of the same files when there is one, PLT-006', async () => {
    const other = openTestRegistry(join(work, 'other'));
    const input = { registry: other, source, now, alternativeUrl: 'https://cdn.example/' };
    const { version } = await publish(input);
    const record = (await readDocument(other))?.remotes['mfe-gift'];
    assert.equal(record?.versions[version]?.alternative, `https://cdn.example/mfe-gift/${version}/`);
  });

  it('changes nothing when the same build is published again, PLT-003', async () => {
    assert.deepEqual(await publish({ registry, source, now }), {
      name: 'mfe-gift',
      version: first,
      changed: false,
    });
    assert.equal((await readDocument(registry))?.remotes['mfe-gift']?.previous, undefined);
  });

  it('refuses a version whose stored files are not what was built', async () => {
    const stored = join(folder, 'files', 'mfe-gift', first, 'remoteEntry.js');
    writeFileSync(stored, 'other()');
    await assert.rejects(publish({ registry, source, now }), /already exists with different content/);
    writeFileSync(stored, 'first()');
  });

  it('keeps the version before, with its files, to fall back to, PLT-006', async () => {
    const second = await build('second()', 'sha384-second')();
    const record = (await readDocument(registry))?.remotes['mfe-gift'];
    assert.ok(second.changed);
    assert.equal(record?.stable, second.version);
    assert.equal(record?.previous, first);
    assert.equal(readFileSync(join(folder, 'files', 'mfe-gift', first, 'remoteEntry.js'), 'utf8'), 'first()');
  });

  it('refuses a manifest that does not fit, and leaves the document as it was', async () => {
    const before = await readDocument(registry);
    await assert.rejects(
      build('third()', 'sha384-third', { contract: 'any' }),
      /contract: expected a text like/,
    );
    await assert.rejects(build('third()', 'sha1-weak'), /integrity\.remoteEntry\.js: expected a text like/);
    assert.deepEqual(await readDocument(registry), before);
  });

  it('leaves a remote that was switched off switched off, PLT-005', async () => {
    const disabled = { command: 'disable', remote: 'mfe-gift' };
    await changeDocument(registry, now, disabled, ({ remotes }) => {
      const record = remotes['mfe-gift'];
      assert.ok(record);
      return { remotes: { ...remotes, 'mfe-gift': { ...record, enabled: false } } };
    });
    await build('fourth()', 'sha384-fourth')();
    assert.equal((await readDocument(registry))?.remotes['mfe-gift']?.enabled, false);
  });
});
