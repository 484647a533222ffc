import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  giftFiles,
  giftUrl,
  link,
  openLinks,
  prefetchedFiles,
  serveLinks,
} from '../../testing/linked-pages.tsx';

serveLinks();

describe('the page behind a link', () => {
  it('is fetched, code and data, when a pointer rests on the link', async () => {
    const { sent, page } = await openLinks();
    fireEvent.pointerOver(link());
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
    await waitFor(() => expect(sent).toEqual([giftUrl]));
    // The remote is not started: nobody has opened its page.
    expect(page.loaded.map(({ remote }) => remote)).toEqual(['mfe-engagement']);
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

  it('is fetched again after a file could not be fetched', async () => {
    await openLinks({ fileStatus: [503] });
    fireEvent.touchStart(link());
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
    // The request's end is known a task later than the request.
    await waitFor(() => {
      fireEvent.touchStart(link());
      expect(prefetchedFiles()).toEqual([...giftFiles, 'remoteEntry.js'].toSorted());
    });
  });

  it('is not fetched beyond the limit of bytes', async () => {
    const { sent } = await openLinks({ bytes: { 'gift.js': { raw: 0, brotli: 500 * 1024 } } });
    fireEvent.touchStart(link());
    await waitFor(() => expect(sent).toEqual([giftUrl]));
    const others = giftFiles.filter((file) => file !== 'gift.js');
    await waitFor(() => expect(prefetchedFiles()).toEqual(others));
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
