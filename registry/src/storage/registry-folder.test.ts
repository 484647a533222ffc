import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { SignedDocument } from '@crema/shared-contracts';
import { changeDocument, readDocument, readHistory } from '../index.ts';
import { processRealm } from './process-identity.ts';
import { signDocument } from '../signatures/signature.ts';
import { openTestRegistry } from '../testing/test-registry.ts';

const now = new Date('2026-01-01T00:00:00Z');
const changesEach = 40;
const writer = (folder: string, mark: string) => `
  import { changeDocument } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))};
  import { openTestRegistry } from ${JSON.stringify(join(import.meta.dirname, '../testing/test-registry.ts'))};
  const registry = openTestRegistry(${JSON.stringify(folder)});
  for (let turn = 0; turn < ${changesEach}; turn += 1)
    await changeDocument(registry, new Date(), { command: 'test', remote: '${mark}' }, ({ remotes }) => ({
      remotes: {
        ...remotes,
        ['mfe-${mark}-' + turn]: { enabled: true, stable: '1.0.0', salt: 's', versions: {} },
      },
    }));`;
const finished = (code: string) =>
  new Promise<number | null>((resolve) =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' }).on('close', resolve),
  );

describe('changing the registry document', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-folder-'));
  after(() => rmSync(work, { recursive: true, force: true }));

  it('loses no change of two processes that write at once', async () => {
    const folder = join(work, 'busy');
    const codes = await Promise.all([finished(writer(folder, 'a')), finished(writer(folder, 'b'))]);
    assert.deepEqual(codes, [0, 0]);
    const registry = openTestRegistry(folder);
    const document = await readDocument(registry);
    assert.equal(document?.sequence, 2 * changesEach);
    assert.equal(Object.keys(document?.remotes ?? {}).length, 2 * changesEach);
    assert.deepEqual(
      (await readHistory(registry)).map((entry) => entry.sequence),
      Array.from({ length: 2 * changesEach }, (_, index) => index + 1),
    );
    assert.ok(!existsSync(join(folder, 'registry.lock')));
  });

  it('takes the lock over from a process that died', async () => {
    const folder = join(work, 'left');
    mkdirSync(folder);
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.on('close', resolve));
    const owner = { pid: gone.pid, host: 'here', realm: processRealm, token: 'left' };
    writeFileSync(join(folder, 'registry.lock'), JSON.stringify(owner));
    const registry = openTestRegistry(folder);
    const changed = await changeDocument(registry, now, { command: 'test' }, () => ({ remotes: {} }));
    assert.equal(changed.sequence, 1);
  });

  it('lets the lock go when the change is refused', async () => {
    const folder = join(work, 'refused');
    const registry = openTestRegistry(folder);
    const refuse = () => {
      throw new Error('no');
    };
    await assert.rejects(changeDocument(registry, now, { command: 'test' }, refuse), /no/);
    assert.deepEqual(await readHistory(registry), []);
    assert.ok(!existsSync(join(folder, 'registry.lock')));
  });

  it('reads a document and a history of schema 1 and writes schema 2 with the next change, PLT-003', async () => {
    const folder = join(work, 'former');
    const registry = openTestRegistry(folder);
    const lastChange = { at: now.toISOString(), sequence: 4, verb: 'publish', remote: 'mfe-gift' };
    const remote = { enabled: true, salt: 's', stable: '1.0.0', versions: {} };
    const former = {
      schema: 1,
      sequence: 4,
      updatedAt: now.toISOString(),
      remotes: { 'mfe-gift': remote },
      lastChange,
    };
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'registry.json'),
      signDocument(JSON.stringify(former), registry.keys.signing()),
    );
    writeFileSync(join(folder, 'history.jsonl'), `${JSON.stringify({ ...lastChange, sequence: 3 })}\n`);
    const commands = async () => (await readHistory(registry)).map(({ command }) => command);
    assert.deepEqual(await commands(), ['publish', 'publish']);
    await changeDocument(registry, now, { command: 'test' }, ({ remotes }) => ({ remotes: { ...remotes } }));
    const stored = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as SignedDocument;
    assert.match(stored.document, /"schema":2,.*"command":"test"/);
    assert.deepEqual(await commands(), ['publish', 'publish', 'test']);
  });
});
