import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const historyFile = 'history.jsonl';

/** What was changed and why; the folder adds when, and the document's number after the change. */
export interface Change {
  readonly verb: string;
  readonly remote?: string;
  readonly version?: string;
  readonly percent?: number;
  readonly reason?: string;
  readonly detail?: string;
  /** Versions that are gone, of any remote. */
  readonly removed?: readonly Removed[];
}
export interface Removed {
  readonly name: string;
  readonly version: string;
}
export interface HistoryEntry extends Change {
  readonly at: string;
  readonly sequence: number;
}

/** Adds one line; lines are never changed or removed. Call it under the registry's lock. */
export const appendHistory = (folder: string, entry: HistoryEntry): void =>
  appendFileSync(join(folder, historyFile), `${JSON.stringify(entry)}\n`);

const concerns = (entry: HistoryEntry, remote: string) =>
  entry.remote === remote || entry.removed?.some(({ name }) => name === remote);

/** Oldest first; of one remote when named. */
export const readHistory = (folder: string, remote?: string): readonly HistoryEntry[] => {
  const path = join(folder, historyFile);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HistoryEntry)
    .filter((entry) => remote === undefined || concerns(entry, remote));
};
