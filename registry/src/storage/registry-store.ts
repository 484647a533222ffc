import type { HistoryEntry } from '../history.ts';

/** The files of one built version, and their compressed variants, which are computed on first use. */
export interface VersionFiles {
  readonly plain: ReadonlyMap<string, Buffer>;
  readonly compressed: () => ReadonlyMap<string, Buffer>;
  /** Files whose stored content must equal the built content. */
  readonly checked: readonly string[];
}
export interface StoredVersion {
  readonly name: string;
  readonly version: string;
  /** The time when the last of its files was written. */
  readonly changedAt: Date;
}
export type NextDocument = (stored: string | undefined) => Promise<string | undefined>;

/**
 * Stores a registry's document, history and version files, without reading their content. Every method may be called
 * by any number of processes at once.
 */
export interface RegistryStore {
  /** A folder's path or s3://bucket/prefix, for messages. */
  readonly location: string;
  readDocument(): Promise<string | undefined>;
  /**
   * Replaces the document by the result of `next` in one step: of two simultaneous calls, the second receives
   * the first one's result. `undefined` leaves the document unchanged. `next` may be called several times;
   * `afterwards` runs once, when the document is stored.
   */
  swapDocument(next: NextDocument, onStored: () => Promise<void>): Promise<void>;
  /** Returns the history, oldest first. */
  readHistory(): Promise<readonly HistoryEntry[]>;
  /** Adds an entry unless its sequence is already stored; entries are never changed or removed. */
  addHistory(entry: HistoryEntry): Promise<void>;
  listVersions(): Promise<readonly StoredVersion[]>;
  /** Stores missing files. Throws if a file exists with different content; never overwrites. */
  storeVersion(name: string, version: string, files: VersionFiles): Promise<void>;
  removeVersion(name: string, version: string): Promise<void>;
}

/** Thrown when a stored version differs from the build. */
export const contentDiffers = (file: string): Error =>
  new Error(
    `The version already exists with different content in ${file}. Change the version in remote.json.`,
  );
