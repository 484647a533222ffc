import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { restPaths, type RemoteManifest } from '@crema/shared-contracts';
import manifest from '../../../remote.json';
import { createGiftValues, giftFormDraft } from '../../gift-form/gift-values.ts';
import remote from '../../remote.tsx';
import { catalogueMaxAgeMs } from './use-catalogue.ts';

const designs = (series: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    __typename: 'GiftCard',
    productNumber: `${series}${String(index + 1).padStart(2, '0')}`,
    name: `Design ${series}-${index + 1}`,
    art: 'hello',
  }));
const category = (urn: string, name: string, displayOrder: number, count: number) => ({
  __typename: 'GiftCategory',
  urn,
  name,
  displayOrder,
  eGifts: designs(`1101${String(displayOrder).padStart(2, '0')}`, count),
});
const range = (names: readonly [string, string]) => ({
  data: {
    gift: {
      __typename: 'GiftCatalogue',
      categories: [category('birthday', names[1], 2, 5), category('thank-you', names[0], 1, 4)],
    },
  },
});
const inEnglish = range(['Thank you', 'Birthday']);
const inFrench = range(['Merci', 'Anniversaire']);

const asked: string[] = [];
const localeOf = (request: Request) => {
  const { locale } = JSON.parse(new URL(request.url).searchParams.get('variables') ?? '{}');
  asked.push(locale);
  return locale as string;
};
const server = setupServer(
  http.get(`*${restPaths.graphql}`, ({ request }) =>
    HttpResponse.json(localeOf(request) === 'fr-CA' ? inFrench : inEnglish),
  ),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  asked.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const open = (route: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest: manifest as RemoteManifest, route, ...options });
const fails = () => http.get(`*${restPaths.graphql}`, () => HttpResponse.error());

describe('the gift landing page', () => {
  it('shows each category with its designs, in display order, GFT-010', async () => {
    await open('/gift');
    const birthday = await screen.findByRole('region', { name: 'Birthday' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Thank you', 'Birthday']);
    expect(
      within(birthday)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Design 110102-1'),
      expect.stringContaining('Design 110102-2'),
      expect.stringContaining('Design 110102-3'),
      expect.stringContaining('Design 110102-4'),
    ]);
  });

  it('leads from a category to all of its designs, and back', async () => {
    const { location } = await open('/gift');
    await userEvent.click(await screen.findByRole('link', { name: /^See all 5.*Birthday$/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Birthday' })).toBeVisible();
    expect(location()).toBe('/gift/category/birthday');
    expect(screen.getByText('Design 110102-5', { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All gifts' }));
    expect(location()).toBe('/gift');
  });

  it('links each design to its gift, GFT-001', async () => {
    const { location } = await open('/gift');
    const birthday = await screen.findByRole('region', { name: 'Birthday' });
    await userEvent.click(within(birthday).getByRole('link', { name: 'Design 110102-1' }));
    expect(location()).toBe('/gift/11010201');
  });

  it('shows the way to many gifts while the configuration says so, GFT-012', async () => {
    const { unmount } = await open('/gift', { configuration: { showBulkGiftBanner: true } });
    expect(await screen.findByText('Many gifts at once?')).toBeVisible();
    unmount();
    await open('/gift', { configuration: { showBulkGiftBanner: false } });
    await screen.findByRole('region', { name: 'Birthday' });
    expect(screen.queryByText('Many gifts at once?')).toBeNull();
  });

  it('leads back to a gift that was started, or forgets it, D-76', async () => {
    const giftDraft = { productNumber: '11010101', name: 'Balloons', path: '/gift/11010101' };
    const { host } = await open('/gift', { giftDraft });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/gift/11010101');
    giftFormDraft.write(
      undefined,
      createGiftValues({ giftAmountOptions: [10], defaultGiftAmountOption: 10 }, undefined),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard this gift' }));
    await waitFor(() => expect(giftFormDraft.read(undefined)).toBeUndefined());
    expect(host.services.giftDraft.current.get()).toBeUndefined();
  });

  it('requests the catalogue again when the language changes, GFT-011', async () => {
    const { host } = await open('/gift');
    await screen.findByRole('region', { name: 'Birthday' });
    await act(async () => host.setLocale('fr-CA'));
    expect(await screen.findByRole('region', { name: 'Anniversaire' })).toBeVisible();
    expect(asked).toEqual(['en-US', 'fr-CA']);
  });

  it('requests the catalogue again after 15 minutes, GFT-011', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      await open('/gift');
      await screen.findByRole('region', { name: 'Birthday' });
      await act(() => jest.advanceTimersByTimeAsync(catalogueMaxAgeMs - 60_000));
      expect(asked).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(asked).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the catalogue of before at once when it is opened again, and requests it again, GFT-011', async () => {
    const { go } = await open('/gift');
    await screen.findByRole('region', { name: 'Birthday' });
    act(() => go('/gift/claim'));
    await screen.findByRole('heading', { name: 'This gift can’t be opened' });
    act(() => go('/gift'));
    expect(screen.getByRole('region', { name: 'Birthday' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('loads the designs as soon as the connection is back', async () => {
    server.use(fails());
    const { host } = await open('/gift');
    act(() => host.setConnection('offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The gift designs did not load');
    server.resetHandlers();
    act(() => host.setConnection('online'));
    expect(await screen.findByRole('region', { name: 'Birthday' })).toBeVisible();
  });

  it('says so too when the reply has no catalogue, PLT-014', async () => {
    server.use(http.get('*/apiproxy/v1/graphql', () => HttpResponse.json({ data: { gift: null } })));
    await open('/gift');
    expect(await screen.findByRole('alert')).toHaveTextContent('The gift designs did not load');
  });

  it('says that the designs did not load, and loads them on another try, PLT-014', async () => {
    server.use(fails());
    await open('/gift');
    expect(await screen.findByRole('alert')).toHaveTextContent('The gift designs did not load');
    server.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Birthday' })).toBeVisible();
  });
});

describe('a gift category', () => {
  it('that does not exist leads back to all gifts', async () => {
    const { host } = await open('/gift/category/no-such-thing');
    expect(
      await screen.findByRole('heading', { name: 'Could not find the card(s) you were looking for.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all gifts' })).toHaveAttribute('href', '/gift');
    expect(host.head()).toMatchObject({ found: false });
  });

  it('whose name is misspelt is suggested before all gifts, PLT-021', async () => {
    await open('/gift/category/Birtday');
    expect(await screen.findByRole('link', { name: 'Did you mean “Birthday”?' })).toHaveAttribute(
      'href',
      '/gift/category/birthday',
    );
    expect(screen.getByRole('link', { name: 'See all gifts' })).toBeVisible();
  });

  it('says in French how many designs it has', async () => {
    await open('/gift/category/birthday', { locale: 'fr-CA' });
    expect(await screen.findByText('5 modèles')).toBeVisible();
  });

  it('says that it did not load', async () => {
    server.use(fails());
    await open('/gift/category/birthday');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
