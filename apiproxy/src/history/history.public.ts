/** The exports of history for other modules. Lint rejects an import of any other file of this folder. */
export { writeCursor } from './cursor.ts';
export { type HistoryReader, type HistorySource, plainEntry, plainReceipt } from './history-source.ts';
export { findReceipt, keepPrivate, pathOf, readerOf, splitId } from './history.endpoints.ts';
export { mergeSources } from './merge-sources.ts';
export { readWindow } from './read-window.ts';
