import type { RegistryDocument } from '@crema/shared-contracts';

/** One change with its time, its reason and the document's sequence after it. */
export type HistoryEntry = NonNullable<RegistryDocument['lastChange']>;
/** A change and its reason; the registry adds time and sequence. */
export type Change = Omit<HistoryEntry, 'at' | 'sequence'>;
export type Removed = NonNullable<HistoryEntry['removed']>[number];

/** True if the entry concerns this remote. */
export const concerns = (entry: HistoryEntry, remote: string): boolean =>
  entry.remote === remote || !!entry.removed?.some(({ name }) => name === remote);
