import { isRecord, type Rule } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getOperationAST, parse, type DocumentNode } from 'graphql';
import { tokenLimit } from './graphql-rules.ts';
import { createAppError } from '../errors/app-error.ts';

/** A GraphQL request before validation: the body of a POST, the query parameters of a GET. */
type Envelope = Record<string, unknown>;
interface RequestFacts {
  readonly envelope: Envelope;
  readonly variables: unknown;
  readonly extensions: unknown;
  readonly hash: unknown;
}

const hashPattern = /^(?:sha256:)?[0-9a-f]{64}$/;
const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * The rules are checked top to bottom. Each of these requests would cause an unexpected error in the GraphQL
 * library.
 */
const requestRules: readonly Rule<RequestFacts, { readonly field: string }>[] = [
  {
    field: 'query',
    isViolatedBy: ({ envelope }) => !isAbsent(envelope['query']) && typeof envelope['query'] !== 'string',
  },
  // The library would accept JSON as a parsed document and skip the token limit.
  {
    field: 'query',
    isViolatedBy: ({ envelope }) => typeof envelope['query'] === 'string' && isJson(envelope['query']),
  },
  {
    field: 'operationName',
    isViolatedBy: ({ envelope }) =>
      !isAbsent(envelope['operationName']) && typeof envelope['operationName'] !== 'string',
  },
  { field: 'variables', isViolatedBy: ({ variables }) => !isAbsent(variables) && !isRecord(variables) },
  { field: 'extensions', isViolatedBy: ({ extensions }) => !isAbsent(extensions) && !isRecord(extensions) },
  {
    field: 'extensions.persistedQuery',
    isViolatedBy: ({ extensions }) =>
      isRecord(extensions) &&
      !isAbsent(extensions['persistedQuery']) &&
      !isRecord(extensions['persistedQuery']),
  },
  {
    field: 'extensions.persistedQuery.sha256Hash',
    isViolatedBy: ({ hash }) => hash !== undefined && !(typeof hash === 'string' && hashPattern.test(hash)),
  },
];

/** A GET carries JSON as text. The library rejects text that is not JSON. */
const jsonOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return isJson(value) ? JSON.parse(value) : undefined;
};
const factsOf = (envelope: Envelope, isGet: boolean): RequestFacts => {
  const [variables, extensions] = [envelope['variables'], envelope['extensions']].map((value) =>
    isGet ? jsonOf(value) : value,
  );
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  return { envelope, variables, extensions, hash: isRecord(persisted) ? persisted['sha256Hash'] : undefined };
};

const parseQuery = (query: unknown): DocumentNode | undefined => {
  try {
    return typeof query === 'string' ? parse(query, { maxTokens: tokenLimit }) : undefined;
  } catch {
    // The library reports the position of the error in the document.
    return undefined;
  }
};
/** True if the operation name is unknown or missing: the library would throw an unexpected error. */
const hasNoOperation = ({ envelope }: RequestFacts): boolean => {
  const document = parseQuery(envelope['query']);
  return (
    document !== undefined && !getOperationAST(document, envelope['operationName'] as string | undefined)
  );
};

const readRequest = (request: FastifyRequest, production: boolean): void => {
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  const envelope = isGet ? request.query : request.body;
  if (!isRecord(envelope)) throw createAppError('BAD_REQUEST');
  const facts = factsOf(envelope, isGet);
  const field = requestRules.find(({ isViolatedBy }) => isViolatedBy(facts))?.field;
  if (field)
    throw createAppError('BAD_REQUEST', undefined, {
      field,
      message: `${field} has a wrong type or form. Send it as the GraphQL protocol defines it.`,
    });
  // A trusted document contains one operation, so its name is redundant and a wrong name would match none.
  if (production || facts.hash !== undefined) delete envelope['operationName'];
  else if (hasNoOperation(facts))
    throw createAppError('BAD_REQUEST', undefined, {
      field: 'operationName',
      message: 'Found no operation of this name in the document. Correct operationName or leave it out.',
    });
};

/**
 * Rejects with BAD_REQUEST, before the GraphQL library runs, every request that would cause an unexpected error there.
 */
export const registerGraphqlRequestRules = (scope: FastifyInstance, production: boolean): void => {
  scope.addHook('preValidation', async (request) => readRequest(request, production));
};
