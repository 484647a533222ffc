import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import type { SignedDocument } from '@crema/shared-contracts';
import { runCommand } from '../commands/cli.ts';
import { openSigned, signDocument } from './signature.ts';
import { loadRegistryKeys } from './signing-keys.ts';

const fixture = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../shared-contracts/fixtures/signed-registry.json'), 'utf8'),
) as {
  privateKey: string;
  publicKey: string;
  signed: SignedDocument;
  override: { remote: string; url: string; until: string; signature: string };
};
const { privateKey, publicKey, signed, override } = fixture;
const now = new Date('2026-01-01T00:00:00Z');
const empty = { schema: 1, sequence: 3, updatedAt: now.toISOString(), remotes: {} };

describe('the signature of the registry', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-signature-'));
  after(() => rmSync(work, { recursive: true, force: true }));
  let folder = '';
  beforeEach(() => {
    folder = join(mkdtempSync(join(work, 'var-')), 'registry');
  });
  const file = () => join(folder, 'registry.json');
  const crema = async (environment: Record<string, string>, ...words: string[]) => {
    const printed: string[] = [];
    const errors: string[] = [];
    const code = await runCommand([...words, '--registry', folder], {
      root: work,
      environment,
      now: () => now,
      print: (text) => void printed.push(text),
      printError: (text) => void errors.push(text),
    });
    return { code, printed: printed.join('\n'), errors: errors.join('\n') };
  };
  const write = (text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file(), text);
  };
  const keyOf = (environment: Record<string, string>) =>
    loadRegistryKeys({ environment, folder: `${folder}-keys` });

  it('is what the server was shown to accept, to the byte', () => {
    const key = keyOf({ CREMA_REGISTRY_KEY: privateKey }).signing();
    assert.deepEqual(JSON.parse(signDocument(signed.document, key)), signed);
    assert.equal(
      openSigned(JSON.stringify(signed), new Map([[key.keyId, createPublicKey(publicKey)]])).problem,
      undefined,
    );
  });

  it('comes from a key in the environment: text, text with written line ends, or a file', () => {
    const path = join(work, 'key.pem');
    writeFileSync(path, privateKey);
    for (const value of [privateKey, privateKey.replaceAll('\n', '\\n'), path])
      assert.equal(keyOf({ CREMA_REGISTRY_KEY: value }).signing().keyId, signed.keyId);
    assert.throws(() => keyOf({ CREMA_REGISTRY_KEY: '/nowhere' }).signing(), /found no file/);
    assert.throws(() => keyOf({ CREMA_REGISTRY_KEY: '-----BEGIN x' }).signing(), /expected a private key/);
  });

  it('is refused in production when no key is named, and makes none', async () => {
    const { code, errors } = await crema({ NODE_ENV: 'production' }, 'keys');
    assert.equal(code, 1);
    assert.match(errors, /no signing key\. Set CREMA_REGISTRY_KEY/);
    assert.ok(!existsSync(`${folder}-keys`));
  });

  it('has one development key when two processes make it at once, and only its owner may read it', async () => {
    const code = `
      import { loadRegistryKeys } from ${JSON.stringify(join(import.meta.dirname, 'signing-keys.ts'))};
      console.log(loadRegistryKeys({ environment: {}, folder: ${JSON.stringify(`${folder}-keys`)} }).signing().keyId);`;
    const run = () =>
      new Promise<string>((resolve) => {
        let text = '';
        const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
        child.stdout.on('data', (chunk) => (text += String(chunk)));
        child.on('close', () => resolve(text.trim()));
      });
    const ids = await Promise.all([run(), run(), run()]);
    assert.match(ids[0] ?? '', /^[0-9a-f]{16}$/);
    assert.equal(new Set(ids).size, 1);
    assert.equal(statSync(join(`${folder}-keys`, 'private.pem')).mode & 0o777, 0o600);
  });

  it('is put on an unsigned document of before by the next change, with a line that says so', async () => {
    write(JSON.stringify(empty));
    const { code, errors } = await crema({}, 'gc', '--keep', '1');
    assert.equal(code, 0);
    assert.match(errors, /the document is now signed with key [0-9a-f]{16}/);
    const { document } = JSON.parse(readFileSync(file(), 'utf8')) as SignedDocument;
    assert.equal((JSON.parse(document) as { sequence: number }).sequence, empty.sequence);
    assert.equal((await crema({}, 'gc', '--keep', '1')).errors, '');
  });

  it('is not put on what somebody else wrote or changed, until it is adopted', async () => {
    const environment = { CREMA_REGISTRY_KEY: privateKey };
    for (const [text, why] of [
      [JSON.stringify(empty), /is not signed/],
      [
        JSON.stringify({ ...signed, keyId: '0'.repeat(16) }),
        /signed with unknown key 0{16}\. Accepted keys: 339d/,
      ],
      [JSON.stringify(signed).replace('2026', '2027'), /was changed after it was signed/],
      ['{', /is not JSON/],
    ] as const) {
      write(text);
      for (const words of [['status'], ['gc', '--keep', '1'], ['sign']]) {
        const { code, errors } = await crema(environment, ...words);
        assert.equal(code, 1);
        assert.match(errors, why);
      }
      assert.equal(readFileSync(file(), 'utf8'), text);
    }
    write(JSON.stringify(empty));
    assert.equal((await crema(environment, 'sign', '--adopt')).code, 0);
    assert.equal((await crema(environment, 'status')).code, 0);
  });

  it('changes hands by a key that is made, named beside the old one, and used', async () => {
    const out = join(folder, '..', 'new');
    const made = JSON.parse((await crema({}, 'keys', '--new', '--out', out, '--json')).printed) as {
      keyId: string;
      private: string;
      public: string;
    };
    assert.match((await crema({}, 'keys', '--new', '--out', out)).errors, /already contains a key/);
    write(JSON.stringify(signed));
    const environment = { CREMA_REGISTRY_KEY: made.private, CREMA_REGISTRY_PUBLIC_KEYS: publicKey };
    assert.match((await crema(environment, 'sign')).printed, new RegExp(made.keyId));
    const onlyNew = { CREMA_REGISTRY_PUBLIC_KEYS: made.public };
    assert.equal((await crema(onlyNew, 'status')).code, 0);
  });

  it('stands under an override, as the server asks for it, PLT-009', async () => {
    // The URL as a person types it; the signature covers the URL as the server parses it.
    const words = ['sign-override', override.remote, 'http://LOCALHOST:3103', '--hours', '8'];
    const { printed } = await crema({ CREMA_REGISTRY_KEY: privateKey }, ...words);
    assert.equal(
      printed,
      `?remote=${override.remote}@${override.url}&until=${override.until}&signature=${override.signature}`,
    );
    const text = ['override', override.remote, override.url, override.until].join('\n');
    const given = Buffer.from(new URLSearchParams(printed).get('signature') ?? '', 'base64url');
    assert.ok(verify(null, Buffer.from(text), publicKey, given));
  });

  it('is refused for an override without an end, a URL or a name', async () => {
    for (const words of [
      ['mfe-gift', 'localhost:3103'],
      ['mfe-gift', 'http://localhost:3103/?a=b'],
      ['gift', 'http://localhost:3103/'],
      ['mfe-gift', 'http://localhost:3103/', '--hours', '200'],
      ['mfe-gift', 'http://localhost:3103/', '--hours', 'many'],
    ])
      assert.equal((await crema({}, 'sign-override', ...words)).code, 1);
  });
});
