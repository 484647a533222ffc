import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { Log } from '../../http/system.ts';
import type { RegistryKeys } from './registry-keys.ts';
import type { RegistryOrigin } from './registry-origin.ts';
import { checkFollows, type RegistryMemory } from './registry-memory.ts';
import { openSignedRegistry, type OpenedRegistry } from './signed-registry.ts';
import { checkServerBundle, serverBundlePath } from './server-bundle-file.ts';
import { checkDocuments, documentsPath } from './version-documents.ts';

export interface RegistryMirror {
  /** Polls now. Resolves when the poll is done, whether it succeeded or not. */
  poll(): Promise<void>;
  stop(): void;
}
export interface MirrorInput {
  readonly origin: RegistryOrigin;
  /**
   * The folder that the reader watches. Its content is served when the origin does not respond, also after a restart.
   */
  readonly folder: string;
  readonly keys: RegistryKeys;
  readonly memory: RegistryMemory;
  readonly log: Log;
}
const documentFile = 'registry.json';
const pollEveryMs = 1000;

/** The file is written atomically, because several servers may share the folder. */
const writeAtomically = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
};

/** A file of the registry, and the function that throws unless a text is the published one. */
interface CopiedFile {
  readonly name: string;
  readonly check: (text: string) => void;
}
type VersionRecord = RemoteRecord['versions'][string];

/** Whether a copied file exists and matches the published hash. Otherwise it is fetched again. */
const isVerified = (file: string, { check }: CopiedFile): boolean => {
  try {
    check(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
};
/** The server does not use documents without a hash. */
const documentsOf = (remote: string, version: string, record: VersionRecord): readonly CopiedFile[] => {
  const name = documentsPath(remote, version);
  return record.documents === undefined
    ? []
    : [{ name, check: (text) => checkDocuments(text, record, name) }];
};
const serverBundleOf = (remote: string, version: string, { files }: VersionRecord): readonly CopiedFile[] =>
  files.server === undefined
    ? []
    : [
        {
          name: serverBundlePath(remote, version, files.server),
          check: (text) => checkServerBundle(text, files, `${remote}@${version}`),
        },
      ];

/** The valid document that is already in the folder, if any. */
const readStored = (folder: string, keys: RegistryKeys): OpenedRegistry | undefined => {
  const path = join(folder, documentFile);
  try {
    return existsSync(path) ? openSignedRegistry(readFileSync(path, 'utf8'), keys) : undefined;
  } catch {
    return undefined;
  }
};

/** Copies one file. Returns the error if it is not the published one. */
const copyFile = async (
  copied: CopiedFile,
  origin: RegistryOrigin,
  folder: string,
): Promise<string | undefined> => {
  const file = join(folder, copied.name);
  if (isVerified(file, copied)) return undefined;
  const found = await origin.get(copied.name);
  if (!found) return undefined;
  try {
    copied.check(found.text);
  } catch (cause) {
    return (cause as Error).message;
  }
  writeAtomically(file, found.text);
  return undefined;
};
/** Copies the documents and server bundles of all versions. Adds to `errors`: a version with an error does not affect others. */
const copyVersions = async (
  { remotes }: RegistryDocument,
  origin: RegistryOrigin,
  folder: string,
  errors: string[],
): Promise<void> => {
  for (const [remote, { versions }] of Object.entries(remotes))
    for (const [version, record] of Object.entries(versions)) {
      const files = [...documentsOf(remote, version, record), ...serverBundleOf(remote, version, record)];
      for (const copied of files) {
        const error = await copyFile(copied, origin, folder);
        if (error !== undefined) errors.push(error);
      }
    }
};

/**
 * Copies the files that the server needs from a remote registry: its document, and each version's GraphQL
 * documents and server bundle. It verifies each file first, and copies the document last. Browsers fetch the other files from
 * the origin.
 */
export const createRegistryMirror = ({ origin, folder, keys, memory, log }: MirrorInput): RegistryMirror => {
  let tag: string | undefined;
  let stored = readStored(folder, keys);
  let lastError = '';
  /** The reasons why documents were not copied in this poll. */
  let documentErrors: string[] = [];
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const copy = async () => {
    const found = await origin.get(documentFile, tag);
    if (!found) return;
    const next = openSignedRegistry(found.text, keys);
    if (stored) checkFollows(next, { sequence: stored.document.sequence, digest: stored.digest });
    memory.check(next);
    await copyVersions(next.document, origin, folder, documentErrors);
    // An unchanged document is not written, because the reader would treat it as a change.
    if (next.digest !== stored?.digest) writeAtomically(join(folder, documentFile), found.text);
    stored = next;
    // Without a tag the next poll reads the document again.
    tag = documentErrors.length > 0 ? undefined : found.tag;
    if (documentErrors.length > 0) throw new Error(documentErrors.join('; '));
  };
  const pollOnce = async () => {
    documentErrors = [];
    try {
      await copy();
      lastError = '';
    } catch (cause) {
      const reason = (cause as Error).message;
      // The error is logged once, not every second.
      if (reason !== lastError)
        log.error(
          { reason: reason, inUse: stored?.document.sequence },
          documentErrors.length > 0
            ? 'files of versions refused: without its documents a version is omitted, without its server bundle it is not rendered'
            : 'registry refused; the last valid one stays in use',
        );
      lastError = reason;
    }
  };
  let lastPoll: Promise<void> = Promise.resolve();
  /** Polls run one at a time, because they share the stored tag and the errors of the documents. */
  const poll = () => (lastPoll = lastPoll.then(pollOnce));
  const pollRepeatedly = async () => {
    await poll();
    if (!stopped) timer = setTimeout(() => void pollRepeatedly(), pollEveryMs).unref();
  };
  mkdirSync(join(folder, 'files'), { recursive: true });
  timer = setTimeout(() => void pollRepeatedly(), pollEveryMs).unref();
  return {
    poll,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
