import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CreateBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { runCommand } from '../commands/cli.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { changeDocument, openRegistry, publish, readDocument, readHistory, type Registry } from '../index.ts';
import { startObjectServer, type ObjectServer } from '../testing/object-server.ts';
import { giftManifest } from '../testing/test-build.ts';

const work = mkdtempSync(join(tmpdir(), 'crema-store-'));
after(() => rmSync(work, { recursive: true, force: true }));
const realEndpoint = process.env['TEST_S3_ENDPOINT'];
const changesEach = 10;
const now = new Date('2026-01-01T00:00:00Z');
const hourMs = 3_600_000;

interface Location {
  readonly location: string;
  readonly environment: Record<string, string>;
}
const credentials = (endpoint: string) => ({
  CREMA_S3_ENDPOINT: endpoint,
  AWS_ACCESS_KEY_ID: process.env['TEST_S3_KEY'] ?? 'test',
  AWS_SECRET_ACCESS_KEY: process.env['TEST_S3_SECRET'] ?? 'testtest',
  AWS_REGION: 'us-east-1',
});
/** The SDK reads its credentials from the process's environment. */
const asProcess = ({ environment }: Location) => Object.assign(process.env, environment);
const open = (at: Location): Registry => {
  asProcess(at);
  return openRegistry({ ...at, varFolder: join(work, 'var'), note: () => undefined });
};
const writer = (at: Location, mark: string) => `
  import { changeDocument, openRegistry } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))};
  const registry = openRegistry(${JSON.stringify({ ...at, varFolder: join(work, 'var') })});
  for (let turn = 0; turn < ${changesEach}; turn += 1)
    await changeDocument(registry, new Date(), { command: 'test', remote: '${mark}' }, ({ remotes }) => ({
      remotes: {
        ...remotes,
        ['mfe-${mark}-' + turn]: { enabled: true, stable: '1.0.0', salt: 's', versions: {} },
      },
    }));`;
const finished = (code: string, environment: Record<string, string>) =>
  new Promise<number | null>((resolve) =>
    spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    }).on('close', resolve),
  );
const buildGift = (root: string, code: string) => {
  const source = join(root, 'mfe-gift');
  mkdirSync(join(source, 'dist'), { recursive: true });
  writeFileSync(join(source, 'remote.json'), JSON.stringify(giftManifest));
  writeFileSync(join(source, 'dist', 'entry.js'), code);
  const build = { entry: 'entry.js', bytes: {}, module: [], styles: [], messages: {}, routes: {} };
  const integrity = { 'entry.js': `sha384-${createHash('sha384').update(code).digest('base64')}` };
  writeFileSync(join(source, 'dist', 'build.json'), JSON.stringify({ ...build, integrity }));
  return source;
};

let server: ObjectServer | undefined;
const stores: Readonly<Record<string, () => Promise<Location>>> = {
  'a folder': async () => ({ location: join(work, randomUUID()), environment: {} }),
  'S3 over its HTTP contract': async () => {
    server ??= await startObjectServer();
    return { location: `s3://crema/${randomUUID()}`, environment: credentials(server.endpoint) };
  },
  ...(realEndpoint && {
    'a real S3-compatible store': async () => {
      const environment = credentials(realEndpoint);
      const at = { location: `s3://crema-test/${randomUUID()}/registry`, environment };
      asProcess(at);
      const client = new S3Client({ endpoint: realEndpoint, forcePathStyle: true });
      await client.send(new CreateBucketCommand({ Bucket: 'crema-test' }));
      return at;
    },
  }),
};
after(() => server?.stop());
if (!realEndpoint)
  it('a real S3-compatible store', {
    skip: 'none is named by TEST_S3_ENDPOINT: scripts/with-s3.sh runs one',
  });

for (const [kind, make] of Object.entries(stores))
  describe(`a registry in ${kind}`, () => {
    let at: Location;
    before(async () => {
      at = await make();
    });

    it('loses no change and no line of the history when two processes write at once', async () => {
      const codes = await Promise.all(['a', 'b'].map((mark) => finished(writer(at, mark), at.environment)));
      assert.deepEqual(codes, [0, 0]);
      const registry = open(at);
      const document = await readDocument(registry);
      assert.equal(document?.sequence, 2 * changesEach);
      assert.equal(Object.keys(document?.remotes ?? {}).length, 2 * changesEach);
      assert.deepEqual(
        (await readHistory(registry)).map(({ sequence }) => sequence),
        Array.from({ length: 2 * changesEach }, (_, index) => index + 1),
      );
    });

    it('keeps the line of a change whose writer died before it wrote the history', async () => {
      const registry = open(await make());
      const dies: Registry = {
        ...registry,
        store: { ...registry.store, addHistory: () => Promise.reject(new Error('killed')) },
      };
      const change = (one: Registry, mark: string) =>
        changeDocument(one, now, { command: 'test', reason: mark }, () => ({ remotes: {} }));
      const reasons = async () => (await readHistory(registry)).map(({ reason }) => reason);
      await assert.rejects(change(dies, 'first'), /killed/);
      assert.deepEqual(await reasons(), ['first']);
      await change(registry, 'second');
      assert.deepEqual(await reasons(), ['first', 'second']);
      assert.equal((await registry.store.readHistory()).length, 2);
    });

    it('refuses a version that is there with another content, and overwrites nothing, PLT-003', async () => {
      const registry = open(await make());
      const source = buildGift(mkdtempSync(join(work, 'root-')), 'first');
      const { name, version } = await publish({ registry, source, now });
      assert.equal((await publish({ registry, source, now })).changed, false);
      const other = {
        plain: new Map([['entry.js', Buffer.from('other')]]),
        compressed: () => new Map(),
        checked: ['entry.js'],
      };
      const again = registry.store.storeVersion(name, version, other);
      await assert.rejects(again, /already exists with different content/);
      assert.equal((await publish({ registry, source, now })).changed, false);
    });

    it('goes from publish to canary, promote, roll-back and gc by the command line, PLT-008', async () => {
      const here = await make();
      asProcess(here);
      const root = mkdtempSync(join(work, 'root-'));
      let today = new Date();
      const crema = async <T>(...words: string[]): Promise<T> => {
        const lines: string[] = [];
        const code = await runCommand([...words, '--json', '--registry', here.location], {
          root,
          environment: {
            ...here.environment,
            CREMA_VAR: join(work, 'var'),
            CREMA_FILES_URL: 'https://cdn.test/',
          },
          now: () => today,
          print: (text) => void lines.push(text),
          printError: (text) => void lines.push(text),
        });
        assert.equal(code, 0, lines.join('\n'));
        return JSON.parse(lines.join('\n')) as T;
      };
      const publishCode = async (code: string) => {
        buildGift(root, code);
        return (await crema<{ version: string }>('publish', 'mfe-gift', '--force', 'a test')).version;
      };
      const [first, second, third] = [await publishCode('a'), await publishCode('b'), await publishCode('c')];
      await crema('canary', 'mfe-gift', second, '5');
      await crema('promote', 'mfe-gift');
      await crema('canary', 'mfe-gift', third, '5');
      const { takenBack } = await crema<{ takenBack: unknown }>(
        'rollback',
        'mfe-gift',
        '--reason',
        'too slow',
      );
      assert.deepEqual(takenBack, { version: third, at: today.toISOString(), reason: 'too slow' });
      today = new Date(today.getTime() + 20 * hourMs);
      await crema('canary', 'mfe-gift', third, '5');
      await crema('rollback', 'mfe-gift');
      today = new Date(today.getTime() + 20 * hourMs);
      // The version is old, but pages that run it as a canary may be open.
      assert.deepEqual(await crema('gc', '--keep', '0'), { removed: [] });
      today = new Date(today.getTime() + 25 * hourMs);
      const before = (await readDocument(open(here)))?.sequence ?? 0;
      assert.deepEqual(await crema('gc', '--keep', '0'), { removed: [{ name: 'mfe-gift', version: third }] });
      const registry = open(here);
      const document = await readDocument(registry);
      // One sequence number at the start and one at the end: servers refuse two documents with the same
      // number.
      assert.equal(document?.sequence, before + 2);
      assert.equal(document?.removing, undefined);
      assert.deepEqual(
        Object.keys(document?.remotes['mfe-gift']?.versions ?? {}).sort(),
        [first, second].sort(),
      );
      const stored = (await registry.store.listVersions()).map(({ version }) => version);
      assert.deepEqual(stored.sort(), [first, second].sort());
      assert.equal((await readHistory(registry)).length, 10);
    });

    it('ends what a gc that died had begun, and publishes nothing of it meanwhile', async () => {
      const registry = open(await make());
      const source = buildGift(mkdtempSync(join(work, 'root-')), 'first');
      const { name, version } = await publish({ registry, source, now });
      await changeDocument(registry, now, { command: 'gc', removed: [{ name, version }] }, () => ({
        remotes: {},
        removing: [{ name, version }],
      }));
      await assert.rejects(publish({ registry, source, now }), /is being removed\. Publish again/);
      const gc = (at: Date) => collectGarbage({ registry, now: at, keep: 0, minAgeHours: 24 });
      await assert.rejects(gc(now), /Garbage collection is already running/);
      assert.deepEqual(await gc(new Date(now.getTime() + hourMs)), [{ name, version }]);
      assert.deepEqual(await registry.store.listVersions(), []);
      assert.ok((await publish({ registry, source, now })).changed);
    });
  });

describe('files in a bucket', () => {
  it('have their type, their encoding and a life without end', async () => {
    const at = await (stores['a real S3-compatible store'] ?? stores['S3 over its HTTP contract'])?.();
    assert.ok(at);
    const registry = open(at);
    const source = buildGift(mkdtempSync(join(work, 'root-')), 'first');
    const { version } = await publish({ registry, source, now });
    const [, bucket, prefix] = /^s3:\/\/([^/]+)\/(.*)$/.exec(at.location) ?? [];
    const headers = async (file: string) => {
      const Key = `${prefix}/files/mfe-gift/${version}/${file}`;
      if (!realEndpoint) return server?.objects.get(Key)?.headers;
      const client = new S3Client({ endpoint: realEndpoint, forcePathStyle: true });
      const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key }));
      return { type: head.ContentType, encoding: head.ContentEncoding, cache: head.CacheControl };
    };
    const cache = 'public, max-age=31536000, immutable';
    const type = 'text/javascript; charset=utf-8';
    assert.deepEqual(await headers('entry.js'), { type, encoding: undefined, cache });
    assert.deepEqual(await headers('entry.js.br'), { type, encoding: 'br', cache });
    assert.deepEqual(await headers('entry.js.gz'), { type, encoding: 'gzip', cache });
  });

  it('are not entrusted to a store that ignores conditions', async () => {
    const careless = await startObjectServer({ conditions: false });
    const registry = open({ location: 's3://crema/one', environment: credentials(careless.endpoint) });
    const change = changeDocument(registry, now, { command: 'test' }, () => ({ remotes: {} }));
    await assert.rejects(change, /this store ignores conditional writes/);
    await careless.stop();
  });

  it('are refused for a location that is not a bucket', () => {
    for (const location of ['s3://', 's3://UPPER/x', 'https://cdn.test/registry'])
      assert.throws(() => open({ location, environment: {} }), /expected s3:|is read-only/);
  });
});
