export type { Change, HistoryEntry } from './history.ts';
export { openRegistry, type RegistryOptions } from './open-registry.ts';
export { publish, type Published, type PublishInput } from './publish.ts';
export { changeDocument, emptyDocument, readDocument, readHistory, type Registry } from './registry.ts';
export { compressFolder } from './version-files.ts';
