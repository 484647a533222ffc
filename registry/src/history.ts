import type { RegistryDocument } from '@crema/shared-contracts';

/** One change: when, what and why, and the document's number after it. */
export type HistoryEntry = NonNullable<RegistryDocument['lastChange']>;
/** What was changed and why; the registry adds when, and the number. */
export type Change = Omit<HistoryEntry, 'at' | 'sequence'>;
export type Removed = NonNullable<HistoryEntry['removed']>[number];

/** Whether an entry is about this remote. */
export const concerns = (entry: HistoryEntry, remote: string): boolean =>
  entry.remote === remote || !!entry.removed?.some(({ name }) => name === remote);
