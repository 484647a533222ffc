import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryDocumentGuard, type RegistryDocument } from '@crema/shared-contracts';
import { appendHistory, type Change } from './history.ts';
import { withRegistryLock } from './registry-lock.ts';

const documentFile = 'registry.json';
export const emptyDocument = (now: Date): RegistryDocument => ({
  schema: 1,
  sequence: 0,
  updatedAt: now.toISOString(),
  remotes: {},
});

/** Reads the document of a registry folder; throws with the path of the first value that does not fit. */
export const readDocument = (folder: string): RegistryDocument | undefined => {
  const path = join(folder, documentFile);
  if (!existsSync(path)) return undefined;
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const broken = registryDocumentGuard(value);
  if (broken) throw new Error(`${path}: ${broken}`);
  return value as RegistryDocument;
};

/** Replaces the document in one step: a reader sees the old one or the new one, never half of it. */
export const writeDocument = (folder: string, document: RegistryDocument): void => {
  const broken = registryDocumentGuard(document);
  if (broken) throw new Error(`registry document: ${broken}`);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${documentFile}.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify(document, null, 1)}\n`);
  renameSync(draft, join(folder, documentFile));
};

/**
 * Reads, changes, numbers and replaces the document while no other process does, and writes the change into the
 * history. A change that hands back the very remotes it was given changes nothing and leaves no trace.
 * `afterwards` runs in either case, while the lock is still held.
 */
export const changeDocument = (
  folder: string,
  now: Date,
  entry: Change | (() => Change),
  change: (document: RegistryDocument) => RegistryDocument['remotes'],
  afterwards?: (document: RegistryDocument) => void,
): RegistryDocument =>
  withRegistryLock(folder, () => {
    const document = readDocument(folder) ?? emptyDocument(now);
    const remotes = change(document);
    if (remotes === document.remotes) {
      afterwards?.(document);
      return document;
    }
    const at = now.toISOString();
    const next = { ...document, sequence: document.sequence + 1, updatedAt: at, remotes };
    writeDocument(folder, next);
    appendHistory(folder, {
      at,
      sequence: next.sequence,
      ...(typeof entry === 'function' ? entry() : entry),
    });
    afterwards?.(next);
    return next;
  });
