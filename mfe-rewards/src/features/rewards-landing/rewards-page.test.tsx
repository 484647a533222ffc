import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { defaultConfiguration, type Configuration } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { listenToRewards, manifest, memberAt } from '../../testing/rewards-server.ts';

listenToRewards();

const open = (route = '/rewards', options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, ...options });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const levelCard = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest<HTMLElement>('li')!;

describe('the public rewards page', () => {
  it.each(['/rewards', '/rewards/how-it-works'])('is served at %s, RWD-001', async (route) => {
    await open(route);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good coffee, counted in Stars.');
    expect(headings()).toEqual([
      'How it works',
      'Getting started',
      'Ways to pay',
      'Three levels, each a little richer',
      'Choose your reward',
      'More Stars with partners',
      'Questions',
      'Crema on your phone',
      'Terms',
    ]);
  });

  it('explains itself in three cards: earn, get rewarded, indulge, RWD-001', async () => {
    await open();
    const how = within(screen.getByRole('region', { name: 'How it works' }));
    expect(how.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Earn Stars',
      'Get rewarded',
      'Indulge in benefits',
    ]);
  });

  it('does not show the first steps to a member, RWD-001', async () => {
    await open('/rewards', { session: memberAt('GREEN') });
    expect(headings()).not.toContain('Getting started');
    expect(headings()).not.toContain('More Stars with partners');
  });

  it('is the classic page while the new layout is off, RWD-001', async () => {
    await open('/rewards', { flags: { newRewardsLayout: false } });
    expect(headings()).toEqual([
      'Three levels, each a little richer',
      'Getting started',
      'Choose your reward',
      'More Stars with partners',
      'Terms',
    ]);
  });

  it('has no page at any other address below /rewards', async () => {
    await open('/rewards/mobile-apps');
    expect(screen.getByText('another page')).toBeVisible();
  });

  it('links to nothing but pages that exist', async () => {
    await open();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(new Set(addresses.filter((address) => !address.startsWith('#')))).toEqual(
      new Set([
        '/account/create',
        '/account/signin?returnUrl=/rewards',
        '/menu',
        '/rewards/mobile-apps',
        '/rewards/partnerships/bankofamerica',
        '/rewards/partnerships/deltaskymiles',
        '/rewards/partnerships/marriottbonvoy',
      ]),
    );
    for (const anchor of addresses.filter((address) => address.startsWith('#')))
      expect(document.querySelector(anchor)).not.toBeNull();
  });
});

describe('the ways to pay', () => {
  it('are scrolled to when the hash names them, RWD-003', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled(this.id);
    };
    await open('/rewards#ways-to-pay');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith('ways-to-pay'));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});

describe('the page how-it-works', () => {
  it('begins at its section; the page of the programme begins at its top, RWD-001 RWD-003', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled(this.id);
    };
    const { go } = await open('/rewards/how-it-works');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith('how-it-works'));
    scrolled.mockClear();
    act(() => go('/rewards#ways-to-pay'));
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith('ways-to-pay'));
    expect(scrolled).not.toHaveBeenCalledWith('how-it-works');
  });
});

describe('the app', () => {
  it('has a page that the download block leads to, RWD-001 RWD-006', async () => {
    await open();
    const app = within(screen.getByRole('region', { name: 'Crema on your phone' }));
    expect(app.getByRole('link')).toHaveAttribute('href', '/rewards/mobile-apps');
  });
});

describe('the terms', () => {
  it.each([
    ['en-US', true],
    ['en-CA', false],
    ['fr-CA', false],
  ] as const)(
    'of %s have its partners, and the extra terms only in the United States: %s, RWD-031',
    async (locale, hasExtra) => {
      await open('/rewards', { locale });
      const terms = within(screen.getByRole('region', { name: locale === 'fr-CA' ? 'Conditions' : 'Terms' }));
      expect(terms.queryByText(/before taxes and tip/) !== null).toBe(hasExtra);
      expect(terms.queryByText(/Aeroplan points|points Aéroplan/) !== null).toBe(!hasExtra);
      expect(terms.queryAllByText(/TD/).length > 0).toBe(!hasExtra);
    },
  );

  it.each([
    'Stars are not earned on alcohol, Crema Cards or reloads.',
    'Rewards cannot be redeemed on alcohol or multi-serve items.',
    'You pay the difference for a customization over $1 or merchandise over $20.',
    'The birthday reward needs at least one Star-earning transaction.',
    'Free refills are for the same visit only.',
  ])('state: %s RWD-031', async (text) => {
    await open();
    expect(within(screen.getByRole('region', { name: 'Terms' })).getByText(text)).toBeVisible();
  });
});

describe('the partners of a guest', () => {
  it('have no link to the page of a partnership that is off, RWD-040 RWD-042', async () => {
    await open('/rewards', { flags: { enableMarriott: false } });
    expect(screen.getByRole('heading', { name: /Double Stars on your stay/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Learn about Marriott Bonvoy' })).toBeNull();
  });

  it('are in the layout for guests, without pages, with the wide image, RWD-041', async () => {
    await open();
    const section = screen.getByRole('region', { name: 'More Stars with partners' });
    expect(section.querySelector('ul')).toHaveAttribute('data-layout', 'guest');
    expect(within(section).queryByRole('button')).not.toBeInTheDocument();
    for (const image of within(section).getAllByRole('img'))
      expect(image.getAttribute('src')).toMatch(/Plate/);
  });
});

describe('the hero', () => {
  it('invites a guest to join, RWD-002', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', '/account/create');
    expect(screen.queryByRole('link', { name: 'Start an order' })).not.toBeInTheDocument();
  });

  it('invites a member to order, and names the level, RWD-002', async () => {
    await open('/rewards', { session: memberAt('GOLD') });
    expect(screen.getByRole('link', { name: 'Start an order' })).toHaveAttribute('href', '/menu');
    expect(screen.queryByRole('link', { name: 'Join now' })).not.toBeInTheDocument();
    expect(screen.getByText('Gold member')).toBeVisible();
  });
});

describe('levels', () => {
  it.each([
    ['Green', 'Up to 499 Stars a year'],
    ['Gold', '500–1,999 Stars a year'],
    ['Reserve', '2,000+ Stars a year'],
  ])('%s is held with: %s, RWD-020', async (name, range) => {
    await open();
    expect(within(levelCard(name)).getByText(range)).toBeVisible();
  });

  it.each([
    ['Green', ['1 Star per $1', 'A free birthday treat', 'Free Mod Monday']],
    [
      'Gold',
      [
        '1.2 Stars per $1',
        'Stars never expire',
        'A birthday treat, with 7 days to redeem it',
        'Your own Gold Card, a real one for your wallet',
      ],
    ],
    [
      'Reserve',
      [
        '1.7 Stars per $1',
        'Stars never expire',
        'A birthday treat, with 30 days to redeem it',
        'A Reserve Card with your name on it',
        'Access to the Origin Collection',
      ],
    ],
  ])('%s brings its own rate and benefits, RWD-026', async (name, benefits) => {
    await open();
    const items = within(levelCard(name)).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(benefits);
  });

  it('all bring the birthday treat, Mod Mondays, games and double Stars, RWD-026', async () => {
    await open();
    const everyone = screen.getByRole('heading', { name: 'At every level' }).parentElement!;
    expect(
      within(everyone)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'A treat on us for your birthday',
      'Mod Mondays: a free customization, up to 12 times a year',
      'Games and challenges made for you',
      'Double Stars when you bring your own cup',
    ]);
  });

  it('mark the one the member holds', async () => {
    await open('/rewards', { session: memberAt('RESERVE') });
    expect(within(levelCard('Reserve')).getByText('Your level')).toBeVisible();
    expect(screen.getAllByText('Your level')).toHaveLength(1);
  });
});

describe('earning', () => {
  const byLevel = '1 Star per $1 at Green, 1.2 at Gold and 1.7 at Reserve, however you pay.';
  const byPayment =
    '1 Star per $1 when you pay as you go. 2 Stars per $1 when you pay with a Crema Card that you have loaded or registered.';
  it.each([
    ['levels', byLevel, byPayment, 3],
    ['classic', byPayment, byLevel, 0],
  ] as const)(
    'has the rates of one way on a page, by %s: “%s”, RWD-021 D-149',
    async (way, told, other, rates) => {
      await open('/rewards', { configuration: { programmeVersion: way } });
      expect(screen.getAllByText(told)).toHaveLength(2);
      expect(screen.queryByText(other)).toBeNull();
      expect(screen.queryAllByText(/^[\d.]+ Stars? per \$1$/)).toHaveLength(rates);
    },
  );

  it('says on which day a birthday on 29 February is celebrated, D-135', async () => {
    await open();
    expect(
      screen.getByText(/on February 29 is celebrated on February 28 in other years/),
    ).toBeInTheDocument();
  });

  it('leaves out alcohol, cards and reloads, RWD-021', async () => {
    await open();
    await userEvent.click(screen.getByText('Is there anything that earns no Stars?'));
    expect(screen.getByText('Yes: alcohol, Crema Cards and reloads earn no Stars.')).toBeVisible();
  });

  it('is counted in Canadian dollars, as French writes them, in Quebec, RWD-021', async () => {
    await open('/rewards', { locale: 'fr-CA' });
    const gold = screen.getByRole('heading', { level: 3, name: 'Or' }).closest('li')!;
    expect(within(gold).getByText(/^1,2 Étoile par tranche de 1\s\$$/)).toBeVisible();
  });
});

describe('the reward tiers', () => {
  const allTiers = [
    { stars: 25, label: 'customisation' },
    { stars: 60, label: 'discount' },
    { stars: 100, label: 'classics' },
    { stars: 200, label: 'handcrafted' },
    { stars: 300, label: 'meal' },
    { stars: 400, label: 'merchandise' },
  ] as const;
  const openWith = (starLevels: Configuration['rewards']['starLevels']) =>
    open('/rewards', { configuration: { rewards: { ...defaultConfiguration.rewards, starLevels } } });

  it('are those of the images by default: 25, 100, 200, 300 and 400 Stars, RWD-022', async () => {
    await open();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['25', '100', '200', '300', '400']);
  });

  it('have the Star prices and labels of the configuration, RWD-022, PLT-013', async () => {
    await openWith([
      { stars: 60, label: 'classics' },
      { stars: 300, label: 'merchandise' },
    ]);
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['60', '300']);
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('heading', { name: 'The everyday classics' })).toBeVisible();
    expect(panel.getByText('Brewed coffee')).toBeVisible();
  });

  it.each([
    ['25', 'Customize a drink: an extra shot, a syrup or another milk, worth up to $1.'],
    ['60', 'Up to $2 off your order.'],
    ['100', 'A brewed coffee or tea, something from the bakery, or a snack.'],
    ['200', 'A handcrafted drink, hot, iced or blended, or a hot breakfast.'],
    ['300', 'A sandwich, a protein box or a bag of at-home coffee.'],
    ['400', 'Merchandise of your choice, worth up to $20.'],
  ])('%s Stars: %s RWD-022', async (stars, text) => {
    await openWith(allTiers);
    await userEvent.click(screen.getByRole('tab', { name: `${stars} Stars` }));
    expect(within(screen.getByRole('tabpanel')).getByText(text)).toBeVisible();
  });

  it('begin at 25 Stars, as the hero says, RWD-022', async () => {
    await open();
    expect(screen.getByText(/Rewards start at 25 Stars\./)).toBeVisible();
  });

  it('say that some stores redeem 200 Stars for any food or drink, RWD-022', async () => {
    await open();
    expect(screen.getByText('Some stores redeem 200 Stars for any food or drink item.')).toBeVisible();
  });
});
