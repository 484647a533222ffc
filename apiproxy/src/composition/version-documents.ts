import { createHash } from 'node:crypto';
import type { RemoteRecord } from '@crema/shared-contracts';

export type Documents = Readonly<Record<string, string>>;
type VersionRecord = RemoteRecord['versions'][string];

/** Beside a version's code: the GraphQL documents that the code names by hash. */
export const documentsFile = 'persisted-documents.json';
/** Of the registry's folder or its origin. */
export const documentsPath = (remote: string, version: string): string =>
  `files/${remote}/${version}/${documentsFile}`;

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Throws unless the text is the one that was published with this version: the signed record names its hash, so that
 * whoever may write files but not sign adds no document to what production executes.
 */
export const checkDocuments = (text: string, { documents }: VersionRecord, path: string): void => {
  if (documents === undefined || integrityOf(text) === documents) return;
  throw new Error(`${path} is not what was published: found ${integrityOf(text)}, signed is ${documents}`);
};
