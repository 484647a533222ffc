import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSignal, registrySchema, type RegistryDocument } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Log } from '../../http/system.ts';
import { omitVersions } from '../omit-versions.ts';
import type { RegistryKeys } from './registry-keys.ts';
import type { RegistryMemory } from './registry-memory.ts';
import { openSignedRegistry, type OpenedRegistry } from './signed-registry.ts';
import { createVersionDocuments, type Documents, type RefusedVersion } from './version-documents.ts';

export interface RegistryReader {
  /** The last valid document. A malformed, wrongly signed or older document never replaces it. */
  current(): RegistryDocument;
  /** The GraphQL documents of the used versions, hash → text. */
  documentsOf(remote: string, version: string): Documents;
  /** Calls the listener after each new document. The returned function unsubscribes it; after `stop` there are no new documents. */
  onChange(listener: () => void): () => void;
  stop(): void;
}
const emptyDocument: RegistryDocument = {
  schema: registrySchema,
  sequence: 0,
  updatedAt: new Date(0).toISOString(),
  remotes: {},
};
const pollEveryMs = 1000;

/** Changes with the file, and with the accepted keys: the development key may be created after the document that it signed. */
const stampOf = (path: string, keys: RegistryKeys): string => {
  const { mtimeMs, size, ino } = statSync(path);
  return [mtimeMs, size, ino, ...keys.ids()].join('/');
};
const logOmitted = (log: Log, refused: readonly RefusedVersion[]) => {
  for (const version of refused)
    log.error(
      version,
      'version omitted: its documents do not match the signed record; publish the version again',
    );
};

/**
 * Watches registry.json in `folder`. A document signed with an accepted key is used; any other is refused with a log
 * line that gives the reason (PLT-002). The GraphQL documents of each new version become trusted (D-06) if they match
 * their signed hash; otherwise that version is omitted. A refused document is read again every second until it is
 * valid or replaced.
 */
export const createRegistryReader = (
  folder: string,
  deps: Pick<AppDeps, 'trustDocuments'> & { readonly log: Log },
  keys: RegistryKeys,
  memory: RegistryMemory,
): RegistryReader => {
  const path = join(folder, 'registry.json');
  const { trustDocumentsOf, documentsOf } = createVersionDocuments(folder, deps);
  const document = createSignal<RegistryDocument>(emptyDocument);
  /** The file that was accepted completely. */
  let acceptedStamp = '';
  /** The result of the last attempt. An unchanged result is neither logged nor announced. */
  let outcome = '';

  const updateOutcome = (next: string): boolean => {
    const isChanged = next !== outcome;
    outcome = next;
    return isChanged;
  };
  const accept = (opened: OpenedRegistry, refused: readonly RefusedVersion[]) => {
    memory.accept(opened);
    const used = omitVersions(opened.document, refused);
    logOmitted(deps.log, refused);
    deps.log.info({ sequence: used.sequence, remotes: Object.keys(used.remotes) }, 'registry read');
    document.set(used);
  };
  const logRefusal = (cause: unknown) => {
    const facts = { reason: (cause as Error).message, path, inUse: document.get().sequence };
    deps.log.error(facts, 'registry refused; the last valid one stays in use');
  };
  const poll = () => {
    if (!existsSync(path)) return;
    const stamp = stampOf(path, keys);
    if (stamp === acceptedStamp) return;
    try {
      const opened = openSignedRegistry(readFileSync(path, 'utf8'), keys);
      memory.check(opened);
      const refused = trustDocumentsOf(opened.document);
      if (refused.length === 0) acceptedStamp = stamp;
      if (updateOutcome(JSON.stringify([opened.digest, refused]))) accept(opened, refused);
    } catch (cause) {
      if (updateOutcome(JSON.stringify([stamp, (cause as Error).message]))) logRefusal(cause);
    }
  };
  poll();
  const timer = setInterval(poll, pollEveryMs);
  timer.unref();
  return {
    current: document.get,
    documentsOf,
    onChange: document.subscribe,
    stop: () => clearInterval(timer),
  };
};
