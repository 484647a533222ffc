import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostPaths } from '@crema/shared-contracts';
import { compositionServer } from '../../testing/open-page.tsx';
import {
  giftFiles,
  giftUrl,
  link,
  openLinks,
  prefetchedFiles,
  prepareCards,
  serveLinks,
} from '../../testing/linked-pages.tsx';
import { memberSession } from '../../testing/member-session.ts';

serveLinks();

const failedStart = expect.arrayContaining([
  expect.objectContaining({ remote: 'mfe-gift', phase: 'init' }),
]) as unknown;

describe('the page behind a link', () => {
  it('is fetched, code and data, when a pointer rests on the link', async () => {
    const { sent } = await openLinks();
    fireEvent.pointerOver(link());
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
    await waitFor(() => expect(sent).toEqual([giftUrl]));
  });

  it.each([
    ['a finger touches it', () => fireEvent.touchStart(link())],
    ['the keyboard focuses it', () => fireEvent.focusIn(link())],
  ])('is fetched when %s', async (_because, act) => {
    const { sent } = await openLinks();
    act();
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
    await waitFor(() => expect(sent).toEqual([giftUrl]));
  });

  it('has its REST request sent, whose reply the page uses instead of a request', async () => {
    const { sent, services } = await openLinks({ requests: ['locations'] });
    fireEvent.pointerOver(link());
    const isList = (path: string) => path.includes('/v1/locations?');
    await waitFor(() => expect(sent.filter(isList)).toHaveLength(1));
    const url = sent.find(isList) ?? '';
    await expect(services.http(url)).resolves.toEqual({ stores: [] });
    expect(sent.filter((path) => path === url)).toHaveLength(1);
  });

  it('is fetched when the keyboard focused it before the host was ready', async () => {
    const { sent } = await openLinks({ isFocused: true });
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
    await waitFor(() => expect(sent).toEqual([giftUrl]));
  });

  it('is fetched once, and its data are used by the page’s own request', async () => {
    const { sent, services } = await openLinks();
    fireEvent.touchStart(link());
    fireEvent.touchStart(link());
    await waitFor(() => expect(sent).toEqual([giftUrl]));
    const reply = await services.fetch(giftUrl, { headers: { accept: 'application/json' } });
    await expect(reply.json()).resolves.toEqual({ data: { gift: 'thanks' } });
    expect(sent).toEqual([giftUrl]);
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
  });

  it('is fetched again after a file could not be fetched, which the browser lists as requested', async () => {
    jest
      .spyOn(performance, 'getEntriesByName')
      .mockImplementation((name) =>
        prefetchedFiles().some((file) => name.endsWith(file)) ? [{} as PerformanceEntry] : [],
      );
    await openLinks({ fileStatus: [503] });
    fireEvent.touchStart(link());
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
    // The request's end is known a task later than the request.
    await waitFor(() => {
      fireEvent.touchStart(link());
      expect(prefetchedFiles()).toEqual([...giftFiles, 'remoteEntry.js'].toSorted());
    });
  });
});

const open = (path: string) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};
describe('the page behind a link that the visitor is about to follow', () => {
  it('is prepared: its remote runs and its code is loaded, once all files have arrived', async () => {
    const { page, prepared, services } = await openLinks();
    fireEvent.touchStart(link());
    await waitFor(() => expect(prepared).toEqual(['/gift/:urn']));
    expect(prefetchedFiles()).toEqual(giftFiles);
    expect(page.loaded.map(({ remote }) => remote)).toEqual(['mfe-engagement', 'mfe-gift']);
    expect(services.prefetched?.peek(giftUrl)).toEqual({ gift: 'thanks' });
    open('/gift/thanks');
    expect(await screen.findByRole('heading', { name: 'Gift' })).toBeVisible();
    expect(page.loaded).toHaveLength(2);
  });

  it('is not prepared when a file did not arrive', async () => {
    const { page, prepared, services } = await openLinks({ fileStatus: [503] });
    fireEvent.touchStart(link());
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
    await waitFor(() => expect(services.prefetched?.peek(giftUrl)).toBeDefined());
    await prepareCards(prepared);
    expect(prepared).toEqual(['/account/cards']);
    expect(page.loaded.map(({ remote }) => remote)).toEqual(['mfe-engagement', 'mfe-cards']);
  });

  it('is opened all the same when its remote did not start beforehand, which is tried once', async () => {
    const { page, prepared } = await openLinks({ failures: 1 });
    fireEvent.touchStart(link());
    await waitFor(async () => expect(await page.telemetryEvents()).toEqual(failedStart));
    fireEvent.touchStart(link());
    await prepareCards(prepared);
    expect(page.loaded.map(({ remote }) => remote)).toEqual(['mfe-engagement', 'mfe-gift', 'mfe-cards']);
    open('/gift/thanks');
    expect(await screen.findByRole('heading', { name: 'Gift' })).toBeVisible();
  });

  it('has no data of an earlier session', async () => {
    const { services } = await openLinks();
    fireEvent.touchStart(link());
    await waitFor(() => expect(services.prefetched?.peek(giftUrl)).toEqual({ gift: 'thanks' }));
    compositionServer.use(
      http.get(`*${hostPaths.session}`, () => HttpResponse.json({ session: memberSession })),
    );
    await services.refreshSession();
    expect(services.prefetched?.peek(giftUrl)).toBeUndefined();
  });
});

describe('nothing is fetched', () => {
  /** The page has settled, its links were looked at, and a fetch would have started. */
  const settle = async (touch: string) => {
    fireEvent.touchStart(screen.getByRole('link', { name: touch }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(prefetchedFiles()).toEqual([]);
  };

  it.each(['Thanks in a new window', 'Elsewhere', 'Nowhere'])('for a link like “%s”', async (name) => {
    const { sent } = await openLinks();
    await settle(name);
    expect(sent).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'for a visitor with %j',
    async (connection) => {
      const { sent } = await openLinks();
      Object.assign(navigator, { connection });
      await settle('Thanks');
      expect(sent).toEqual([]);
    },
  );

  it('for a page that the visitor may not open', async () => {
    const { sent } = await openLinks({ access: 'member' });
    await settle('Thanks');
    expect(sent).toEqual([]);
  });

  it('for a remote that was switched off', async () => {
    const { page, sent } = await openLinks();
    page.publish([], { silently: false });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull());
    expect(sent).toEqual([]);
  });
});
