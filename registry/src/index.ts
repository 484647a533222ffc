export { readHistory, type Change, type HistoryEntry } from './history.ts';
export { compressFolder, publish, type Published, type PublishInput } from './publish.ts';
export { changeDocument, emptyDocument, readDocument, writeDocument } from './registry-folder.ts';
