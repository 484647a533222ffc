import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Log } from '../../http/system.ts';

export type Documents = Readonly<Record<string, string>>;
type VersionRecord = RemoteRecord['versions'][string];

const noDocuments = '{}';
/** The GraphQL documents next to a version's code, which names them by hash. */
export const documentsFile = 'persisted-documents.json';
/** The location of the file: in the registry's folder or at its origin. */
export const documentsPath = (remote: string, version: string): string =>
  `files/${remote}/${version}/${documentsFile}`;

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Throws unless the text matches the hash in the signed record, so that write access to the files without a key adds
 * no document to what production executes.
 */
export const checkDocuments = (text: string, { documents }: VersionRecord, path: string): void => {
  if (documents === undefined || integrityOf(text) === documents) return;
  throw new Error(
    `${path} does not match its signed record: found ${integrityOf(text)}, expected ${documents}. Publish the version again.`,
  );
};

/** A version whose documents do not match the signed record. */
export interface RefusedVersion {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}
export interface VersionDocuments {
  /** Trusts the documents of new versions, and returns the versions whose documents do not match. */
  trustDocumentsOf(registry: RegistryDocument): readonly RefusedVersion[];
  documentsOf(remote: string, version: string): Documents;
}
/**
 * Reads the documents in a registry's folder. A version whose record has no hash is served, but its documents are not
 * trusted.
 */
export const createVersionDocuments = (
  folder: string,
  deps: Pick<AppDeps, 'trustDocuments'> & { readonly log: Log },
): VersionDocuments => {
  const known = new Map<string, Documents>();
  const keyOf = (remote: string, version: string) => `${remote}@${version}`;

  const read = (remote: string, version: string, record: VersionRecord): Documents => {
    const path = documentsPath(remote, version);
    const text = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : noDocuments;
    if (record.documents === undefined) {
      if (text === noDocuments) return {};
      deps.log.warn(
        { remote, version },
        'documents are not signed and not trusted; publish the remote again',
      );
      return {};
    }
    checkDocuments(text, record, path);
    return JSON.parse(text) as Documents;
  };
  return {
    trustDocumentsOf: ({ remotes }) =>
      Object.entries(remotes).flatMap(([remote, { versions }]) =>
        Object.entries(versions).flatMap(([version, record]) => {
          const key = keyOf(remote, version);
          if (known.has(key)) return [];
          try {
            const documents = read(remote, version, record);
            deps.trustDocuments(documents);
            known.set(key, documents);
            return [];
          } catch (cause) {
            return [{ remote, version, reason: (cause as Error).message }];
          }
        }),
      ),
    documentsOf: (remote, version) => known.get(keyOf(remote, version)) ?? {},
  };
};
