import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale, RemoteManifest } from '@crema/shared-contracts';
import { createTestHost, renderRemote } from '../../testing/index.ts';
import { defineRemote, lazyRoute, type LoadMessages } from '../index.ts';
import { followLocale } from '../messages.ts';

const manifest = {
  name: 'mfe-ordering',
  version: '1.0.0',
  contract: '^3.0.0',
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  titles: {},
  budgets: { firstRouteKb: 30 },
  routes: ['first', 'later'].map((id) => ({
    id,
    path: `/${id}`,
    titleId: 't',
    access: 'anyone',
    navigation: 'full',
  })),
} as unknown as RemoteManifest;
const texts = {
  'en-US': { first: 'Menu', later: 'Cart' },
  'en-CA': { first: 'Menu', later: 'Cart' },
  'fr-CA': { first: 'Carte', later: 'Panier' },
} as const;
const part = (id: 'first' | 'later', locale: Locale) =>
  Promise.resolve({ default: { [id]: texts[locale][id] } as never });

const First = () => <FormattedMessage id="first" />;
const Later = () => (
  <>
    <FormattedMessage id="first" /> <FormattedMessage id="later" />
  </>
);
const rowMs = 1;
/** Each row takes a time of its own, however fast the machine is. */
const onRender = jest.fn(() => {
  const end = performance.now() + rowMs;
  while (performance.now() < end);
});
const Row = () => {
  const intl = useIntl();
  onRender();
  return <li>{intl.formatMessage({ id: 'first' })}</li>;
};
const Rows = () => (
  <ul>
    {Array.from({ length: 40 }, (_, row) => (
      <Row key={row} />
    ))}
  </ul>
);
/** The number of rows that each task rendered until `isDone`. */
const countPerTask = async (isDone: () => boolean): Promise<readonly number[]> => {
  const counts: number[] = [];
  while (!isDone()) {
    const before = onRender.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve));
    counts.push(onRender.mock.calls.length - before);
  }
  return counts;
};

/** A remote with two chunks of messages; `later` simulates the network. */
const open = async (route: string, later: LoadMessages = (locale) => part('later', locale)) => {
  const asked = jest.fn(later);
  const code = jest.fn(() => Promise.resolve(Later));
  const remote = defineRemote({
    messages: (locale) => part('first', locale),
    lazyMessages: asked,
    routes: { first: First, later: lazyRoute(code, <p>One moment</p>) },
  });
  const rendered = await act(() => renderRemote(remote, { manifest, route }));
  return { ...rendered, asked, code };
};

describe('texts in two parts', () => {
  it('leave the later part alone until a lazy page wants it, also when the locale changes, PLT-011', async () => {
    const { host, asked, go } = await open('/first');
    expect(screen.getByText('Menu')).toBeVisible();
    await act(async () => host.setLocale('fr-CA'));
    expect(await screen.findByText('Carte')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    act(() => go('/later'));
    expect(await screen.findByText('Carte Panier')).toBeVisible();
    await act(async () => host.setLocale('en-US'));
    expect(await screen.findByText('Menu Cart')).toBeVisible();
  });

  it('are fetched beside the code of the page, which is not shown without them', async () => {
    let arrive: (() => void) | undefined;
    const { asked, code } = await open(
      '/later',
      (locale) => new Promise((resolve) => (arrive = () => resolve(part('later', locale)))),
    );
    expect(code).toHaveBeenCalled();
    expect(asked).toHaveBeenCalled();
    expect(screen.getByText('One moment')).toBeVisible();
    await act(async () => arrive?.());
    expect(await screen.findByText('Menu Cart')).toBeVisible();
  });

  it('come in the locale that is chosen by then', async () => {
    const arrivals = new Map<Locale, () => void>();
    // A chunk is requested once, however often it is imported.
    const chunks = new Map<Locale, ReturnType<LoadMessages>>();
    const { host } = await open('/later', (locale) => {
      const chunk =
        chunks.get(locale) ??
        new Promise((resolve) => arrivals.set(locale, () => resolve(part('later', locale))));
      chunks.set(locale, chunk);
      return chunk;
    });
    await act(async () => host.setLocale('fr-CA'));
    await act(async () => arrivals.get('fr-CA')?.());
    expect(await screen.findByText('Carte Panier')).toBeVisible();
    await act(async () => arrivals.get('en-US')?.());
    expect(screen.getByText('Carte Panier')).toBeVisible();
  });

  it('are asked for again when they fail, like the code', async () => {
    let works = false;
    const { asked } = await open('/later', (locale) => {
      if (works) return part('later', locale);
      works = true;
      return Promise.reject(new Error('ChunkLoadError'));
    });
    expect(await screen.findByText('Menu Cart')).toBeVisible();
    expect(asked.mock.calls.length).toBeGreaterThan(1);
  });

  it('are not fetched once the remote has ended, PLT-006', async () => {
    const lazy = jest.fn((locale: Locale) => part('later', locale));
    const { services } = createTestHost('mfe-ordering');
    const source = await followLocale(services, (locale) => part('first', locale), lazy);
    source.stop();
    await source.complete();
    expect(lazy).not.toHaveBeenCalled();
  });

  it('render the open page again in short tasks', async () => {
    let arrive: (() => void) | undefined;
    const remote = defineRemote({
      messages: (locale) => part('first', locale),
      lazyMessages: (locale) => new Promise((resolve) => (arrive = () => resolve(part('later', locale)))),
      routes: { first: Rows },
      start: ({ preload }) => {
        preload();
        return () => undefined;
      },
    });
    await act(() => renderRemote(remote, { manifest, route: '/first' }));
    await waitFor(() => expect(arrive).toBeDefined());
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    onRender.mockClear();
    arrive?.();
    const counts = await countPerTask(() => onRender.mock.calls.length >= 40);
    expect(Math.max(...counts)).toBeLessThan(20);
  });
});

it('loads the code and all messages of the page that the server rendered at once, not one after the other', async () => {
  const first = Promise.withResolvers<void>();
  const asked = jest.fn((locale: Locale) => part('later', locale));
  const code = jest.fn(() => Promise.resolve(Later));
  const remote = defineRemote({
    messages: async (locale) => {
      await first.promise;
      return part('first', locale);
    },
    lazyMessages: asked,
    routes: { first: First, later: lazyRoute(code, <p>One moment</p>) },
  });
  const { services } = createTestHost('mfe-ordering');
  const mounting = remote.mount({
    ...services,
    rendered: { routeId: 'later', now: 0, queries: [] },
  });
  expect(code).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
  first.resolve();
  const mounted = await mounting;
  await mounted.prepareRoute?.('later');
  expect(code).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
  mounted.dispose();
});
