import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { registrySchema } from '@crema/shared-contracts';
import { testRecord } from '../../testing/composition-kit.ts';
import { renderedRemote } from '../../testing/rendering-kit.ts';
import { createRegistrySigner } from '../../testing/registry-signer.ts';
import { loadRegistryKeys } from './registry-keys.ts';
import { createRegistryMemory, type AcceptedRegistry } from './registry-memory.ts';
import { createRegistryMirror, type RegistryMirror } from './registry-mirror.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { openRegistryOrigin } from './registry-origin.ts';

const documentOf = (sequence: number) =>
  JSON.stringify({
    schema: registrySchema,
    sequence,
    updatedAt: '2026-06-01T00:00:00Z',
    remotes: { 'mfe-gift': testRecord() },
  });
const gone = 'gone';
/** Outside production the server stores no accepted document. */
const unusedStore = {} as Pick<AppDeps, 'db' | 'clock'>;

describe('a remote registry', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-mirror-'));
  const files = new Map<string, string>();
  const asked: string[] = [];
  let server: Server;
  let folder = '';
  let sign: (document: string) => string = String;
  let mirror: RegistryMirror | undefined;
  let refused: string[] = [];

  before(async () => {
    server = createServer((request, response) => {
      const text = files.get(request.url?.split('?', 1)[0] ?? '');
      const tag = `"${text?.length}-${text?.slice(-40, -20)}"`;
      const same = request.headers['if-none-match'] === tag;
      asked.push(`${request.url} ${text === undefined ? gone : same ? 'same' : 'sent'}`);
      if (text === undefined) response.writeHead(404).end();
      else if (same) response.writeHead(304).end();
      else response.writeHead(200, { etag: tag }).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    mirror?.stop();
    server.closeAllConnections();
    server.close();
    rmSync(work, { recursive: true, force: true });
  });
  beforeEach(() => {
    mirror?.stop();
    folder = mkdtempSync(join(work, 'mirror-'));
    sign = createRegistrySigner(folder);
    refused = [];
    asked.length = 0;
    files.clear();
    for (const version of ['1.0.0', '1.1.0'])
      files.set(`/crema/files/mfe-gift/${version}/persisted-documents.json`, '{}');
  });
  const put = (text: string) => files.set('/crema/registry.json', text);
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (facts: object) => void refused.push((facts as { reason: string }).reason),
  };
  const overHttp = () =>
    openRegistryOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}/crema/`, {});
  const start = (known?: AcceptedRegistry, origin = overHttp()) => {
    mirror = createRegistryMirror({
      origin,
      folder,
      keys: loadRegistryKeys({ environment: {}, registry: folder, production: false }),
      memory: createRegistryMemory({ ...unusedStore, log, production: false }, known),
      log,
    });
    return mirror;
  };
  const sequence = () => {
    const { document } = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')) as {
      document: string;
    };
    return (JSON.parse(document) as { sequence: number }).sequence;
  };

  it('is copied with the documents of each version, and requested with its tag from then on, PLT-002', async () => {
    put(sign(documentOf(5)));
    const { poll } = start();
    await poll();
    assert.equal(sequence(), 5);
    assert.ok(existsSync(join(folder, 'files/mfe-gift/1.1.0/persisted-documents.json')));
    asked.length = 0;
    await poll();
    assert.deepEqual(asked, ['/crema/registry.json same']);
    put(sign(documentOf(6)));
    await poll();
    assert.equal(sequence(), 6);
  });

  it('is copied with the server bundle of a version, unless the bundle differs from its record', async () => {
    const path = 'files/mfe-gift/1.2.0/server/remote.00000001.cjs';
    const record = renderedRemote(folder, { body: '', version: '1.2.0' });
    const code = readFileSync(join(folder, path), 'utf8');
    rmSync(join(folder, 'files'), { recursive: true });
    files.set('/crema/files/mfe-gift/1.2.0/persisted-documents.json', '{}');
    const document = (next: number) =>
      JSON.stringify({ ...JSON.parse(documentOf(next)), remotes: { 'mfe-gift': record } });
    put(sign(document(5)));
    files.set(`/crema/${path}`, `${code}//`);
    const { poll } = start();
    await poll();
    assert.ok(!existsSync(join(folder, path)));
    assert.match(refused.join(), /mfe-gift@1\.2\.0: server\/remote\.00000001\.cjs has the integrity/);
    files.set(`/crema/${path}`, code);
    await poll();
    assert.equal(readFileSync(join(folder, path), 'utf8'), code);
  });

  it('keeps the last valid copy when it is changed, unsigned, older or unavailable, and logs it once', async () => {
    put(sign(documentOf(5)));
    const { poll } = start();
    await poll();
    for (const [text, why] of [
      [sign(documentOf(6)).replace('06-01', '06-02'), /the signature does not match this document/],
      [documentOf(6), /not signed/],
      [sign(documentOf(4)), /older than 5/],
      [
        sign(documentOf(5).replace('06-01', '06-02')),
        /sequence 5 was accepted before with different content/,
      ],
      [undefined, /found HTTP status 404/],
    ] as const) {
      refused = [];
      if (text === undefined) files.clear();
      else put(text);
      await poll();
      await poll();
      assert.equal(refused.length, 1);
      assert.match(refused[0] ?? '', why);
      assert.equal(sequence(), 5);
    }
  });

  it('is not older after a restart than the existing copy', async () => {
    put(sign(documentOf(5)));
    await start().poll();
    put(sign(documentOf(4)));
    await start().poll();
    assert.equal(sequence(), 5);
    assert.match(refused[0] ?? '', /older than 5/);
  });

  it('is not older than what this installation has accepted, although its copy was lost', async () => {
    put(sign(documentOf(4)));
    await start({ sequence: 5, digest: 'x' }).poll();
    assert.ok(!existsSync(join(folder, 'registry.json')));
    assert.match(refused[0] ?? '', /sequence 4 is older than 5, which was accepted before/);
  });

  const documents = 'files/mfe-gift/1.1.0/persisted-documents.json';
  it('is copied without documents that do not match their hash, and logs it once, D-06', async () => {
    files.set(`/crema/${documents}`, '{"planted":"query P { __typename }"}');
    put(sign(documentOf(5)));
    const { poll } = start();
    await poll();
    const writtenAt = statSync(join(folder, 'registry.json')).mtimeMs;
    await poll();
    assert.equal(statSync(join(folder, 'registry.json')).mtimeMs, writtenAt);
    assert.equal(sequence(), 5);
    assert.ok(!existsSync(join(folder, documents)));
    assert.ok(existsSync(join(folder, documents.replace('1.1.0', '1.0.0'))));
    assert.equal(refused.length, 1);
    assert.match(refused[0] ?? '', /1\.1\.0\/persisted-documents\.json does not match its signed record/);
  });

  it('is copied without mismatching documents from a bucket too, and with the published ones once they exist, D-06', async () => {
    const { port } = server.address() as AddressInfo;
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });
    const origin = openRegistryOrigin('s3://releases/shop', {
      CREMA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    });
    const inBucket = (name: string, text: string) => files.set(`/releases/shop/${name}`, text);
    inBucket('registry.json', sign(documentOf(5)));
    inBucket(documents.replace('1.1.0', '1.0.0'), '{}');
    inBucket(documents, '{"planted":"query P { __typename }"}');
    const { poll } = start(undefined, origin);
    await poll();
    assert.match(refused[0] ?? '', /1\.1\.0\/persisted-documents\.json does not match its signed record/);
    assert.ok(!existsSync(join(folder, documents)));
    inBucket(documents, '{}');
    await poll();
    assert.equal(readFileSync(join(folder, documents), 'utf8'), '{}');
    assert.equal(sequence(), 5);
  });

  it('is polled by one request at a time: two polls at once log a refused document once', async () => {
    files.set(`/crema/${documents}`, '{"planted":"query P { __typename }"}');
    put(sign(documentOf(5)));
    const { poll } = start();
    await Promise.all([poll(), poll()]);
    assert.equal(refused.length, 1);
    assert.match(
      refused[0] ?? '',
      /^[^;]*1\.1\.0\/persisted-documents\.json does not match its signed record[^;]*$/,
    );
  });

  it('is copied again if the copy was changed', async () => {
    put(sign(documentOf(5)));
    await start().poll();
    writeFileSync(join(folder, documents), '{"planted":"query P { __typename }"}');
    put(sign(documentOf(6)));
    await start().poll();
    assert.equal(readFileSync(join(folder, documents), 'utf8'), '{}');
  });

  it('is not used before all of its documents are copied', async () => {
    files.delete('/crema/files/mfe-gift/1.1.0/persisted-documents.json');
    put(sign(documentOf(5)));
    const { poll } = start();
    await poll();
    assert.ok(!existsSync(join(folder, 'registry.json')));
    assert.match(refused[0] ?? '', /persisted-documents\.json: found HTTP status 404/);
    files.set('/crema/files/mfe-gift/1.1.0/persisted-documents.json', '{}');
    await poll();
    assert.equal(sequence(), 5);
  });
});
