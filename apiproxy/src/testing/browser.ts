import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { restPaths } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { signVisitorId } from '../identity/sessions/session-cookies.ts';
import { ownPage } from './test-app.ts';
import { sampleReputation } from './sample-reputation.ts';

export interface GraphqlReply {
  // A test reads what it asked for; a wrong path fails the assertion.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
  readonly errors?: readonly {
    message: string;
    path?: readonly string[];
    extensions: { code: string; params?: object };
  }[];
}
/** The visitor cookie that this server would issue. The same name gives the same visitor id. */
export const visitorCookie = (deps: Pick<AppDeps, 'signer'>, visitorId: string): string =>
  `visitor=${signVisitorId(visitorId.padEnd(22, '0'), deps)}`;

/** One visitor's browser: it stores cookies and sends requests like our page. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  graphql(query: string, variables?: object): Promise<GraphqlReply>;
  signIn(name: string): Promise<LightMyRequestResponse>;
}
const seedPassword = 'Espresso-2026';

export const openBrowser = (app: FastifyInstance): TestBrowser => {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const reply = await app.inject({
      method,
      url,
      headers: { ...ownPage, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value, expires, maxAge } of reply.cookies)
      if (maxAge === 0 || (expires && expires.getTime() === 0)) cookies.delete(name);
      else cookies.set(name, value);
    return reply;
  };
  const post: TestBrowser['post'] = (url, body, headers) => send('POST', url, body, headers);
  return {
    cookies,
    get: (url, headers) => send('GET', url, undefined, headers),
    put: (url, body) => send('PUT', url, body),
    delete: (url) => send('DELETE', url),
    post,
    graphql: async (query, variables = {}) =>
      (await post(restPaths.graphql, { query, variables })).json<GraphqlReply>(),
    signIn: (name) =>
      post(restPaths.signIn, {
        username: `${name}@crema.test`,
        password: seedPassword,
        rememberMe: false,
        market: 'US',
        transactionSubType: 'signin',
        reputation: sampleReputation,
      }),
  };
};
