import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { HistoryEntry } from '../history.ts';
import { withLock } from './process-lock.ts';
import { contentDiffers, type RegistryStore, type VersionFiles } from './registry-store.ts';

/** The time that a change waits for another process that changes the registry. */
const maxWaitMs = 30_000;

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const foldersIn = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
const parseLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HistoryEntry);

const checkStored = (target: string, { plain, checked }: VersionFiles) => {
  for (const name of checked) {
    const stored = join(target, name);
    const built = plain.get(name);
    if (!built || !existsSync(stored) || !readFileSync(stored).equals(built)) throw contentDiffers(stored);
  }
};
const writeVersion = (target: string, files: VersionFiles) => {
  const draft = `${target}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  for (const [name, content] of [...files.plain, ...files.compressed()]) {
    mkdirSync(dirname(join(draft, name)), { recursive: true });
    writeFileSync(join(draft, name), content);
  }
  // Another process may have stored the same version; its bytes are identical.
  if (existsSync(target)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, target);
};

/** A registry in a local folder. Writers use a lock file; readers need no lock. */
export const createFolderStore = (folder: string): RegistryStore => {
  const documentPath = join(folder, 'registry.json');
  const historyPath = join(folder, 'history.jsonl');
  const lockPath = join(folder, 'registry.lock');
  const versionPath = (name: string, version: string) => join(folder, 'files', name, version);
  /** The rename is atomic: a reader never sees a partial document. */
  const replaceDocument = (text: string) => {
    const draft = `${documentPath}.${process.pid}`;
    writeFileSync(draft, text, { flush: true });
    renameSync(draft, documentPath);
  };
  /** Drops an incomplete last line left by a crash; the entry is added again from the document. */
  const completeHistory = () => {
    const text = readIfExists(historyPath) ?? '';
    return text.slice(0, text.lastIndexOf('\n') + 1);
  };
  return {
    location: folder,
    readDocument: async () => readIfExists(documentPath),
    swapDocument: (next, afterwards) =>
      withLock(lockPath, maxWaitMs, async () => {
        const text = await next(readIfExists(documentPath));
        if (text !== undefined) replaceDocument(text);
        await afterwards();
      }),
    readHistory: async () => parseLines(completeHistory()),
    addHistory: async (entry) => {
      const complete = completeHistory();
      if (parseLines(complete).some(({ sequence }) => sequence === entry.sequence)) return;
      if (existsSync(historyPath)) truncateSync(historyPath, Buffer.byteLength(complete));
      appendFileSync(historyPath, `${JSON.stringify(entry)}\n`, { flush: true });
    },
    listVersions: async () =>
      foldersIn(join(folder, 'files')).flatMap((name) =>
        foldersIn(join(folder, 'files', name)).map((version) => ({
          name,
          version,
          changedAt: statSync(versionPath(name, version)).mtime,
        })),
      ),
    storeVersion: async (name, version, files) => {
      const target = versionPath(name, version);
      if (existsSync(target)) checkStored(target, files);
      else writeVersion(target, files);
    },
    removeVersion: async (name, version) =>
      rmSync(versionPath(name, version), { recursive: true, force: true }),
  };
};
