import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createTextSigner, readCookieKeys } from './text-signer.ts';

const folder = mkdtempSync(join(tmpdir(), 'crema-keys-'));
after(() => rmSync(folder, { recursive: true }));
const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const signerOf = (environment: { COOKIE_KEY?: string; CARD_KEY?: string }) =>
  createTextSigner(readCookieKeys(folder, environment));

describe('a signed text', () => {
  it('is verified for its text and its purpose only', () => {
    const signer = signerOf({ COOKIE_KEY: newKey });
    const signature = signer.sign('visitor', 'abc');
    assert.ok(signer.verify('visitor', 'abc', signature));
    assert.ok(!signer.verify('visitor', 'abd', signature));
    assert.ok(!signer.verify('other', 'abc', signature));
    assert.ok(!signer.verify('visitor', 'abc', `${signature}x`));
    assert.ok(!signer.verify('visitor', 'abc', ''));
  });

  it('is still verified while its key is rotated: the newest key signs, all verify', () => {
    const before = signerOf({ COOKIE_KEY: oldKey }).sign('visitor', 'abc');
    const rotated = signerOf({ COOKIE_KEY: `${newKey}, ${oldKey}` });
    assert.ok(rotated.verify('visitor', 'abc', before));
    assert.ok(signerOf({ COOKIE_KEY: newKey }).verify('visitor', 'abc', rotated.sign('visitor', 'abc')));
    assert.ok(!signerOf({ COOKIE_KEY: newKey }).verify('visitor', 'abc', before));
  });

  it('is verified by every process that shares CARD_KEY, without another variable', () => {
    const signature = signerOf({ CARD_KEY: oldKey }).sign('visitor', 'abc');
    assert.ok(signerOf({ CARD_KEY: oldKey }).verify('visitor', 'abc', signature));
    assert.ok(!signerOf({ CARD_KEY: newKey }).verify('visitor', 'abc', signature));
  });

  it('is verified after a restart without any variable: the key is a file that only the server reads', () => {
    const signature = signerOf({}).sign('visitor', 'abc');
    assert.ok(signerOf({}).verify('visitor', 'abc', signature));
    assert.equal(statSync(join(folder, 'cookie.key')).mode & 0o777, 0o600);
  });

  it('is rejected with a key of another length', () => {
    assert.throws(
      () => signerOf({ COOKIE_KEY: 'c2hvcnQ=' }),
      /COOKIE_KEY: found a key of 5 bytes; expected 32/,
    );
  });
});
