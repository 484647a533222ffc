import { act, useEffect } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { trustedQueryUrl } from '@crema/shared-contracts';
import { createTestHost } from '../../testing/test-host.tsx';
import { createGraphqlClient, type RunningClient } from './graphql-client.ts';
import { GraphqlProvider, useGraphqlClient, useQuery } from './use-query.ts';

interface Gifts {
  readonly gift: {
    readonly name: string;
    readonly designs: readonly { readonly id: string; readonly __typename: 'Design' }[];
    readonly __typename: 'Gift';
  };
}
const query = {
  ...parse(
    'query GetGifts($locale: String!) { gift(locale: $locale) { name designs { id __typename } __typename } }',
  ),
  __meta__: { hash: 'abc' },
} as unknown as TypedDocumentNode<Gifts, { locale: string }>;
const giftsNamed = (name: string): Gifts => ({
  gift: { name, designs: [{ id: 'a', __typename: 'Design' }], __typename: 'Gift' },
});

const sent: string[] = [];
const server = setupServer(
  http.get('http://localhost/apiproxy/v1/graphql', ({ request }) => {
    sent.push(new URL(request.url).searchParams.get('variables') ?? '');
    return HttpResponse.json({ data: giftsNamed('From the server') });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

const variables = { locale: 'en-US' };
const clientOfPage = (changes: object = {}) => {
  const host = createTestHost('mfe-gift');
  const rendered = {
    now: 0,
    queries: [trustedQueryUrl('abc', variables)],
    data: [giftsNamed('In the page')],
    ...changes,
  };
  return createGraphqlClient({ ...host.services, rendered });
};
const states: object[] = [];
type Policy = 'cache-only' | 'cache-first' | 'cache-and-network' | 'network-only';
const Name = ({ locale = 'en-US', fetchPolicy }: { locale?: string; fetchPolicy?: Policy }) => {
  const { data, loading, previousData } = useQuery(query, {
    variables: { locale },
    ...(fetchPolicy && { fetchPolicy }),
  });
  states.push({ data, loading });
  return (
    <h1>
      {data?.gift.name ?? 'nothing'} {loading ? 'loading' : 'ready'} {previousData?.gift.name ?? ''}
    </h1>
  );
};
const show = (client: RunningClient, page = <Name />) =>
  render(<GraphqlProvider value={client}>{page}</GraphqlProvider>);
beforeEach(() => void (states.length = 0));
const later = { locale: 'en-CA' };
/** Sends a request. After its reply, all requests that were sent before it are in `sent`. */
const sendLater = (client: RunningClient) =>
  act(() => client.query({ query, variables: later, fetchPolicy: 'network-only' }));
const sentLater = [JSON.stringify(later)];

describe('a page whose reply the server inlined', () => {
  it('shows the reply before Apollo Client is loaded, and sends no request', () => {
    const client = clientOfPage();
    const load = jest.spyOn(client.apollo, 'load');
    show(client);
    expect(screen.getByRole('heading')).toHaveTextContent('In the page ready');
    expect(client.apollo.get()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it.each([undefined, 'cache-only', 'cache-first', 'cache-and-network', 'network-only'] as const)(
    'is rendered once, when Apollo Client takes over a query with the policy %s, without a request',
    async (fetchPolicy) => {
      const client = clientOfPage();
      show(client, <Name {...(fetchPolicy && { fetchPolicy })} />);
      await act(() => client.apollo.load());
      await sendLater(client);
      expect(client.apollo.get()).toBeDefined();
      expect(states).toHaveLength(1);
      expect(sent).toEqual(sentLater);
    },
  );

  it('is taken over in short tasks: each reply is written in one and each query continues in another', async () => {
    const locales = ['en-US', 'en-CA', 'fr-CA'];
    const client = clientOfPage({
      queries: locales.map((locale) => trustedQueryUrl('abc', { locale })),
      data: locales.map(giftsNamed),
    });
    show(
      client,
      <>
        {locales.slice(0, 2).map((locale) => (
          <Name key={locale} locale={locale} />
        ))}
      </>,
    );
    const steps: string[] = [];
    let ended = 0;
    const note = (step: string) => {
      steps.push(`${step}, task ${ended}`);
      setTimeout(() => (ended += 1));
    };
    const { replies, onLoaded, load } = client.apollo;
    const { moveOneTo } = replies;
    jest.spyOn(replies, 'moveOneTo').mockImplementation((cache) => {
      const hasMoved = moveOneTo(cache);
      if (hasMoved) note('reply');
      return hasMoved;
    });
    for (const query of ['first', 'second']) onLoaded(() => note(query));
    await act(load);
    expect(steps).toEqual(['reply, task 0', 'reply, task 1', 'first, task 2', 'second, task 3']);
    expect(client.readQuery({ query, variables: { locale: 'en-CA' } })).toEqual(giftsNamed('en-CA'));
    expect(client.readQuery({ query, variables: { locale: 'fr-CA' } })).toEqual(giftsNamed('fr-CA'));
    expect(sent).toEqual([]);
  });

  it('follows the cache after Apollo Client has taken over', async () => {
    const client = clientOfPage();
    show(client);
    const apollo = await act(() => client.apollo.load());
    act(() => void apollo.cache.writeQuery({ query, variables, data: giftsNamed('Changed') }));
    expect(await screen.findByText(/^Changed/)).toBeVisible();
  });

  it('asks the server in another language, and meanwhile knows the data of the first', async () => {
    const client = clientOfPage();
    const { rerender } = show(client);
    rerender(
      <GraphqlProvider value={client}>
        <Name locale="fr-CA" />
      </GraphqlProvider>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('nothing loading In the page');
    expect(await screen.findByText(/^From the server ready/)).toBeVisible();
    expect(sent).toEqual(['{"locale":"fr-CA"}']);
  });

  it('answers one request of its own from the reply; the next one is sent', async () => {
    const client = clientOfPage();
    const Loaded = () => {
      const graphql = useGraphqlClient();
      useEffect(() => void graphql.query({ query, variables, fetchPolicy: 'network-only' }), [graphql]);
      return <Name fetchPolicy="cache-only" />;
    };
    show(client, <Loaded />);
    expect(screen.getByRole('heading')).toHaveTextContent('In the page ready');
    await act(() => client.apollo.load());
    expect(sent).toEqual([]);
    await act(() => client.query({ query, variables, fetchPolicy: 'network-only' }));
    expect(sent).toHaveLength(1);
    expect(await screen.findByText(/^From the server ready/)).toBeVisible();
  });

  it('sends the request of a page whose reply a component with a request has shown already', async () => {
    const client = clientOfPage();
    show(client);
    await act(() => client.query({ query, variables, fetchPolicy: 'network-only' }));
    expect(sent).toHaveLength(1);
  });

  it('answers two components that show the same query, without a request', async () => {
    const client = clientOfPage();
    show(
      client,
      <>
        <Name />
        <Name fetchPolicy="cache-and-network" />
      </>,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'In the page ready ',
      'In the page ready ',
    ]);
    await act(() => client.apollo.load());
    await sendLater(client);
    expect(sent).toEqual(sentLater);
  });

  it('gives the reply to a page whose code arrives after Apollo Client', async () => {
    const client = clientOfPage();
    await client.apollo.load();
    show(client);
    expect(screen.getByRole('heading')).toHaveTextContent('In the page ready');
    await sendLater(client);
    expect(sent).toEqual(sentLater);
    expect(client.readQuery({ query, variables })).toEqual(giftsNamed('In the page'));
  });

  it('answers a request of its own also when the code of the page arrives after Apollo Client', async () => {
    const client = clientOfPage();
    await client.apollo.load();
    show(client, <Name fetchPolicy="cache-only" />);
    const reply = await client.query({ query, variables, fetchPolicy: 'network-only' });
    expect(reply.data).toEqual(giftsNamed('In the page'));
    expect(sent).toEqual([]);
  });

  it('asks the server again after a sign-in', async () => {
    const client = clientOfPage();
    show(client);
    act(() => client.reset());
    expect(await screen.findByText(/^From the server ready/)).toBeVisible();
  });
});

describe('a page whose reply the host has prefetched', () => {
  /** Replies that wait in the host; each is used once. */
  const prefetchedBy = (replies: Map<string, unknown>) => ({
    peek: (url: string) => replies.get(url),
    take: (url: string) => void replies.delete(url),
  });
  const clientWith = (replies: Map<string, unknown>) => {
    const host = createTestHost('mfe-gift');
    return createGraphqlClient({ ...host.services, prefetched: prefetchedBy(replies) });
  };
  const url = trustedQueryUrl('abc', variables);

  it.each([false, true])(
    'shows it in its first rendering and sends no request; Apollo Client is loaded: %s',
    async (isLoaded) => {
      const replies = new Map<string, unknown>();
      const client = clientWith(replies);
      if (isLoaded) await client.apollo.load();
      // The reply arrives after the remote was started.
      replies.set(url, giftsNamed('Prefetched'));
      show(client);
      expect(screen.getByRole('heading')).toHaveTextContent('Prefetched ready');
      await act(() => client.apollo.load());
      await sendLater(client);
      expect(states).toHaveLength(1);
      expect(sent).toEqual(sentLater);
      expect(replies.size).toBe(0);
      expect(client.readQuery({ query, variables })).toEqual(giftsNamed('Prefetched'));
    },
  );

  it('shows a newer reply than the one in its cache, without a request', async () => {
    const replies = new Map([[url, giftsNamed('Prefetched')]]);
    const client = clientWith(replies);
    const { unmount } = show(client);
    await act(() => client.apollo.load());
    unmount();
    replies.set(url, giftsNamed('Newer'));
    show(client);
    expect(screen.getByRole('heading')).toHaveTextContent('Newer ready');
    await sendLater(client);
    expect(client.readQuery({ query, variables })).toEqual(giftsNamed('Newer'));
    expect(sent).toEqual(sentLater);
  });
});

describe('a page that opens while its reply, its request and Apollo Client arrive, PLT-016', () => {
  const steps = ['page', 'reply', 'request', 'client', 'leave and return'] as const;
  type Step = (typeof steps)[number];
  const ordersOf = (rest: readonly Step[]): Step[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((step) =>
          ordersOf(rest.filter((other) => other !== step)).map((order) => [step, ...order]),
        );
  const policies = ['cache-only', 'cache-first', 'cache-and-network'] as const;
  const url = trustedQueryUrl('abc', variables);

  it.each(
    policies.flatMap((policy) =>
      [ordersOf(steps), ordersOf(steps.filter((step) => step !== 'client'))]
        .flat()
        .map((order) => ({ policy, order: order.join(', ') })),
    ),
  )('shows its content with the policy $policy in the order $order', async ({ policy, order }) => {
    const replies = new Map<string, unknown>();
    const host = createTestHost('mfe-gift');
    const client = createGraphqlClient({
      ...host.services,
      prefetched: { peek: (asked) => replies.get(asked), take: (asked) => void replies.delete(asked) },
    });
    const page = (isShown: boolean) => (
      <GraphqlProvider value={client}>{isShown && <Name fetchPolicy={policy} />}</GraphqlProvider>
    );
    const { rerender } = render(page(false));
    let isShown = false;
    const acts: Record<Step, () => unknown> = {
      page: () => rerender(page((isShown = true))),
      reply: () => replies.set(url, giftsNamed('Prefetched')),
      request: () => void client.query({ query, variables, fetchPolicy: 'network-only' }),
      client: () => client.apollo.load(),
      'leave and return': async () => {
        rerender(page(false));
        await Promise.resolve();
        rerender(page(isShown));
      },
    };
    for (const step of order.split(', ') as Step[]) await act(async () => void (await acts[step]()));
    expect(await screen.findByText(/^(Prefetched|From the server) ready/)).toBeVisible();
  });

  it('shows a reply that arrives between the first rendering of the page and its effects', async () => {
    const replies = new Map<string, unknown>();
    const host = createTestHost('mfe-gift');
    const client = createGraphqlClient({
      ...host.services,
      prefetched: { peek: (asked) => replies.get(asked), take: (asked) => void replies.delete(asked) },
    });
    const Request = () => {
      useEffect(() => {
        replies.set(url, giftsNamed('Prefetched'));
        void client.query({ query, variables, fetchPolicy: 'network-only' });
      }, []);
      return null;
    };
    show(
      client,
      <>
        <Request />
        <Name fetchPolicy="cache-only" />
      </>,
    );
    expect(await screen.findByText(/^Prefetched ready/)).toBeVisible();
    expect(client.apollo.get()).toBeUndefined();
  });
});

describe('a page without the reply', () => {
  it('loads Apollo Client for its query', async () => {
    const client = clientOfPage({ queries: [], data: [] });
    show(client);
    expect(screen.getByRole('heading')).toHaveTextContent('nothing loading');
    expect(await screen.findByText(/^From the server ready/)).toBeVisible();
  });

  it('sends nothing for a component that is mounted after the remote was disposed', async () => {
    const client = clientOfPage({ queries: [], data: [] });
    await client.apollo.load();
    client.apollo.dispose();
    show(client);
    await act(() => expect(client.query({ query, variables })).rejects.toMatchObject({ code: 'OFFLINE' }));
    await sendLater(clientOfPage({ queries: [], data: [] }));
    expect(sent).toEqual(sentLater);
  });

  it('shows the error of the last request and keeps the data', async () => {
    const client = clientOfPage({ queries: [], data: [] });
    show(client);
    await screen.findByText(/^From the server ready/);
    server.use(http.get('http://localhost/apiproxy/v1/graphql', () => HttpResponse.error()));
    await act(() => client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('From the server ready'));
  });
});
