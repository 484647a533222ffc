import { Buffer } from 'node:buffer';
import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Environment } from '../../http/environment/environment.ts';

const variable = 'SSO_ISSUER_KEYS';
const parseKey = (entry: string, text: string): KeyObject => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error below names the entry.
  }
  throw new Error(`${variable}: "${entry}" has no Ed25519 key. Expected name=base64 of SPKI.`);
};

/** The keys of SSO_ISSUER_KEYS by the issuer's name. Throws for an entry that is not `name=key`. */
export const readSsoIssuers = (
  environment: Pick<Environment, typeof variable>,
): ReadonlyMap<string, KeyObject> =>
  new Map(
    (environment[variable] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((entry) => {
        const at = entry.indexOf('=');
        if (at < 1) throw new Error(`${variable}: "${entry}" has no name. Expected name=base64 of SPKI.`);
        return [entry.slice(0, at), parseKey(entry, entry.slice(at + 1))];
      }),
  );
