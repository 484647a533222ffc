import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { defaultConfiguration, type Configuration } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import {
  answer,
  entry,
  gold,
  green,
  listenToRewards,
  manifest,
  memberAt,
  reserve,
} from '../../testing/rewards-server.ts';
import { isWarned } from './expiry.rules.ts';
import { shareOf } from './level-tracker.tsx';

listenToRewards();
const offer = {
  __typename: 'OptInOffer' as const,
  ...{ offerId: 'o1', title: 'Three in a week', body: 'Order three times.', isActive: false },
  endsAt: '2026-12-31T06:00:00.000Z',
};
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route: '/rewards/my-rewards', session: memberAt(), ...options });
const withRewards = (rewards: Partial<Configuration['rewards']>) => ({
  configuration: { rewards: { ...defaultConfiguration.rewards, ...rewards } },
});
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/** The level's own graphic is there once the Stars are read, and the sections below it a little later. */
const loaded = async () => {
  const graphic = await screen.findByRole('img', { name: /of your Stars this level year/ });
  await screen.findByRole('heading', { level: 2, name: /^Crema member since/ });
  return graphic;
};
const openLoaded = async (options?: Partial<RenderRemoteOptions>) => {
  const page = await open(options);
  await loaded();
  return page;
};

describe('the member’s page of the programme', () => {
  it('has its sections in order, RWD-004', async () => {
    await openLoaded();
    expect(headings()).toEqual([
      'Green member',
      'Your Green benefits',
      'More ways to earn',
      'More Stars with partners',
      'Expiring Stars',
      'Crema member since 2025',
      'What Gold brings',
      'Terms',
    ]);
  });

  it('has two tabs, and marks the one of its path, RWD-004', async () => {
    const { go } = await openLoaded();
    const tab = (name: string) => screen.getByRole('link', { name });
    expect(tab('My Rewards')).toHaveAttribute('aria-current', 'page');
    expect(tab('How It Works')).toHaveAttribute('href', '/rewards');
    act(() => go('/rewards'));
    await screen.findByRole('heading', { level: 1, name: 'Good coffee, counted in Stars.' });
    expect(tab('How It Works')).toHaveAttribute('aria-current', 'page');
    expect(tab('My Rewards')).not.toHaveAttribute('aria-current');
  });

  it('does not exist while the new layout is off, RWD-004 D-131', async () => {
    await open({ flags: { newRewardsLayout: false } });
    expect(screen.getByText('no page')).toBeVisible();
  });

  it('has a frame without a member, which the server renders: no name, no level, no number, RWD-004', async () => {
    const routes = manifest.routes.map((route) => ({ ...route, access: 'anyone' as const }));
    const { container } = await open({ session: { kind: 'anonymous' }, manifest: { ...manifest, routes } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Here are your Stars' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start an order' })).toBeVisible();
    expect(container).not.toHaveTextContent(/Green|Gold|Reserve|expire|undefined|\d/);
  });

  it('is not a page at another path below /rewards, RWD-005', async () => {
    await open({ route: '/rewards/my-reward' });
    expect(screen.getByText('another page')).toBeVisible();
  });

  it('needs a sign-in, RWD-004', async () => {
    const { location } = await open({ session: { kind: 'anonymous' } });
    expect(location()).toMatch(/sign-in\?returnUrl=.*my-rewards/);
  });

  it.each([
    ['/account/rewards', '/rewards/my-rewards'],
    ['/account/rewards/how-it-works', '/rewards/how-it-works'],
  ])('replaces %s by %s, D-131 RWD-005', async (route, canonical) => {
    const { location } = await open({ route });
    await waitFor(() => expect(location()).toBe(canonical));
  });

  it('is the legacy page at /account/rewards while the new layout is off, D-131 RWD-007', async () => {
    const { location } = await open({ route: '/account/rewards', flags: { newRewardsLayout: false } });
    expect(await screen.findByRole('heading', { name: 'Three levels, each a little richer' })).toBeVisible();
    expect(location()).toBe('/account/rewards');
    expect(headings()).toEqual(['Three levels, each a little richer', 'Choose your reward']);
  });
});

describe('the balance', () => {
  it('is whole Stars, rounded down, with what they get, L-11', async () => {
    await openLoaded();
    expect(screen.getByText('118')).toBeVisible();
    expect(screen.getByText('Enough for a 100-Star Reward. Choose it when you order.')).toBeVisible();
    const ring = screen.getByRole('progressbar', { name: 'Stars toward your next Reward' });
    expect(ring).toHaveAttribute('aria-valuenow', expect.stringMatching(/^118/));
    expect(ring).toHaveAttribute('aria-valuemax', '200');
  });

  it('has no number while it is read and when reading fails, R09 RWD-030', async () => {
    let finish: (value: typeof green | undefined) => void = () => undefined;
    answer({ rewards: () => new Promise((resolve) => (finish = resolve)) });
    await open();
    await screen.findByText(/we’re counting your Stars/);
    expect(screen.getByRole('heading', { level: 1, name: 'Ana, here are your Stars' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Green member' })).toBeVisible();
    expect(screen.queryByText(/\b0\b/)).toBeNull();
    await waitFor(() => {
      finish(undefined);
      expect(screen.getByRole('heading', { level: 1, name: 'Uh oh!' })).toBeVisible();
    });
    expect(screen.queryByText(/\b0\b/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'More ways to earn' })).toBeVisible();
    answer();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
  });

  it('says at Green how many Stars expire next and when, then the rule, RWD-024 L-34', async () => {
    await openLoaded();
    const rule = 'Stars expire 6 months after the month you earned them in.';
    expect(screen.getByText(`Use 18 Stars by June 30, 2026. ${rule}`)).toBeVisible();
  });

  it('names whole Stars that expire, and none below one, L-11', async () => {
    const tenths = [9, 95];
    const expiringSoon = green.expiringSoon.map((batch, index) => ({
      ...batch,
      starsExpiring: tenths[index] ?? 0,
    }));
    answer({ rewards: () => ({ ...green, starTenths: 104, expiringSoon }) });
    await openLoaded();
    expect(screen.getByText(/^Use 9 Stars by August 31, 2026\./)).toBeVisible();
    expect(screen.queryByText(/expire in/)).toBeNull();
  });

  it('says only the rule at Green while nothing expires, L-34', async () => {
    answer({ rewards: () => ({ ...green, expiringSoon: [] }) });
    await openLoaded();
    expect(screen.getByText('Stars expire 6 months after the month you earned them in.')).toBeVisible();
  });

  it('rounds missing Stars up: the Reward is not there before them, L-11', async () => {
    answer({ rewards: () => ({ ...green, starTenths: 246 }) });
    await openLoaded();
    expect(screen.getByText('24')).toBeVisible();
    expect(screen.getByText('1 Star more and your first Reward is ready.')).toBeVisible();
  });

  it.each([gold, reserve])('says at $level that Stars never expire, RWD-024', async (rewards) => {
    answer({ rewards: () => rewards });
    await openLoaded({ session: memberAt(rewards.level as 'GOLD') });
    expect(screen.getAllByText('At your level, Stars never expire.')).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the level tracker', () => {
  it('says the way to the next level in words too, RWD-025 D-130', async () => {
    await openLoaded();
    expect(
      screen.getByRole('img', { name: /^175 of your Stars this level year. You are Green/ }),
    ).toBeVisible();
    expect(screen.getByText('Earn 325 Stars by March 13, 2027 to reach Gold.')).toBeVisible();
    expect(screen.queryByText(/keep Gold/)).toBeNull();
  });

  it.each([
    [null, 'Earn 25 Stars in the month before March 13, 2027 and you keep Gold for another year.'],
    [120, 'Earn 12 Stars by March 13, 2027 and you keep Gold for another year.'],
  ])('says to Gold what extends it (%s tenths), RWD-025 D-150', async (tenthsToExtendLevel, text) => {
    answer({ rewards: () => ({ ...gold, starsThisYearTenths: 3376, tenthsToExtendLevel }) });
    await openLoaded({ session: memberAt('GOLD') });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('reaches Gold with fewer Stars this year: the level is held from the year before, L-33', async () => {
    answer({ rewards: () => ({ ...gold, starsThisYearTenths: 3376 }) });
    await openLoaded({ session: memberAt('GOLD') });
    const reached = [...document.querySelectorAll('li[data-reached]')].map((mark) =>
      mark.getAttribute('data-level'),
    );
    expect(reached).toEqual(['GREEN', 'GOLD']);
    expect(screen.getByText('337 Stars this year')).toBeVisible();
  });

  it.each([
    ['GOLD', { ...gold, starsThisYearTenths: 6000 }, 'Your Stars keep you at Gold for another year.'],
    ['RESERVE', reserve, 'Your Stars keep you at Reserve for another year.'],
    [
      'RESERVE',
      { ...reserve, starsThisYearTenths: 12_004 },
      'Earn 800 Stars by March 13, 2027 and you stay Reserve for another year.',
    ],
  ] as const)('says what keeps %s (%#), L-33 D-150', async (level, rewards, text) => {
    answer({ rewards: () => rewards });
    await openLoaded({ session: memberAt(level) });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has no goal and no upsell at Reserve, RWD-020 RWD-025', async () => {
    answer({ rewards: () => reserve });
    await openLoaded({ session: memberAt('RESERVE') });
    expect(screen.getByText('You’ve reached the top. Your level year ends on March 13, 2027.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^What/ })).toBeNull();
  });

  it.each([
    [0, 'GREEN', 0],
    [2500, 'GREEN', 0.25],
    [5000, 'GOLD', 0.5],
    [3376, 'GOLD', 0.5],
    [12_500, 'GOLD', 0.75],
    [3376, 'RESERVE', 1],
    [20_000, 'RESERVE', 1],
    [30_000, 'RESERVE', 1],
  ] as const)('fills for %d tenths at %s %d of the bar, R07 L-33', (tenths, level, share) => {
    expect(shareOf(tenths, level)).toBe(share);
  });
});

describe('expiring Stars', () => {
  it('are a table by day with one decimal; a warning names the first, RWD-023 RWD-024 D-132', async () => {
    await openLoaded();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'June 30, 2026 27 days left18.0',
      'August 31, 2026 100.4',
    ]);
    expect(screen.getByText('18 Stars expire in 27 days')).toBeVisible();
    expect(screen.getByText('Earn 25 Stars this month and they stay for one more month.')).toBeVisible();
  });

  it.each([
    [29, true],
    [30, false],
  ])('are announced with %d days left: %s, RWD-024', (daysLeft, isAnnounced) => {
    expect(isWarned({ daysLeft })).toBe(isAnnounced);
  });

  it('can be none, RWD-024', async () => {
    answer({ rewards: () => ({ ...green, expiringSoon: [] }) });
    await openLoaded();
    expect(screen.getByText('You have no expiring Stars')).toBeVisible();
  });
});

describe('benefits and ways to earn', () => {
  it('are those of the level and the enabled ones of every level, RWD-026 RWD-027', async () => {
    await openLoaded(
      withRewards({
        universalBenefitCards: [
          { id: 'coffee-loop', enabled: true },
          { id: 'free-monday', enabled: false },
        ],
      }),
    );
    const benefits = within(screen.getByRole('region', { name: 'Your Green benefits' }));
    expect(benefits.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1 Star per $1',
      'A free birthday treat',
      'Free Mod Monday',
      'Coffee Loop',
    ]);
  });

  it('name a benefit once that is one of the level and one of every level, RWD-026 RWD-027', async () => {
    await openLoaded(withRewards({ universalBenefitCards: [{ id: 'free-monday', enabled: true }] }));
    const benefits = within(screen.getByRole('region', { name: 'Your Green benefits' }));
    expect(benefits.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1 Star per $1',
      'A free birthday treat',
      'Free Mod Monday',
    ]);
    expect(benefits.getByText(/^Make a drink your own on a Monday/)).toBeVisible();
  });

  it.each([
    ['GREEN', green],
    ['GOLD', gold],
  ] as const)(
    'name no rate by level at %s while orders earn by how they are paid, D-149',
    async (level, rewards) => {
      answer({ rewards: () => rewards });
      await openLoaded({ session: memberAt(level), configuration: { programmeVersion: 'classic' } });
      expect(screen.getByText(/^1 Star per \$1 when you pay as you go\. 2 Stars/)).toBeVisible();
      expect(screen.queryByText(/^[\d.]+ Stars? per \$1$/)).toBeNull();
    },
  );

  it.each([[[]], [[offer]]])(
    'name games and challenges only with offers to join (%#), L-36',
    async (offers) => {
      answer({ offers });
      await openLoaded();
      await waitFor(() =>
        expect(screen.queryAllByRole('heading', { name: 'Games and challenges' })).toHaveLength(
          offers.length,
        ),
      );
    },
  );

  it('say that they come soon when no card is enabled, RWD-027', async () => {
    await openLoaded(withRewards({ universalBenefitCards: [] }));
    expect(screen.getByText('Benefits information will be available soon.')).toBeVisible();
  });

  it.each([
    [false, true],
    [true, false],
  ])('ask for the birthday if one is on file (%s): %s, RWD-028', async (birthdayOnFile, isAsked) => {
    answer({ rewards: () => ({ ...green, birthdayOnFile }) });
    await openLoaded();
    const link = screen.queryByRole('link', { name: 'Add your birthday' });
    expect(link !== null).toBe(isAsked);
    if (link) expect(link).toHaveAttribute('href', '/account/personal');
  });

  it('name both steps of the reload bonus, RWD-029', async () => {
    await openLoaded();
    expect(
      screen.getByText('10 Stars when you add $30 or more to a Crema Card at once, 25 Stars from $50.'),
    ).toBeVisible();
  });

  it('tell since when the customer is Gold, RWD-028', async () => {
    answer({ rewards: () => gold });
    await openLoaded({ session: memberAt('GOLD') });
    expect(screen.getByText('At Gold or higher since 2026. Thank you for every cup.')).toBeVisible();
  });
});

describe('the history of Stars', () => {
  it('is a list, page by page, RWD-032', async () => {
    answer({
      history: (cursor) =>
        cursor === null
          ? {
              entries: [
                entry('4', 'TAKEN_BACK', -50, { askedTenths: -300 }),
                entry('3', 'EARNED', 94, { balanceAfterTenths: 1184 }),
              ],
              nextCursor: '3',
            }
          : { entries: [entry('1', 'EXPIRED', -20)], nextCursor: null },
    });
    await openLoaded();
    await userEvent.click(screen.getByRole('button', { name: 'Star history' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Star history' }));
    expect(await dialog.findByText('25 Stars that you had spent already stay with you.')).toBeVisible();
    expect(dialog.getByText('+9.4')).toBeVisible();
    expect(dialog.getByText('Balance 118.4')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show older entries' }));
    expect(await dialog.findByText('Expired')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  });

  it('fails on its own, and is read again, RWD-030', async () => {
    let isDown = true;
    answer({ history: () => (isDown ? undefined : { entries: [], nextCursor: null }) });
    await openLoaded();
    await userEvent.click(screen.getByRole('button', { name: 'Star history' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('We couldn’t read your history');
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('No Stars yet. Your first order starts the list.')).toBeVisible();
  });

  it('names a lost connection as the cause, and is read again once it is back, RWD-030 D-136', async () => {
    let isDown = true;
    answer({ history: () => (isDown ? undefined : { entries: [], nextCursor: null }) });
    const { host } = await open();
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Star history' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('We couldn’t read your history');
    act(() => host.setConnection('offline'));
    expect(await dialog.findByText('You’re offline')).toBeVisible();
    isDown = false;
    act(() => host.setConnection('online'));
    expect(await dialog.findByText('No Stars yet. Your first order starts the list.')).toBeVisible();
  });
});

describe('the partners', () => {
  it.each([
    ['en-US', ['Fly on your reloads', '2% cash back', 'Double Stars on your stay']],
    ['en-CA', ['Points with your coffee', '50% more Stars']],
  ] as const)('of %s are shown with their terms, RWD-031 RWD-040', async (locale, titles) => {
    await openLoaded({ locale });
    const section = within(screen.getByRole('region', { name: 'More Stars with partners' }));
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      titles.map((title, index) => `${title}${index + 1}`),
    );
    const anchors = section.getAllByRole('link', { name: /^See the terms/ });
    expect(anchors).toHaveLength(titles.length);
    for (const link of anchors)
      expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('have a name for their image, and each its page, RWD-040 RWD-042 L-60', async () => {
    await openLoaded();
    const section = within(screen.getByRole('region', { name: 'More Stars with partners' }));
    expect(section.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Delta SkyMiles',
      'Bank of America',
      'Marriott Bonvoy',
    ]);
    const pages = section.getAllByRole('link', { name: /^Learn about/ });
    expect(pages.map((link) => link.getAttribute('href'))).toEqual([
      '/rewards/partnerships/deltaskymiles',
      '/rewards/partnerships/bankofamerica',
      '/rewards/partnerships/marriottbonvoy',
    ]);
  });

  it.each([
    ['en-US', ['Delta SkyMiles', 'Marriott Bonvoy']],
    ['en-CA', ['Aeroplan']],
  ] as const)('of %s have their trademarks named in the terms, RWD-040', async (locale, names) => {
    await openLoaded({ locale });
    const terms = within(screen.getByRole('region', { name: 'Terms' }));
    expect(terms.getAllByText(/is a trademark of its owner/)).toHaveLength(names.length);
    for (const name of names)
      expect(terms.getByText(new RegExp(`${name} is a trademark of its owner\\.`))).toBeVisible();
  });

  it('have the conditions and the pages of the configuration in Canada, RWD-031 RWD-040', async () => {
    await openLoaded({
      locale: 'en-CA',
      ...withRewards({
        conditionsLinks: { aeroplan: '/a/conditions', tdBank: '/td/conditions' },
        inlineLinks: { aeroplan: '/a/page', tdBank: '/td/page' },
      }),
    });
    const terms = within(screen.getByRole('region', { name: 'Terms' }));
    const targets = (name: RegExp) =>
      terms.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(targets(/^Read the conditions/)).toEqual(['/a/conditions', '/td/conditions']);
    expect(targets(/^How to link/)).toEqual(['/a/page', '/td/page']);
  });

  it.each([
    ['one', { marriott: true }, 'member', false, undefined],
    ['two', { marriott: true, bankOfAmerica: true }, 'member', false, '1 of 2'],
    ['three', { marriott: true, bankOfAmerica: true, deltaSkymiles: true }, 'member', true, '1 of 3'],
  ] as const)('%s: the layout has other columns above two, pages from two, RWD-041', async (...row) => {
    const [, shown, layout, isMany, page] = row;
    const { partnerships } = defaultConfiguration.rewards;
    const none = { ...partnerships, deltaSkymiles: false, bankOfAmerica: false, marriott: false };
    await openLoaded(withRewards({ partnerships: { ...none, ...shown } }));
    const list = screen.getByRole('region', { name: 'More Stars with partners' }).querySelector('ul');
    expect(list).toHaveAttribute('data-layout', layout);
    expect(list?.hasAttribute('data-many')).toBe(isMany);
    expect(screen.queryByText(/^1 of/)?.textContent).toBe(page);
  });

  it('are turned page by page on phones, RWD-041', async () => {
    const shown: (string | null | undefined)[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.querySelector('figcaption')?.textContent);
    };
    await openLoaded();
    expect(screen.getByRole('button', { name: 'Previous partner' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next partner' }));
    expect(shown).toEqual(['Bank of America']);
    const list = screen.getByRole('region', { name: 'More Stars with partners' }).querySelector('ul')!;
    Object.defineProperty(list, 'clientWidth', { value: 390 });
    list.scrollLeft = 780;
    fireEvent.scroll(list);
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next partner' })).toBeDisabled();
  });

  it('are those of the configuration, one a page on phones, RWD-040 RWD-041', async () => {
    const none = {
      deltaSkymiles: false,
      aeroplan: false,
      bankOfAmerica: false,
      tdBank: false,
      marriott: false,
    };
    await openLoaded(withRewards({ partnerships: { ...none, marriott: true, bankOfAmerica: true } }));
    const list = screen.getByRole('region', { name: 'More Stars with partners' }).querySelector('ul');
    expect(list).toHaveAttribute('data-layout', 'member');
    expect(list).not.toHaveAttribute('data-many');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
  });
});
