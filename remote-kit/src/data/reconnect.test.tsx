import { act } from 'react';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import type { RemoteManifest } from '@crema/shared-contracts';
import { renderRemote } from '../../testing/index.ts';
import { defineRemote, useQuery } from '../index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const answer = (reply: () => Response) =>
  server.use(http.get('http://localhost/apiproxy/v1/graphql', reply as never));

const document = {
  ...parse('query GetGifts { gift { name __typename } }'),
  __meta__: { hash: 'abc' },
} as unknown as TypedDocumentNode<{ gift: { name: string } }>;
const Gift = () => {
  const { data, error } = useQuery(document);
  return <h1>{error ? 'Not now' : (data?.gift.name ?? 'Loading')}</h1>;
};
const remote = defineRemote({ messages: async () => ({ default: {} }), routes: { gift: Gift } });
const manifest: RemoteManifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [{ id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' }],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};

it('a page whose query failed while offline shows the answer once the connection is back', async () => {
  answer(() => HttpResponse.error());
  const { host } = await renderRemote(remote, { manifest, route: '/gift' });
  act(() => host.setConnection('offline'));
  expect(await screen.findByRole('heading', { name: 'Not now' })).toBeVisible();
  answer(() => HttpResponse.json({ data: { gift: { name: 'Birthday', __typename: 'Gift' } } }));
  act(() => host.setConnection('online'));
  expect(await screen.findByRole('heading', { name: 'Birthday' })).toBeVisible();
});

describe('a page that the browser has kept for Back', () => {
  /** The browser keeps the page for `ms`. */
  const keepFor = (ms: number) =>
    act(async () => {
      const [now, monotonic] = [Date.now(), performance.now()];
      window.dispatchEvent(new Event('pagehide'));
      const clocks = [
        jest.spyOn(Date, 'now').mockReturnValue(now + ms),
        jest.spyOn(performance, 'now').mockReturnValue(monotonic + ms),
      ];
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      for (const clock of clocks) clock.mockRestore();
    });

  it('reads its data again after more than a minute, and not before', async () => {
    answer(() => HttpResponse.json({ data: { gift: { name: 'Birthday', __typename: 'Gift' } } }));
    await renderRemote(remote, { manifest, route: '/gift' });
    expect(await screen.findByRole('heading', { name: 'Birthday' })).toBeVisible();
    let asked = 0;
    answer(() => {
      asked += 1;
      return HttpResponse.json({ data: { gift: { name: 'Thanks', __typename: 'Gift' } } });
    });
    await keepFor(59_000);
    expect(asked).toBe(0);
    await keepFor(61_000);
    expect(await screen.findByRole('heading', { name: 'Thanks' })).toBeVisible();
    expect(asked).toBe(1);
  });
});
