import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  isRecord,
  restPaths,
  trustedDocument,
  trustedQueryUrl,
  type HostServices,
} from '@crema/shared-contracts';
import { ConnectionLostError } from './connection-lost.ts';
import { hashOf } from './inlined-replies.ts';

type Sender = Pick<HostServices, 'fetch'>;

/** The data of a reply. Rejects with `{ errors }`, as Apollo Client does, which toAppError reads. */
const read = async <D>(reply: Promise<Response>): Promise<D> => {
  const response = await reply.catch((cause: unknown) => {
    throw new ConnectionLostError('no answer', { cause });
  });
  const body: unknown = await response.json();
  const { data, errors } = isRecord(body) ? body : {};
  if (isRecord(data) && !errors) return data as D;
  throw Object.assign(new Error(`GraphQL replied without data, with HTTP ${response.status}.`), { errors });
};

/**
 * Sends a query by its hash, without Apollo Client and its cache: for a page of a remote that has no other query. Rejects with an
 * error that toAppError reads.
 */
export const sendQuery = <D, V extends OperationVariables>(
  { fetch: send }: Sender,
  query: TypedDocumentNode<D, V>,
  variables: V,
): Promise<D> =>
  read(send(trustedQueryUrl(hashOf(query), variables), { headers: { accept: 'application/json' } }));

/** Sends a mutation by its hash, as `sendQuery` a query. */
export const sendMutation = <D, V extends OperationVariables>(
  { fetch: send }: Sender,
  mutation: TypedDocumentNode<D, V>,
  variables: V,
): Promise<D> =>
  read(
    send(restPaths.graphql, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ variables, extensions: trustedDocument(hashOf(mutation)) }),
    }),
  );
