import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import type { RegistryKeys } from './registry-keys.ts';
import type { RegistryMemory } from './registry-memory.ts';
import { openSignedRegistry, type OpenedRegistry } from './signed-registry.ts';
import { checkDocuments, documentsPath, type Documents } from './version-documents.ts';

export interface RegistryReader {
  /** The last good document; a broken, wrongly signed or older one never replaces it. */
  current(): RegistryDocument;
  /** The GraphQL documents of a version in use, hash → text. */
  documentsOf(remote: string, version: string): Documents;
  /** Calls back after each new document; ended by the returned function and by stop. */
  onChange(listener: () => void): () => void;
  stop(): void;
}
const emptyDocument: RegistryDocument = {
  schema: 1,
  sequence: 0,
  updatedAt: new Date(0).toISOString(),
  remotes: {},
};
const lookEveryMs = 1000;

/**
 * Watches registry.json in `folder`: what a key of ours signed is used, anything else is refused with a line in the log
 * that says why (PLT-002). Each new version's GraphQL documents become trusted (D-06) when they are the published ones.
 */
export const createRegistryReader = (
  folder: string,
  deps: Pick<AppDeps, 'log' | 'trustDocuments'>,
  keys: RegistryKeys,
  memory: RegistryMemory,
): RegistryReader => {
  const path = join(folder, 'registry.json');
  const documents = new Map<string, Documents>();
  let document = emptyDocument;
  let seen = '';
  const listeners = new Set<() => void>();

  const readDocuments = (remote: string, version: string, record: RemoteRecord): Documents => {
    const file = join(folder, documentsPath(remote, version));
    const found = record.versions[version];
    if (!found || !existsSync(file)) return {};
    if (found.documents === undefined) {
      deps.log.warn(
        { remote, version },
        'documents are not signed and not trusted; publish the remote again',
      );
      return {};
    }
    const text = readFileSync(file, 'utf8');
    checkDocuments(text, found, documentsPath(remote, version));
    return JSON.parse(text) as Documents;
  };
  /** Of versions not seen before; all or none become known. */
  const readNewDocuments = ({ remotes }: RegistryDocument) =>
    Object.entries(remotes).flatMap(([remote, record]) =>
      Object.keys(record.versions)
        .map((version) => ({ key: `${remote}@${version}`, version }))
        .filter(({ key }) => !documents.has(key))
        .map(({ key, version }) => [key, readDocuments(remote, version, record)] as const),
    );
  const accept = (opened: OpenedRegistry) => {
    memory.check(opened);
    for (const [key, found] of readNewDocuments(opened.document)) {
      deps.trustDocuments(found);
      documents.set(key, found);
    }
    memory.accept(opened);
    document = opened.document;
  };
  const look = () => {
    if (!existsSync(path)) return;
    const { mtimeMs, size, ino } = statSync(path);
    // Development's key may come after the document that it signed.
    const stamp = [mtimeMs, size, ino, ...keys.ids()].join('/');
    if (stamp === seen) return;
    seen = stamp;
    try {
      accept(openSignedRegistry(readFileSync(path, 'utf8'), keys));
      deps.log.info({ sequence: document.sequence, remotes: Object.keys(document.remotes) }, 'registry read');
      for (const listener of listeners) listener();
    } catch (cause) {
      const why = (cause as Error).message;
      deps.log.error({ why, path, inUse: document.sequence }, 'registry refused; the last good one stays');
    }
  };
  look();
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return {
    current: () => document,
    documentsOf: (remote, version) => documents.get(`${remote}@${version}`) ?? {},
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => {
      clearInterval(timer);
      listeners.clear();
    },
  };
};
