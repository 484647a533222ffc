import { createHash } from 'node:crypto';
import {
  registrySchema,
  upgradeRegistryDocument,
  validateRegistryDocument,
  validateSignedDocument,
  type RegistryDocument,
  type SignedDocument,
} from '@crema/shared-contracts';
import type { RegistryKeys } from './registry-keys.ts';

const parseJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${what} is not valid JSON, it may be truncated: ${(cause as Error).message}`, { cause });
  }
};
const checkSigner = (file: unknown, keys: RegistryKeys): SignedDocument => {
  const error = validateSignedDocument(file);
  if (error)
    throw new Error(
      `not signed (${error}); publish it again with a registry key (in development the next build signs it)`,
    );
  const signed = file as SignedDocument;
  const known = keys.ids();
  if (!known.includes(signed.keyId))
    throw new Error(
      `signed with unknown key ${signed.keyId}. Accepted keys: ${known.join(', ') || 'none'}. Add it to CREMA_REGISTRY_PUBLIC_KEYS`,
    );
  if (!keys.verify(signed.document, signed.signature, signed.keyId))
    throw new Error(
      `the signature does not match this document and the key ${signed.keyId}; publish it again`,
    );
  return signed;
};

export interface OpenedRegistry {
  readonly document: RegistryDocument;
  /** SHA-256 of the signed text; it distinguishes two documents of the same sequence. */
  readonly digest: string;
}
/**
 * Parses and verifies the text of registry.json. Throws with the reason. The signature is checked before the
 * content; a document of schema 1 is upgraded.
 */
export const openSignedRegistry = (text: string, keys: RegistryKeys): OpenedRegistry => {
  const { document } = checkSigner(parseJson(text, 'the file'), keys);
  const value = upgradeRegistryDocument(parseJson(document, 'the document'));
  const { schema } = value as { schema?: unknown };
  if (schema !== registrySchema)
    throw new Error(
      `found schema ${String(schema)}, expected ${registrySchema}; publish with the registry command of this version`,
    );
  const error = validateRegistryDocument(value);
  if (error) throw new Error(error);
  return {
    document: value as RegistryDocument,
    digest: createHash('sha256').update(document).digest('hex'),
  };
};
