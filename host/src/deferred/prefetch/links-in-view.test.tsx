import { waitFor } from '@testing-library/react';
import { giftFiles, giftUrl, openLinks, prefetchedFiles, serveLinks } from '../../testing/linked-pages.tsx';

serveLinks(['/gift/thanks']);

describe('the page behind a link', () => {
  it('is fetched when the page has settled and the link is in view', async () => {
    const { sent } = await openLinks();
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles), { timeout: 5000 });
    await waitFor(() => expect(sent).toEqual([giftUrl]));
  });
});
