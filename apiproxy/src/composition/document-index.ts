import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedRemote } from '@crema/shared-contracts';
import type { VisitorComposition } from './visitor-composition.ts';

type Documents = Readonly<Record<string, string>>;
/** Hash of a remote's query by operation name, for the composition that the remote is part of. */
export type DocumentHash = (
  composition: VisitorComposition,
  remote: ResolvedRemote,
  operation: string,
) => string | undefined;

const operationName = (text: string) => /^(?:query|mutation) (\w+)/m.exec(text)?.[1] ?? '';
const byOperation = (documents: Documents): ReadonlyMap<string, string> =>
  new Map(Object.entries(documents).map(([hash, text]) => [operationName(text), hash]));

/** Reads persisted-documents.json of a published version once; an overridden one brings its own. */
export const createDocumentIndex = (registryFolder: string): DocumentHash => {
  const byVersion = new Map<string, ReadonlyMap<string, string>>();
  const read = ({ name, version }: ResolvedRemote) => {
    const path = join(registryFolder, 'files', name, version, 'persisted-documents.json');
    return byOperation(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Documents) : {});
  };
  return ({ documentsOf }, remote, operation) => {
    const own = documentsOf(remote.name);
    if (own) return byOperation(own).get(operation);
    const key = `${remote.name}@${remote.version}`;
    const index = byVersion.get(key) ?? read(remote);
    byVersion.set(key, index);
    return index.get(operation);
  };
};
