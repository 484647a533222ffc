import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { Log } from '../http/app-deps.ts';
import type { RegistryKeys } from './registry-keys.ts';
import type { RegistryOrigin } from './registry-origin.ts';
import { checkFollows, type RegistryMemory } from './registry-memory.ts';
import { openSignedRegistry, type OpenedRegistry } from './signed-registry.ts';
import { checkDocuments, documentsPath } from './version-documents.ts';

export interface RegistryMirror {
  /** Looks now, and answers when that is done, well or not. */
  look(): Promise<void>;
  stop(): void;
}
export interface MirrorInput {
  readonly origin: RegistryOrigin;
  /** Where the reader looks; what is there serves when the origin does not answer, also after a restart. */
  readonly folder: string;
  readonly keys: RegistryKeys;
  readonly memory: RegistryMemory;
  readonly log: Log;
}
const documentFile = 'registry.json';
const lookEveryMs = 1000;

/** In one step; several servers may share the folder. */
const writeWhole = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
};

/** Whether a copied file is there and is the published one; a changed one is fetched again. */
const isGood = (file: string, record: RemoteRecord['versions'][string]): boolean => {
  try {
    checkDocuments(readFileSync(file, 'utf8'), record, file);
    return true;
  } catch {
    return false;
  }
};

/** The document that is in the folder already, if it is a good one. */
const keptIn = (folder: string, keys: RegistryKeys): OpenedRegistry | undefined => {
  const path = join(folder, documentFile);
  try {
    return existsSync(path) ? openSignedRegistry(readFileSync(path, 'utf8'), keys) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Copies what the server needs of a registry that is kept elsewhere, its document and each version's GraphQL
 * documents, into a folder: verified first, and the document last. Browsers get the files from where they are.
 */
export const createRegistryMirror = ({ origin, folder, keys, memory, log }: MirrorInput): RegistryMirror => {
  let tag: string | undefined;
  let kept = keptIn(folder, keys);
  let complaint = '';
  /** Why documents were not copied in this look. */
  let spoiled: string[] = [];
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const copyVersion = async (remote: string, version: string, record: RemoteRecord['versions'][string]) => {
    const name = documentsPath(remote, version);
    const file = join(folder, name);
    // Without a hash the copy is never used.
    if (record.documents === undefined || isGood(file, record)) return;
    const found = await origin.get(name);
    if (!found) return;
    try {
      checkDocuments(found.text, record, name);
    } catch (cause) {
      // The reader leaves this version out; the others are not held back.
      spoiled.push((cause as Error).message);
      return;
    }
    writeWhole(file, found.text);
  };
  const copyDocuments = async ({ remotes }: RegistryDocument) => {
    for (const [remote, { versions }] of Object.entries(remotes))
      for (const [version, record] of Object.entries(versions)) await copyVersion(remote, version, record);
  };
  const copy = async () => {
    const found = await origin.get(documentFile, tag);
    if (!found) return;
    const next = openSignedRegistry(found.text, keys);
    if (kept) checkFollows(next, { sequence: kept.document.sequence, digest: kept.digest });
    memory.check(next);
    await copyDocuments(next.document);
    // The same document again is not written: the reader would take it for a change.
    if (next.digest !== kept?.digest) writeWhole(join(folder, documentFile), found.text);
    kept = next;
    // Without a tag everything is read again next time.
    tag = spoiled.length > 0 ? undefined : found.tag;
    if (spoiled.length > 0) throw new Error(spoiled.join('; '));
  };
  const look = async () => {
    spoiled = [];
    try {
      await copy();
      complaint = '';
    } catch (cause) {
      const why = (cause as Error).message;
      // Once, not every second.
      if (why !== complaint)
        log.error(
          { why, inUse: kept?.document.sequence },
          spoiled.length > 0
            ? 'documents refused; their versions are left out'
            : 'registry refused; the last good one stays',
        );
      complaint = why;
    }
  };
  const lookAgain = async () => {
    await look();
    if (!stopped) timer = setTimeout(() => void lookAgain(), lookEveryMs).unref();
  };
  mkdirSync(join(folder, 'files'), { recursive: true });
  timer = setTimeout(() => void lookAgain(), lookEveryMs).unref();
  return {
    look,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
