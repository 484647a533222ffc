import { waitFor } from '@testing-library/react';
import { giftFiles, giftUrl, openLinks, prefetchedFiles, serveLinks } from '../../testing/linked-pages.tsx';

serveLinks(['/gift/thanks']);

describe('the page behind a link', () => {
  it('is fetched when the page has settled and the link is in view', async () => {
    const { sent, page, services } = await openLinks();
    await waitFor(() => expect(prefetchedFiles()).toEqual(giftFiles));
    await waitFor(() => expect(sent).toEqual([giftUrl]));
    await waitFor(() => expect(services.prefetched?.peek(giftUrl)).toBeDefined());
    // Nobody points at the link: nothing is evaluated.
    expect(page.loaded.map(({ remote }) => remote)).toEqual(['mfe-engagement']);
  });

  it('is not fetched beyond the limit of bytes', async () => {
    const { sent } = await openLinks({ bytes: { 'gift.js': { raw: 0, brotli: 500 * 1024 } } });
    await waitFor(() => expect(sent).toEqual([giftUrl]));
    const others = giftFiles.filter((file) => file !== 'gift.js');
    await waitFor(() => expect(prefetchedFiles()).toEqual(others));
  });

  it('is fetched in a task of its own: the next link in view is measured later', async () => {
    let isLater = false;
    let wasLater: boolean | undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (this.textContent === 'Thanks') setTimeout(() => (isLater = true));
      if (this.textContent === 'Thanks in a new window') wasLater ??= isLater;
      return { top: 10, bottom: 40, left: 10, right: 90 } as DOMRect;
    });
    await openLinks();
    await waitFor(() => expect(wasLater).toBe(true));
  });

  it('is not measured while the browser skips the part of the page that contains the link', async () => {
    const checkVisibility = jest.fn(() => false);
    Object.assign(HTMLAnchorElement.prototype, { checkVisibility });
    try {
      const measure = jest.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect');
      await openLinks();
      await waitFor(() => expect(checkVisibility).toHaveBeenCalledWith({ contentVisibilityAuto: true }));
      expect(measure).not.toHaveBeenCalled();
    } finally {
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'checkVisibility');
    }
  });
});
