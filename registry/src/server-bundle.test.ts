import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { collectGarbage } from './collect-garbage.ts';
import { checkBuild } from './gate/publish-gate.ts';
import { publish, readBuild } from './publish.ts';
import { readDocument } from './registry.ts';
import { giftManifest, writeTestBuild } from './testing/test-build.ts';
import { openTestRegistry } from './testing/test-registry.ts';

const work = mkdtempSync(join(tmpdir(), 'crema-server-bundle-'));
after(() => rmSync(work, { recursive: true, force: true }));
const hour = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const server = 'server/remote.00000001.cjs';

/** A build with a server bundle, as the preset leaves it; the browser's files are the same each time. */
const buildWith = (source: string, code: string): void => {
  rmSync(source, { recursive: true, force: true });
  writeTestBuild(source, giftManifest, 'entry()');
  const path = join(source, 'dist', 'build.json');
  const build = JSON.parse(readFileSync(path, 'utf8'));
  build.server = server;
  build.integrity[server] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  writeFileSync(path, JSON.stringify(build));
  mkdirSync(join(source, 'dist', 'server'));
  writeFileSync(join(source, 'dist', server), code);
};

describe('the server bundle of a version', () => {
  let folder: string;
  let source: string;
  let published = 0;
  beforeEach(() => {
    folder = mkdtempSync(join(work, 'registry-'));
    source = join(folder, 'source');
    published = 0;
  });
  const open = () => openTestRegistry(join(folder, 'registry'));
  const publishAs = async (code: string) => {
    buildWith(source, code);
    const now = new Date(start + published++ * hour);
    return (await publish({ registry: open(), source, now })).version;
  };
  const storedPath = (version: string) => join(folder, 'registry', 'files', 'mfe-gift', version, server);

  it('is stored with its version, and names it: other code is another version', async () => {
    const versions = [await publishAs('first'), await publishAs('second')];
    assert.notEqual(versions[0], versions[1]);
    assert.deepEqual(
      versions.map((version) => readFileSync(storedPath(version), 'utf8')),
      ['first', 'second'],
    );
  });

  it('is kept while its version is, and removed with it', async () => {
    const [first, second, third] = [await publishAs('1'), await publishAs('2'), await publishAs('3')];
    const now = new Date(start + 100 * hour);
    const removed = await collectGarbage({ registry: open(), now, keep: 0, minAgeHours: 24 });
    assert.deepEqual(removed, [{ name: 'mfe-gift', version: first }]);
    assert.deepEqual(
      [first, second, third].map((version) => existsSync(storedPath(version))),
      [false, true, true],
    );
  });

  it('is refused by the gate, without an exception, if it is not what was built', () => {
    buildWith(source, 'built');
    writeFileSync(join(source, 'dist', server), 'changed');
    const { passed, findings } = checkBuild(readBuild(source), undefined, undefined);
    const found = findings.find(({ rule }) => rule === 'integrity-holds');
    assert.equal(passed, false);
    assert.deepEqual(
      [found?.message, found?.forcible],
      [`${server} differs from its integrity in build.json`, false],
    );
  });

  it('cannot be replaced: publishing the same version with another file is refused', async () => {
    const version = await publishAs('built');
    writeFileSync(join(source, 'dist', server), 'changed');
    await assert.rejects(
      publish({ registry: open(), source, now: new Date(start) }),
      /different content in .*remote\.00000001\.cjs/,
    );
    assert.equal(readFileSync(storedPath(version), 'utf8'), 'built');
  });

  it('is covered by the signature: a document with another integrity is refused', async () => {
    await publishAs('built');
    const path = join(folder, 'registry', 'registry.json');
    const text = readFileSync(path, 'utf8');
    const integrity = createHash('sha384').update('built').digest('base64');
    const other = createHash('sha384').update('changed').digest('base64');
    assert.ok(text.includes(integrity), 'the document has the integrity of the server bundle');
    writeFileSync(path, text.replaceAll(integrity, other));
    await assert.rejects(readDocument(open()), /was changed after it was signed/);
  });
});
