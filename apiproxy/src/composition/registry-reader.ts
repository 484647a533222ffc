import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { leaveOutVersions } from './leave-out-versions.ts';
import type { RegistryKeys } from './registry-keys.ts';
import type { RegistryMemory } from './registry-memory.ts';
import { openSignedRegistry, type OpenedRegistry } from './signed-registry.ts';
import { createVersionDocuments, type Documents, type RefusedVersion } from './version-documents.ts';

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
 * that says why (PLT-002). Each new version's GraphQL documents become trusted (D-06) when they are the published ones;
 * a version with others is left out alone. What was refused is tried again every second until it is good or replaced.
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
  /** The file that was accepted whole. */
  let seen = '';
  /** What the last attempt came to: the same outcome again is neither logged nor announced. */
  let outcome = '';
  const listeners = new Set<() => void>();

  const isNew = (next: string): boolean => {
    const isOther = next !== outcome;
    outcome = next;
    return isOther;
  };
  const accept = (opened: OpenedRegistry, refused: readonly RefusedVersion[]) => {
    memory.accept(opened);
    document = leaveOutVersions(opened.document, refused);
    for (const version of refused)
      deps.log.error(version, 'version left out: its documents are not the published ones');
    deps.log.info({ sequence: document.sequence, remotes: Object.keys(document.remotes) }, 'registry read');
    for (const listener of listeners) listener();
  };
  const refuse = (cause: unknown) => {
    const why = (cause as Error).message;
    deps.log.error({ why, path, inUse: document.sequence }, 'registry refused; the last good one stays');
  };
  const look = () => {
    if (!existsSync(path)) return;
    const { mtimeMs, size, ino } = statSync(path);
    // Development's key may come after the document that it signed.
    const stamp = [mtimeMs, size, ino, ...keys.ids()].join('/');
    if (stamp === seen) return;
    try {
      const opened = openSignedRegistry(readFileSync(path, 'utf8'), keys);
      memory.check(opened);
      const refused = trustDocumentsOf(opened.document);
      if (refused.length === 0) seen = stamp;
      if (isNew(JSON.stringify([opened.digest, refused]))) accept(opened, refused);
    } catch (cause) {
      if (isNew(JSON.stringify([stamp, (cause as Error).message]))) refuse(cause);
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
