import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { registrySchema } from '@crema/shared-contracts';
import { createRegistrySigner } from '../../testing/registry-signer.ts';
import { loadRegistryKeys } from './registry-keys.ts';
import { createRegistryMemory } from './registry-memory.ts';
import { createRegistryReader, type RegistryReader } from './registry-reader.ts';
import { documentsIntegrity, testRecord } from '../../testing/composition-kit.ts';
import type { AppDeps } from '../../http/app-deps.ts';

const documentOf = (sequence: number, more: object = {}) =>
  JSON.stringify({
    schema: registrySchema,
    sequence,
    updatedAt: '2026-06-01T00:00:00Z',
    remotes: {},
    ...more,
  });

/** Outside production the server stores no accepted document. */
const unusedStore = {} as Pick<AppDeps, 'db' | 'clock'>;

describe('the server that reads its registry', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-reader-'));
  let registry = '';
  let sign: (document: string) => string = String;
  let reader: RegistryReader | undefined;
  let refused: string[] = [];
  let warned: object[] = [];
  let trusted: string[] = [];
  let written = 0;
  // Not while tests are collected: other files may share the process.
  before(() => mock.timers.enable({ apis: ['setInterval'] }));
  after(() => {
    mock.timers.reset();
    rmSync(work, { recursive: true, force: true });
  });
  beforeEach(() => {
    reader?.stop();
    registry = mkdtempSync(join(work, 'registry-'));
    sign = createRegistrySigner(registry);
    [refused, warned, trusted] = [[], [], []];
  });

  const write = (text: string) => {
    const path = join(registry, 'registry.json');
    writeFileSync(path, text);
    utimesSync(path, ++written, written);
  };
  const log = {
    info: () => undefined,
    warn: (facts: object) => void warned.push(facts),
    error: (facts: object) => void refused.push((facts as { reason: string }).reason),
  };
  const start = (environment: Record<string, string> = {}, production = false) => {
    reader = createRegistryReader(
      registry,
      {
        log,
        trustDocuments: (documents) => void trusted.push(...Object.keys(documents)),
      },
      loadRegistryKeys({ environment, registry, production }),
      createRegistryMemory({ ...unusedStore, log, production: false }),
    );
    return reader;
  };

  const other = createRegistrySigner(join(work, 'another'));
  for (const [what, text, why] of [
    ['is no JSON', () => 'no JSON', /not valid JSON/],
    ['is cut off', () => sign(documentOf(6)).slice(0, -20), /may be truncated/],
    ['is empty', () => '', /may be truncated/],
    ['is not signed', () => documentOf(6), /not signed/],
    [
      'is signed by another key',
      () => other(documentOf(6)),
      /unknown key [0-9a-f]{16}\. Accepted keys: [0-9a-f]{16}\. Add it/,
    ],
    [
      'was changed after it was signed',
      () => sign(documentOf(6)).replace('06-01', '06-02'),
      /the signature does not match this document/,
    ],
    ['has a later schema', () => sign(documentOf(6, { schema: 3 })), /found schema 3, expected 2/],
    ['does not fit', () => sign(documentOf(6, { remotes: [] })), /remotes: expected an object/],
    ['is older', () => sign(documentOf(4)), /sequence 4 is older than 5/],
    [
      'has the number of another',
      () => sign(documentOf(5, { updatedAt: '2026-06-02T00:00:00Z' })),
      /sequence 5 was accepted before with different content/,
    ],
    [
      'names a remote that leads out of its folder',
      () => sign(documentOf(6, { remotes: { '../../../../etc': testRecord() } })),
      /remotes "\.\.\/\.\.\/\.\.\/\.\.\/etc": expected a text like/,
    ],
    [
      'names a version that leads out of its folder',
      () =>
        sign(
          documentOf(6, {
            remotes: {
              'mfe-gift': { ...testRecord(), versions: { '1.0.0/../../x': testRecord().versions['1.0.0'] } },
            },
          }),
        ),
      /versions "1\.0\.0\/\.\.\/\.\.\/x": expected a text like/,
    ],
  ] as const)
    it(`refuses a document that ${what}, logs the reason, and keeps the last valid one, PLT-002`, () => {
      write(sign(documentOf(5)));
      const { current } = start();
      write(text());
      mock.timers.tick(1000);
      assert.equal(current().sequence, 5);
      assert.equal(refused.length, 1);
      assert.match(refused[0] ?? '', why);
      write(sign(documentOf(7)));
      mock.timers.tick(1000);
      assert.equal(current().sequence, 7);
    });

  const menu = 'query Menu { __typename }';
  const planted = JSON.stringify({ planted: 'query Planted { __typename }' });
  const published = JSON.stringify({ published: menu });
  const release = (sequence: number, documents: string | undefined) => {
    const record = testRecord();
    const stable = { ...record.versions['1.0.0'], documents };
    write(
      sign(documentOf(sequence, { remotes: { 'mfe-gift': { ...record, versions: { '1.0.0': stable } } } })),
    );
  };
  const putDocuments = (text: string) => {
    const folder = join(registry, 'files', 'mfe-gift', '1.0.0');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'persisted-documents.json'), text);
  };

  it('trusts the published documents, and no others in their place, D-06', () => {
    putDocuments(published);
    release(5, documentsIntegrity(published));
    const { current, documentsOf } = start();
    assert.deepEqual([current().sequence, trusted], [5, ['published']]);
    assert.deepEqual(documentsOf('mfe-gift', '1.0.0'), { published: menu });
    reader?.stop();
    trusted = [];
    putDocuments(planted);
    assert.deepEqual(start().current().remotes, {});
    assert.deepEqual(trusted, []);
    assert.match(
      refused[0] ?? '',
      /persisted-documents\.json does not match its signed record: found sha384-/,
    );
  });

  describe('with one file of documents changed', () => {
    const record = testRecord();
    const signedOf = (version: '1.0.0' | '1.1.0', documents: string) => ({
      ...record.versions[version]!,
      documents: documentsIntegrity(documents),
    });
    const newer = JSON.stringify({ newer: 'query Newer { __typename }' });
    const put = (version: string, text: string) => {
      const folder = join(registry, 'files', 'mfe-gift', version);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'persisted-documents.json'), text);
    };
    const writeTwo = (changes: object) =>
      write(
        sign(
          documentOf(5, {
            remotes: {
              'mfe-gift': {
                ...record,
                ...changes,
                versions: { '1.0.0': signedOf('1.0.0', published), '1.1.0': signedOf('1.1.0', newer) },
              },
              'mfe-menu': testRecord(),
            },
          }),
        ),
      );
    const versionOf = (remote: string) => reader?.current().remotes[remote]?.stable;

    it('uses the previous valid version, keeps every other remote, and logs it once, PLT-002', () => {
      put('1.0.0', published);
      put('1.1.0', planted);
      writeTwo({ stable: '1.1.0', previous: '1.0.0' });
      start();
      mock.timers.tick(5000);
      assert.deepEqual([versionOf('mfe-gift'), versionOf('mfe-menu')], ['1.0.0', '1.0.0']);
      assert.equal(refused.length, 1);
      assert.match(
        refused[0] ?? '',
        /mfe-gift\/1\.1\.0\/persisted-documents\.json does not match its signed record/,
      );
      assert.deepEqual(trusted, ['published']);
    });

    it('omits a remote without a valid version, and adds it again when the file is repaired', () => {
      put('1.0.0', planted);
      put('1.1.0', newer);
      writeTwo({ stable: '1.0.0' });
      const { onChange } = start();
      let changes = 0;
      onChange(() => (changes += 1));
      assert.deepEqual([versionOf('mfe-gift'), versionOf('mfe-menu')], [undefined, '1.0.0']);
      mock.timers.tick(3000);
      assert.equal(changes, 0);
      put('1.0.0', published);
      mock.timers.tick(1000);
      assert.deepEqual([versionOf('mfe-gift'), changes], ['1.0.0', 1]);
    });

    it('serves no canary whose file is missing', () => {
      put('1.0.0', published);
      writeTwo({ stable: '1.0.0', canary: { version: '1.1.0', percent: 100 } });
      start();
      assert.equal(reader?.current().remotes['mfe-gift']?.canary, undefined);
      assert.equal(versionOf('mfe-gift'), '1.0.0');
    });
  });

  it('trusts no documents whose hash is not signed, serves the version, and logs what to do', () => {
    putDocuments(planted);
    release(5, undefined);
    assert.equal(start().current().sequence, 5);
    assert.deepEqual([trusted, warned], [[], [{ remote: 'mfe-gift', version: '1.0.0' }]]);
  });

  it('has no remotes if there is no valid document at its start, and accepts the first valid one', () => {
    write(documentOf(5));
    const { current } = start();
    assert.deepEqual(current().remotes, {});
    assert.equal(refused.length, 1);
    write(sign(documentOf(5)));
    mock.timers.tick(1000);
    assert.equal(current().sequence, 5);
  });

  it('accepts a document whose key was created after it', () => {
    write(sign(documentOf(5)));
    const file = join(`${registry}-keys`, 'public.pem');
    const key = readFileSync(file);
    rmSync(file);
    const { current } = start();
    assert.equal(current().sequence, 0);
    writeFileSync(file, key);
    mock.timers.tick(1000);
    assert.equal(current().sequence, 5);
  });

  it('accepts documents of the old and the new key while keys are rotated', () => {
    const first = readFileSync(join(`${registry}-keys`, 'public.pem'), 'utf8');
    write(sign(documentOf(5)));
    const signNew = createRegistrySigner(registry);
    const second = readFileSync(join(`${registry}-keys`, 'public.pem'), 'utf8');
    const { current } = start({ CREMA_REGISTRY_PUBLIC_KEYS: first + second }, true);
    assert.equal(current().sequence, 5);
    write(signNew(documentOf(6)));
    mock.timers.tick(1000);
    assert.equal(current().sequence, 6);
  });

  it('accepts nothing in production when no key is configured', () => {
    mkdirSync(`${registry}-keys`, { recursive: true });
    write(sign(documentOf(5)));
    assert.equal(start({}, true).current().sequence, 0);
    assert.match(refused[0] ?? '', /Accepted keys: none\. Add it to CREMA_REGISTRY_PUBLIC_KEYS/);
  });

  it('reads a document that was published with schema 1, whose versions have `address` for `url`, PLT-003', () => {
    const record = testRecord();
    const formerVersions = Object.entries(record.versions).map(([version, { url, ...found }]) => [
      version,
      { address: url, ...found },
    ]);
    const remotes = { 'mfe-gift': { ...record, versions: Object.fromEntries(formerVersions) as unknown } };
    write(sign(documentOf(5, { schema: 1, remotes })));
    const { versions } = start().current().remotes['mfe-gift'] ?? {};
    assert.deepEqual(versions?.['1.0.0']?.url, record.versions['1.0.0']?.url);
  });

  it("reads what the registry's command line signs, to the byte", () => {
    const { signed, publicKey } = JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../../../../shared-contracts/fixtures/signed-registry.json'),
        'utf8',
      ),
    ) as { signed: object; publicKey: string };
    write(JSON.stringify(signed));
    assert.equal(start({ CREMA_REGISTRY_PUBLIC_KEYS: publicKey }).current().sequence, 7);
  });
});
