import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { createTestHost } from '../../testing/test-host.tsx';
import { longestUrl } from './apollo.ts';
import { createGraphqlClient } from './graphql-client.ts';
import { toAppError } from './app-error.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const document = {
  ...parse('query GetGifts { gift { name __typename } }'),
  __meta__: { hash: 'abc' },
} as unknown as TypedDocumentNode<{ gift: { name: string } }, { name?: string }>;
const answer = (reply: () => Response) =>
  server.use(http.get('http://localhost/apiproxy/v1/graphql', reply as never));
const ask = async () => {
  const host = createTestHost('mfe-gift');
  const client = createGraphqlClient(host.services);
  const outcome = await client.query({ query: document }).then(
    ({ data }) => ({ data }),
    (cause: unknown) => ({ fault: toAppError(cause).code }),
  );
  const reports = (await host.reports()).map(({ phase, class: kind }) => ({ phase, class: kind }));
  return { outcome, reports };
};

/** The report of a request whose reply did not come, or not to its end. */
const lost = [{ phase: 'api', class: 'TypeError' }];

describe('asking the server by trusted documents', () => {
  it('answers what was asked', async () => {
    answer(() => HttpResponse.json({ data: { gift: { name: 'Birthday', __typename: 'Gift' } } }));
    const { outcome, reports } = await ask();
    expect(outcome).toEqual({ data: { gift: { name: 'Birthday', __typename: 'Gift' } } });
    expect(reports).toEqual([]);
  });

  it('asks by GET, and by POST what is too long for an address', async () => {
    const asked: string[] = [];
    const handle = ({ request }: { request: Request }) => {
      asked.push(request.method);
      return HttpResponse.json({ data: { gift: { name: 'Birthday', __typename: 'Gift' } } });
    };
    const address = 'http://localhost/apiproxy/v1/graphql';
    server.use(http.get(address, handle), http.post(address, handle));
    const client = createGraphqlClient(createTestHost('mfe-gift').services);
    for (const length of [10, longestUrl])
      await client.query({
        query: document,
        variables: { name: 'x'.repeat(length) },
        fetchPolicy: 'network-only',
      });
    expect(asked).toEqual(['GET', 'POST']);
  });

  it('passes a refusal on with its code, without a report: it is an answer', async () => {
    answer(() =>
      HttpResponse.json({ data: null, errors: [{ message: 'no', extensions: { code: 'STORE_CLOSED' } }] }),
    );
    expect(await ask()).toEqual({ outcome: { fault: 'STORE_CLOSED' }, reports: [] });
  });

  it('distinguishes a lost connection from a reply, as http does', async () => {
    answer(() => HttpResponse.error());
    expect(await ask()).toEqual({ outcome: { fault: 'OFFLINE' }, reports: lost });
  });

  it('distinguishes a connection that is lost during a reply from a broken answer', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":')),
      pull: (controller) => controller.error(new TypeError('the page is left')),
    });
    answer(() => new HttpResponse(broken, { headers: { 'content-type': 'application/json' } }));
    expect(await ask()).toEqual({ outcome: { fault: 'OFFLINE' }, reports: lost });
  });

  it('reports that the server broke while it answered', async () => {
    answer(() =>
      HttpResponse.json({
        data: null,
        errors: [{ message: 'oops', extensions: { code: 'UNEXPECTED_ERROR' } }],
      }),
    );
    expect(await ask()).toEqual({
      outcome: { fault: 'UNEXPECTED_ERROR' },
      reports: [{ phase: 'api', class: 'UNEXPECTED_ERROR' }],
    });
  });

  it.each([
    ['of another shape', () => HttpResponse.json({ data: { unheardOf: [] } })],
    ['that is no JSON', () => HttpResponse.html('<title>Wi-Fi</title>')],
    ['that breaks off', () => new HttpResponse('{"data":{"gi')],
    ['that is empty', () => new HttpResponse(null, { status: 204 })],
  ])('fails with a reply %s, and reports it, PLT-006', async (_, reply) => {
    answer(reply);
    expect(await ask()).toMatchObject({
      outcome: { fault: 'UNEXPECTED_ERROR' },
      reports: [{ phase: 'api', class: 'MalformedReplyError' }],
    });
  });
});
