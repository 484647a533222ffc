import type { ResolvedRemote } from '@crema/shared-contracts';
import type { RegistryReader } from '../registry/registry-reader.ts';
import type { Documents } from '../registry/version-documents.ts';
import type { VisitorComposition } from '../visitor-composition.ts';

/** Returns the hash of a remote's query by operation name, for the composition that contains the remote. */
export type DocumentHash = (
  composition: VisitorComposition,
  remote: ResolvedRemote,
  operation: string,
) => string | undefined;

const operationName = (text: string) => /^(?:query|mutation) (\w+)/m.exec(text)?.[1] ?? '';
const byOperation = (documents: Documents): ReadonlyMap<string, string> =>
  new Map(Object.entries(documents).map(([hash, text]) => [operationName(text), hash]));

/** Indexes the documents that the registry reader has verified. An overridden version uses its own documents. */
export const createDocumentIndex = ({ documentsOf }: Pick<RegistryReader, 'documentsOf'>): DocumentHash => {
  const byVersion = new Map<string, ReadonlyMap<string, string>>();
  return (composition, remote, operation) => {
    const overrideDocuments = composition.documentsOf(remote.name);
    if (overrideDocuments) return byOperation(overrideDocuments).get(operation);
    const key = `${remote.name}@${remote.version}`;
    const index = byVersion.get(key) ?? byOperation(documentsOf(remote.name, remote.version));
    byVersion.set(key, index);
    return index.get(operation);
  };
};
