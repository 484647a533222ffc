/** The exports of history for other modules. Lint rejects an import of any other file of this folder. */
export { type HistoryReader, type HistorySource, plainEntry, plainReceipt } from './history-source.ts';
