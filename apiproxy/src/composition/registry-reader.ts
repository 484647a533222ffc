import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { registryDocumentGuard, type RegistryDocument } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';

export interface RegistryReader {
  /** The last good document; a broken or older one never replaces it. */
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

const parse = (text: string): RegistryDocument => {
  const value: unknown = JSON.parse(text);
  const broken = registryDocumentGuard(value);
  if (broken) throw new Error(broken);
  return value as RegistryDocument;
};

/** Watches registry.json in `folder`; each new version's GraphQL documents become trusted (D-06). */
export const createRegistryReader = (folder: string, deps: AppDeps): RegistryReader => {
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
    if (next.sequence < document.sequence)
      throw new Error(`sequence ${next.sequence} is older than ${document.sequence}`);
    for (const [remote, record] of Object.entries(next.remotes))
      for (const version of Object.keys(record.versions)) trustVersion(remote, version);
    document = next;
  };
  const look = () => {
    if (!existsSync(path)) return;
    const { mtimeMs, size, ino } = statSync(path);
    const stamp = `${mtimeMs}/${size}/${ino}`;
    if (stamp === seen) return;
    seen = stamp;
    try {
      accept(parse(readFileSync(path, 'utf8')));
      deps.log.info({ sequence: document.sequence, remotes: Object.keys(document.remotes) }, 'registry read');
      for (const listener of listeners) listener();
    } catch (cause) {
      deps.log.error({ cause, path }, 'registry refused; the last good one stays');
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
