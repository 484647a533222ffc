import { http, HttpResponse, type HttpHandler } from 'msw';
import { graphqlAddress, hashOf } from './persisted-queries.ts';

/** Data, an error code, or a lost connection. */
export type Reply<T> = T | { readonly errorCode: string; readonly params?: object } | 'lost';
interface Asked<V> {
  readonly persistedQuery: { readonly sha256Hash: string };
  readonly variables: V;
}

const answer = (field: string, reply: Reply<unknown>) => {
  if (reply === 'lost') return HttpResponse.error();
  // The errorCode of an object of the schema is data.
  return reply !== null && typeof reply === 'object' && 'errorCode' in reply && !('__typename' in reply)
    ? HttpResponse.json({
        errors: [
          {
            message: String(reply.errorCode),
            extensions: { code: reply.errorCode, ...('params' in reply && { params: reply.params }) },
          },
        ],
      })
    : HttpResponse.json({ data: { [field]: reply } });
};
const readGet = <V>(url: string): Asked<V> => {
  const query = new URL(url).searchParams;
  return {
    ...(JSON.parse(query.get('extensions') ?? '{}') as Pick<Asked<V>, 'persistedQuery'>),
    variables: JSON.parse(query.get('variables') ?? '{}') as V,
  };
};

/** Answers one trusted query or mutation; the reply may depend on the variables. */
export const query = <V>(
  document: unknown,
  field: string,
  reply: (variables: V) => Reply<unknown> | Promise<Reply<unknown>>,
): HttpHandler =>
  http.get(graphqlAddress, async ({ request }) => {
    const { persistedQuery, variables } = readGet<V>(request.url);
    return persistedQuery.sha256Hash === hashOf(document) ? answer(field, await reply(variables)) : undefined;
  });
export const mutation = <V>(
  document: unknown,
  field: string,
  reply: (variables: V) => Reply<unknown> | Promise<Reply<unknown>>,
): HttpHandler =>
  http.post(graphqlAddress, async ({ request }) => {
    const { variables, extensions } = (await request.clone().json()) as {
      variables: V;
      extensions: Pick<Asked<V>, 'persistedQuery'>;
    };
    return extensions.persistedQuery.sha256Hash === hashOf(document)
      ? answer(field, await reply(variables))
      : undefined;
  });
