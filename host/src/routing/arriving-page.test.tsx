import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { openPage, servePages } from '../testing/open-page.tsx';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();

/** The text of main, and whether a skeleton is in it, when a page renders for the first time. */
const rendered: { readonly page: string; readonly main: string; readonly hasSkeleton: boolean }[] = [];
const hasSkeleton = (root: ParentNode | null) => Boolean(root?.querySelector('main [aria-busy="true"]'));
const pageCalled = (name: string) =>
  function Page() {
    const { key } = useLocation();
    const [isNoted] = useState(() => {
      const main = document.querySelector('main');
      const isOverSkeleton = hasSkeleton(document);
      return rendered.push({ page: name, main: main?.textContent ?? '', hasSkeleton: isOverSkeleton }) > 0;
    });
    return (
      <>
        <h1>{name}</h1>
        {isNoted && <Link to="/gift/one">One</Link>}
        <Link to="/gift/two">Two</Link>
        <Link to="/gift">All</Link>
        <output>{key}</output>
      </>
    );
  };
const gift = remoteDouble({
  name: 'mfe-gift',
  pages: { '/gift': pageCalled('Gifts'), '/gift/:urn': pageCalled('Gift') },
});
/** The page is rendered for the open entry of the history. */
const rendersLatest = () =>
  waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent((history.state as { readonly key: string }).key),
  );
const codeOfTwo = Promise.withResolvers<void>();
const startedGifts = new Set<string | undefined>();
/** The second gift needs something that has not arrived. */
const WaitingGift = () => {
  const { urn } = useParams();
  startedGifts.add(urn);
  if (urn === 'two') use(codeOfTwo.promise);
  return (
    <>
      <h1>{`Gift ${urn}`}</h1>
      <Link to="/gift/two">Two</Link>
    </>
  );
};
const waitingGift = remoteDouble({ name: 'mfe-gift', pages: { '/gift/:urn': WaitingGift } });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
beforeEach(() => rendered.splice(0));

describe('a navigation', () => {
  it('shows the next page’s skeleton before the page renders, also when its code is loaded', async () => {
    await openPage({ path: '/gift', remotes: [gift] });
    await screen.findByRole('heading', { name: 'Gifts' });
    await follow('One');
    await screen.findByRole('heading', { name: 'Gift' });
    expect(rendered.filter(({ page }) => page === 'Gift')[0]).toMatchObject({ hasSkeleton: true });
    expect(rendered.at(-1)?.main).not.toContain('Gifts');
  });

  it('shows the skeleton a few tasks after the click, and not in the short tasks of a transition', async () => {
    await openPage({ path: '/gift', remotes: [gift] });
    await screen.findByRole('heading', { name: 'Gifts' });
    screen.getByRole('link', { name: 'One' }).click();
    // The router waits for one task, and React renders in the next one.
    for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
    expect(location.pathname).toBe('/gift/one');
    expect(screen.queryByRole('heading', { name: 'Gifts' })).toBeNull();
  });

  it('shows the last page of two that were opened at once', async () => {
    await openPage({ path: '/gift', remotes: [gift] });
    await screen.findByRole('heading', { name: 'Gifts' });
    screen.getByRole('link', { name: 'One' }).click();
    screen.getByRole('link', { name: 'All' }).click();
    expect(location.pathname).toBe('/gift');
    await rendersLatest();
    expect(screen.getByRole('heading', { name: 'Gifts' })).toBeVisible();
    expect(rendered.filter(({ page }) => page === 'Gift')).toEqual([]);
  });

  it('keeps a page that it does not leave: its state remains', async () => {
    await openPage({ path: '/gift/one', remotes: [gift] });
    await screen.findByRole('heading', { name: 'Gift' });
    const before = rendered.length;
    await follow('Two');
    expect(location.pathname).toBe('/gift/two');
    expect(rendered).toHaveLength(before);
  });

  it('within a page has the low priority: the page stays until the next one has rendered, without a skeleton', async () => {
    await openPage({ path: '/gift/one', remotes: [waitingGift] });
    await screen.findByRole('heading', { name: 'Gift one' });
    const shown = new Set<string | undefined>();
    const observer = new MutationObserver(() => {
      shown.add(hasSkeleton(document) ? 'skeleton' : document.querySelector('main h1')?.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    screen.getByRole('link', { name: 'Two' }).click();
    await waitFor(() => expect(startedGifts).toContain('two'));
    expect(location.pathname).toBe('/gift/two');
    expect(screen.getByRole('heading', { name: 'Gift one' })).toBeVisible();
    codeOfTwo.resolve();
    expect(await screen.findByRole('heading', { name: 'Gift two' })).toBeVisible();
    observer.disconnect();
    expect([...shown].filter((content) => content !== 'Gift one')).toEqual(['Gift two']);
  });

  it('back to the first page shows its skeleton too', async () => {
    await openPage({ path: '/gift', remotes: [gift] });
    await screen.findByRole('heading', { name: 'Gifts' });
    await follow('One');
    await screen.findByRole('heading', { name: 'Gift' });
    rendered.splice(0);
    history.back();
    await screen.findByRole('heading', { name: 'Gifts' });
    expect(rendered[0]).toMatchObject({ page: 'Gifts', hasSkeleton: true });
  });
});
