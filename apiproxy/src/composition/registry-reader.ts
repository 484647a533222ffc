import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import type { RegistryKeys } from './registry-keys.ts';
import { checkNotOlder, openSignedRegistry } from './signed-registry.ts';

export interface RegistryReader {
  /** The last good document; a broken, wrongly signed or older one never replaces it. */
  current(): RegistryDocument;
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
 * that says why (PLT-002). Each new version's GraphQL documents become trusted (D-06).
 */
export const createRegistryReader = (
  folder: string,
  deps: Pick<AppDeps, 'log' | 'trustDocuments'>,
  keys: RegistryKeys,
): RegistryReader => {
  const path = join(folder, 'registry.json');
  const trusted = new Set<string>();
  let document = emptyDocument;
  let seen = '';
  const listeners = new Set<() => void>();

  const trustVersion = (remote: string, version: string) => {
    const key = `${remote}@${version}`;
    const documents = join(folder, 'files', remote, version, 'persisted-documents.json');
    if (trusted.has(key) || !existsSync(documents)) return;
    deps.trustDocuments(JSON.parse(readFileSync(documents, 'utf8')) as Record<string, string>);
    trusted.add(key);
  };
  const accept = (next: RegistryDocument) => {
    checkNotOlder(next, document);
    for (const [remote, record] of Object.entries(next.remotes))
      for (const version of Object.keys(record.versions)) trustVersion(remote, version);
    document = next;
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
