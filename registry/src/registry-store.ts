import type { HistoryEntry } from './history.ts';

/** The files of one built version: as built, and their compressed twins, made only when somebody needs them. */
export interface VersionFiles {
  readonly plain: ReadonlyMap<string, Buffer>;
  readonly twins: () => ReadonlyMap<string, Buffer>;
  /** Files whose content tells versions apart: a stored one must equal the built one. */
  readonly checked: readonly string[];
}
export interface StoredVersion {
  readonly name: string;
  readonly version: string;
  /** When the last of its files was written. */
  readonly changedAt: Date;
}
export type NextDocument = (stored: string | undefined) => Promise<string | undefined>;

/**
 * Where a registry is kept: its document, its history and the files of its versions. A store knows nothing of
 * what the texts say. Every method may be called by any number of processes at once.
 */
export interface RegistryStore {
  /** A folder's path or s3://bucket/prefix, for messages. */
  readonly place: string;
  readDocument(): Promise<string | undefined>;
  /**
   * Replaces the document by what `next` makes of it, in one step: of two that do so at once, one sees what the
   * other wrote. `undefined` leaves it as it is. `next` may be called several times; `afterwards` runs once, when the
   * outcome stands.
   */
  swapDocument(next: NextDocument, afterwards: () => Promise<void>): Promise<void>;
  /** Oldest first. */
  readHistory(): Promise<readonly HistoryEntry[]>;
  /** Adds an entry unless one of its number is there; entries are never changed or removed. */
  addHistory(entry: HistoryEntry): Promise<void>;
  listVersions(): Promise<readonly StoredVersion[]>;
  /** Stores what is not there yet; throws, and overwrites nothing, when a file is there with another content. */
  storeVersion(name: string, version: string, files: VersionFiles): Promise<void>;
  removeVersion(name: string, version: string): Promise<void>;
}

/** Why a stored version is refused. */
export const differs = (file: string): Error =>
  new Error(`${file} is not what was built: this version exists with another content`);
