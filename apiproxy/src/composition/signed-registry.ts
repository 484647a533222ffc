import { createHash } from 'node:crypto';
import {
  validateRegistryDocument,
  validateSignedDocument,
  type RegistryDocument,
  type SignedDocument,
} from '@crema/shared-contracts';
import type { RegistryKeys } from './registry-keys.ts';

const schemaVersion = 1;

const parseJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${what} is not JSON, it is cut off or corrupt: ${(cause as Error).message}`, { cause });
  }
};
const checkSigner = (file: unknown, keys: RegistryKeys): SignedDocument => {
  const broken = validateSignedDocument(file);
  if (broken) throw new Error(`it is not signed (${broken}); in development the next build signs it`);
  const signed = file as SignedDocument;
  const known = keys.ids();
  if (!known.includes(signed.keyId))
    throw new Error(
      `it is signed by the unknown key ${signed.keyId}; known: ${known.join(', ') || 'none, see CREMA_REGISTRY_PUBLIC_KEYS'}`,
    );
  if (!keys.verify(signed.document, signed.signature, signed.keyId))
    throw new Error(`its signature is not of this document by the key ${signed.keyId}`);
  return signed;
};

export interface OpenedRegistry {
  readonly document: RegistryDocument;
  /** SHA-256 of the signed text: it distinguishes two documents of one number. */
  readonly digest: string;
}
/** The document of a registry.json's text. Throws with why it is refused; nothing in it is looked at before its signature is. */
export const openSignedRegistry = (text: string, keys: RegistryKeys): OpenedRegistry => {
  const { document } = checkSigner(parseJson(text, 'the file'), keys);
  const value = parseJson(document, 'the document');
  const { schema } = value as { schema?: unknown };
  if (schema !== schemaVersion)
    throw new Error(`its schema is ${String(schema)}, and this server reads ${schemaVersion}`);
  const broken = validateRegistryDocument(value);
  if (broken) throw new Error(broken);
  return {
    document: value as RegistryDocument,
    digest: createHash('sha256').update(document).digest('hex'),
  };
};
