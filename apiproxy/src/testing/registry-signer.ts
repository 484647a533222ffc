import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a development key next to a registry's folder, like the command line, and returns a signer. */
export const createRegistrySigner = (registry: string): ((document: string) => string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(`${registry}-keys`, { recursive: true });
  writeFileSync(
    join(`${registry}-keys`, 'public.pem'),
    publicKey.export({ type: 'spki', format: 'pem' }) as string,
  );
  writeFileSync(
    join(`${registry}-keys`, 'private.pem'),
    privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    { mode: 0o600 },
  );
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha256').update(der).digest('hex').slice(0, 16);
  return (document) => {
    const signature = sign(null, Buffer.from(document), privateKey).toString('base64');
    return JSON.stringify({ document, signature, keyId });
  };
};
