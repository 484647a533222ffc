import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';

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
 * a person who may write files but not sign adds no document to what production executes.
 */
export const checkDocuments = (text: string, { documents }: VersionRecord, path: string): void => {
  if (documents === undefined || integrityOf(text) === documents) return;
  throw new Error(`${path} is not what was published: found ${integrityOf(text)}, signed is ${documents}`);
};

export interface VersionDocuments {
  /** Trusts the documents of versions not seen before. Throws when one is not the published one, and then trusts none. */
  trustDocumentsOf(registry: RegistryDocument): void;
  documentsOf(remote: string, version: string): Documents;
}
/** The documents in a registry's folder. A version whose record has no hash is served, its documents are not trusted. */
export const createVersionDocuments = (
  folder: string,
  deps: Pick<AppDeps, 'log' | 'trustDocuments'>,
): VersionDocuments => {
  const known = new Map<string, Documents>();
  const keyOf = (remote: string, version: string) => `${remote}@${version}`;

  const read = (remote: string, version: string, record: VersionRecord): Documents => {
    const path = documentsPath(remote, version);
    if (!existsSync(join(folder, path))) return {};
    if (record.documents === undefined) {
      deps.log.warn(
        { remote, version },
        'documents are not signed and not trusted; publish the remote again',
      );
      return {};
    }
    const text = readFileSync(join(folder, path), 'utf8');
    checkDocuments(text, record, path);
    return JSON.parse(text) as Documents;
  };
  return {
    trustDocumentsOf: ({ remotes }) => {
      const found = Object.entries(remotes).flatMap(([remote, { versions }]) =>
        Object.entries(versions)
          .filter(([version]) => !known.has(keyOf(remote, version)))
          .map(([version, record]) => [keyOf(remote, version), read(remote, version, record)] as const),
      );
      for (const [key, documents] of found) {
        deps.trustDocuments(documents);
        known.set(key, documents);
      }
    },
    documentsOf: (remote, version) => known.get(keyOf(remote, version)) ?? {},
  };
};
