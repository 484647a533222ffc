import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getOperationAST, parse, type DocumentNode } from 'graphql';
import { tokenLimit } from './graphql-rules.ts';
import { refusal } from './refusal.ts';

/** What a GraphQL request holds before anybody checked it: the body of a POST, the parameters of a GET. */
type Carrier = Record<string, unknown>;
interface RequestFacts {
  readonly carrier: Carrier;
  readonly variables: unknown;
  readonly extensions: unknown;
  readonly hash: unknown;
}
interface RequestRule {
  readonly field: string;
  readonly broken: (facts: RequestFacts) => boolean;
}

const hashPattern = /^(?:sha256:)?[0-9a-f]{64}$/;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Checked top to bottom: the GraphQL library fails with an unexpected error on each of these. */
const requestRules: readonly RequestRule[] = [
  {
    field: 'query',
    broken: ({ carrier }) => !isAbsent(carrier['query']) && typeof carrier['query'] !== 'string',
  },
  // The library would take JSON as a parsed document, past the limit on tokens.
  {
    field: 'query',
    broken: ({ carrier }) => typeof carrier['query'] === 'string' && isJson(carrier['query']),
  },
  {
    field: 'operationName',
    broken: ({ carrier }) =>
      !isAbsent(carrier['operationName']) && typeof carrier['operationName'] !== 'string',
  },
  { field: 'variables', broken: ({ variables }) => !isAbsent(variables) && !isObject(variables) },
  { field: 'extensions', broken: ({ extensions }) => !isAbsent(extensions) && !isObject(extensions) },
  {
    field: 'extensions.persistedQuery',
    broken: ({ extensions }) =>
      isObject(extensions) &&
      !isAbsent(extensions['persistedQuery']) &&
      !isObject(extensions['persistedQuery']),
  },
  {
    field: 'extensions.persistedQuery.sha256Hash',
    broken: ({ hash }) => hash !== undefined && !(typeof hash === 'string' && hashPattern.test(hash)),
  },
];

/** A GET carries JSON as text; the library refuses a text that is not JSON. */
const jsonOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return isJson(value) ? JSON.parse(value) : undefined;
};
const factsOf = (carrier: Carrier, isGet: boolean): RequestFacts => {
  const [variables, extensions] = [carrier['variables'], carrier['extensions']].map((value) =>
    isGet ? jsonOf(value) : value,
  );
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined;
  return { carrier, variables, extensions, hash: isObject(persisted) ? persisted['sha256Hash'] : undefined };
};

const parsed = (query: unknown): DocumentNode | undefined => {
  try {
    return typeof query === 'string' ? parse(query, { maxTokens: tokenLimit }) : undefined;
  } catch {
    // The library answers where the document is wrong.
    return undefined;
  }
};
/** The name, or its absence, leaves the library without an operation: it would fail instead of saying so. */
const hasNoOperation = ({ carrier }: RequestFacts): boolean => {
  const document = parsed(carrier['query']);
  return document !== undefined && !getOperationAST(document, carrier['operationName'] as string | undefined);
};

const readRequest = (request: FastifyRequest, production: boolean): void => {
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  const carrier = isGet ? request.query : request.body;
  if (!isObject(carrier)) throw refusal('BAD_REQUEST');
  const facts = factsOf(carrier, isGet);
  const field = requestRules.find(({ broken }) => broken(facts))?.field;
  if (field) throw refusal('BAD_REQUEST', undefined, { field, message: `${field} has a wrong type or form` });
  // A trusted document holds one operation: a name adds nothing, and an unknown one leaves none.
  if (production || facts.hash !== undefined) delete carrier['operationName'];
  else if (hasNoOperation(facts))
    throw refusal('BAD_REQUEST', undefined, { field: 'operationName', message: 'Unknown operation' });
};

/** Refuses BAD_REQUEST, before the GraphQL library sees it, what the library answers with an unexpected error. */
export const registerGraphqlRequestRules = (scope: FastifyInstance, production: boolean): void => {
  scope.addHook('preValidation', async (request) => readRequest(request, production));
};
