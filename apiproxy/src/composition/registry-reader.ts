import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import type { RegistryKeys } from './registry-keys.ts';
import type { RegistryMemory } from './registry-memory.ts';
import { openSignedRegistry, type OpenedRegistry } from './signed-registry.ts';
import { createVersionDocuments, type Documents } from './version-documents.ts';

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
  const { trustDocumentsOf, documentsOf } = createVersionDocuments(folder, deps);
  let document = emptyDocument;
  let seen = '';
  const listeners = new Set<() => void>();

  const accept = (opened: OpenedRegistry) => {
    memory.check(opened);
    trustDocumentsOf(opened.document);
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
    documentsOf,
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
