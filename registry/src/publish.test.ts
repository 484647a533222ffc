import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { publish, readDocument } from './index.ts';

const manifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [{ id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' }],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: ['gift-purchased'], consumes: [] },
  locales: ['en-US', 'en-CA', 'fr-CA'],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};
const now = new Date('2026-01-01T00:00:00Z');

describe('publishing a remote', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-registry-'));
  const folder = join(work, 'registry');
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
    return () => publish({ folder, source, now });
  };
  let first = '';
  before(() => {
    first = build('first()', 'sha384-first')().version;
  });
  after(() => rmSync(work, { recursive: true, force: true }));

  it('stores its files with a compressed twin and names it the stable version, PLT-003', () => {
    const record = readDocument(folder)?.remotes['mfe-gift'];
    assert.equal(record?.stable, first);
    assert.equal(record?.versions[first]?.address, `/assets/remotes/mfe-gift/${first}/`);
    const files = join(folder, 'files', 'mfe-gift', first);
    assert.equal(brotliDecompressSync(readFileSync(join(files, 'remoteEntry.js.br'))).toString(), 'first()');
    assert.ok(!readdirSync(files).some((name) => name.endsWith('.map')));
  });

  it('changes nothing when the same build is published again, PLT-003', () => {
    assert.deepEqual(publish({ folder, source, now }), { name: 'mfe-gift', version: first, changed: false });
    assert.equal(readDocument(folder)?.remotes['mfe-gift']?.previous, undefined);
  });

  it('refuses a version whose stored files are not what was built', () => {
    const stored = join(folder, 'files', 'mfe-gift', first, 'remoteEntry.js');
    writeFileSync(stored, 'other()');
    assert.throws(() => publish({ folder, source, now }), /exists with another content/);
    writeFileSync(stored, 'first()');
  });

  it('keeps the version before, with its files, to fall back to, PLT-006', () => {
    const second = build('second()', 'sha384-second')();
    const record = readDocument(folder)?.remotes['mfe-gift'];
    assert.ok(second.changed);
    assert.equal(record?.stable, second.version);
    assert.equal(record?.previous, first);
    assert.equal(readFileSync(join(folder, 'files', 'mfe-gift', first, 'remoteEntry.js'), 'utf8'), 'first()');
  });

  it('refuses a manifest that does not fit, and leaves the document as it was', () => {
    const before = readDocument(folder);
    assert.throws(build('third()', 'sha384-third', { contract: 'any' }), /contract: expected a text like/);
    assert.throws(build('third()', 'sha1-weak'), /integrity\.remoteEntry\.js: expected a text like/);
    assert.deepEqual(readDocument(folder), before);
  });

  it('leaves a remote that was switched off switched off, PLT-005', () => {
    const path = join(folder, 'registry.json');
    const document = JSON.parse(readFileSync(path, 'utf8')) as {
      remotes: Record<string, { enabled: boolean }>;
    };
    document.remotes['mfe-gift']!.enabled = false;
    writeFileSync(path, JSON.stringify(document));
    build('fourth()', 'sha384-fourth')();
    assert.equal(readDocument(folder)?.remotes['mfe-gift']?.enabled, false);
  });
});
