import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { HostServices, PageHead } from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();

const serverHead = `<meta name="description" content="Everything"><link rel="canonical" href="https://shop.test/gift">
<meta property="og:title" content=""><meta property="og:description" content=""><meta property="og:url" content="">
<meta property="og:image" content="">`;
const contentOf = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute(selector.startsWith('link') ? 'href' : 'content');

/** A gift page that sets `head` as a remote's page does, and one that sets nothing. */
const open = async (head: PageHead | undefined, { releases = true, served = serverHead } = {}) => {
  document.head.innerHTML = served;
  document.documentElement.lang = 'en-US';
  let services: HostServices | undefined;
  const Gift = () => {
    useEffect(() => {
      const release = head && services?.setPageHead(head);
      return releases ? release : undefined;
    }, []);
    return (
      <>
        <h1>Gifts</h1>
        <Link to="/gift/none">On</Link>
      </>
    );
  };
  const remote = remoteDouble({
    name: 'mfe-gift',
    pages: { '/gift': Gift, '/gift/none': () => <h1>None</h1> },
    onMount: (given) => (services = given),
  });
  await openPage({ path: '/gift', remotes: [remote] });
  await screen.findByRole('heading', { name: 'Gifts' });
};

describe('the document’s head', () => {
  it('names, describes and addresses what the page shows', async () => {
    await open({
      title: 'Happy Birthday',
      description: 'A cake on a card.',
      canonical: '/gift/12345678',
      image: 'gifts',
    });
    await waitFor(() => expect(document.title).toBe('Happy Birthday · Crema'));
    expect(contentOf('meta[name="description"]')).toBe('A cake on a card.');
    expect(contentOf('link[rel="canonical"]')).toBe('https://shop.test/gift/12345678');
    expect(contentOf('meta[property="og:title"]')).toBe('Happy Birthday');
    expect(contentOf('meta[property="og:url"]')).toBe('https://shop.test/gift/12345678');
    expect(contentOf('meta[property="og:image"]')).toBe('https://shop.test/assets/host/share-gifts.png');
  });

  it.each([{ releases: true }, { releases: false }])(
    'is cleared by the next navigation, also when the page forgets to (releases: $releases)',
    async (options) => {
      await open({ title: 'Happy Birthday', description: 'A cake on a card.' }, options);
      await waitFor(() => expect(document.title).toBe('Happy Birthday · Crema'));
      await userEvent.click(screen.getByRole('link', { name: 'On' }));
      await waitFor(() => expect(document.title).toBe('Title of /gift/none · Crema'));
      expect(contentOf('meta[name="description"]')).toMatch(/^Order coffee ahead/);
      expect(contentOf('link[rel="canonical"]')).toBe('https://shop.test/gift/none');
    },
  );

  describe('as the server wrote it', () => {
    const served = `<meta name="description" content="A cake on a card."><link rel="canonical" href="https://shop.test/gift">
<meta property="og:title" content="Birthday gift cards"><meta property="og:description" content="A cake on a card.">
<meta property="og:url" content="https://shop.test/gift">
<meta property="og:image" content="https://shop.test/assets/host/share/gift-birthday.00000001.png">`;
    const written = () =>
      [
        'meta[property="og:title"]',
        'meta[name="description"]',
        'meta[property="og:description"]',
        'meta[property="og:image"]',
      ].map(contentOf);
    const birthday = [
      'Birthday gift cards',
      'A cake on a card.',
      'A cake on a card.',
      'https://shop.test/assets/host/share/gift-birthday.00000001.png',
    ];

    it('stays while the page has not stated anything', async () => {
      await open(undefined, { served });
      expect(document.title).toBe('Birthday gift cards · Crema');
      expect(written()).toEqual(birthday);
    });

    it('stays where the page states nothing better', async () => {
      await open({ title: 'Birthday' }, { served });
      await waitFor(() => expect(document.title).toBe('Birthday · Crema'));
      expect(written()).toEqual(['Birthday', ...birthday.slice(1)]);
    });

    it('is of its own path only, and of its own language', async () => {
      await open(undefined, { served });
      await userEvent.click(screen.getByRole('link', { name: 'On' }));
      await waitFor(() => expect(document.title).toBe('Title of /gift/none · Crema'));
      expect(contentOf('meta[property="og:image"]')).toBe('https://shop.test/assets/host/share-shop.png');
      act(() => history.back());
      await waitFor(() => expect(document.title).toBe('Birthday gift cards · Crema'));
      await userEvent.click(screen.getByRole('button', { name: 'Preferences' }));
      await userEvent.click(screen.getByRole('radio', { name: 'Français (Canada)' }));
      await waitFor(() => expect(document.title).toBe('Title of /gift · Crema'));
    });
  });

  it('says that nothing is there where the page states it', async () => {
    await open({ title: 'No such occasion', description: 'Of the page', found: false });
    await waitFor(() => expect(document.title).toBe('This page is not on the menu · Crema'));
    expect(contentOf('meta[name="description"]')).toMatch(/^Order coffee ahead/);
  });
});
