import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { loadRegistryKeys } from './registry-keys.ts';

const fixture = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../shared-contracts/fixtures/signed-registry.json'),
    'utf8',
  ),
) as {
  publicKey: string;
  signed: { document: string; signature: string; keyId: string };
  override: { text: string; signature: string };
};
const { publicKey, signed, override } = fixture;
const base64 = publicKey.replaceAll(/-----[^-]+-----|\s/g, '');
const another = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }) as string;

describe('the keys that verify a registry', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-keys-'));
  after(() => rmSync(work, { recursive: true, force: true }));
  const registry = join(work, 'registry');
  const file = join(work, 'key.pem');
  writeFileSync(file, publicKey);
  const load = (keys: string | undefined, production = true) =>
    loadRegistryKeys({ environment: { CREMA_REGISTRY_PUBLIC_KEYS: keys }, registry, production });

  for (const [form, text] of [
    ['PEM', publicKey],
    ['base64', base64],
    ['a file', file],
    ['two PEM blocks', another + publicKey],
    ['a mixture', `${another},${base64} ${file}`],
  ] as const)
    it(`verifies what the registry's command line signed, with the key given as ${form}`, () => {
      const keys = load(text);
      assert.ok(keys.ids().includes(signed.keyId));
      assert.ok(keys.verify(signed.document, signed.signature, signed.keyId));
    });

  it('verifies a signed override, PLT-009', () => {
    assert.ok(load(base64).verify(override.text, override.signature));
    assert.ok(!load(base64).verify(`${override.text}x`, override.signature));
  });

  it('accepts no other text, no other key and no malformed signature', () => {
    assert.ok(!load(base64).verify(`${signed.document} `, signed.signature));
    assert.ok(!load(base64).verify(signed.document, signed.signature, '0000000000000000'));
    assert.ok(!load(another).verify(signed.document, signed.signature));
    assert.ok(!load(base64).verify(signed.document, 'short'));
  });

  it('uses the development key beside the registry once it exists, and never in production', () => {
    const keys = load(undefined, false);
    assert.deepEqual(keys.ids(), []);
    mkdirSync(`${registry}-keys`);
    writeFileSync(join(`${registry}-keys`, 'public.pem'), publicKey);
    assert.ok(keys.verify(signed.document, signed.signature, signed.keyId));
    assert.deepEqual(load(undefined, true).ids(), []);
    assert.ok(!load(undefined, true).verify(signed.document, signed.signature));
  });

  it('reports a malformed key', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    assert.throws(() => load('nonsense'), /CREMA_REGISTRY_PUBLIC_KEYS: nonsense is neither a file nor/);
    assert.throws(() => load(rsa.export({ type: 'spki', format: 'pem' }) as string), /not an Ed25519 key/);
  });
});
