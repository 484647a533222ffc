import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import {
  defaultConfiguration,
  partnerPagePathsOf,
  partnerRedirectAfterMs,
  partnerRestPathsOf,
  type PartnerId,
  type PartnerStatusReply,
} from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { listenToRewards, manifest, memberAt, rewardsServer } from '../../testing/rewards-server.ts';

listenToRewards();
const partnerRestPaths = partnerRestPathsOf('marriott');
const root = '/rewards/partnerships/marriottbonvoy';
const open = (path = '', options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route: `${root}${path}`, session: memberAt(), ...options });
const guest = { session: { kind: 'anonymous' } } as const;
const linked: PartnerStatusReply = { link: { account: '••••6789', linkedAt: '2026-06-03T15:00:00.000Z' } };
const refusal = (code: string, status: number) =>
  HttpResponse.json({ error: { code, message: code }, referenceId: 'ref' }, { status });
const answerStatus = (reply: () => PartnerStatusReply | undefined) =>
  rewardsServer.use(
    http.get(`*${partnerRestPaths.status}`, () => {
      const status = reply();
      return status ? HttpResponse.json(status) : refusal('UNEXPECTED_ERROR', 500);
    }),
  );
const answerUnlink = (reply: () => Response) => {
  const counted = { sent: 0 };
  rewardsServer.use(
    http.post(`*${partnerRestPaths.unlink}`, () => {
      counted.sent += 1;
      return reply();
    }),
  );
  return counted;
};
beforeEach(() => answerStatus(() => ({ link: null })));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const info = () => title('Your stay, your coffee, linked.');

describe('the partner’s page', () => {
  it('has perks, three steps, questions and terms, RWD-043', async () => {
    await open();
    await info();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What linking brings',
      'Linked in three steps',
      'Questions',
      'Terms',
    ]);
    const steps = within(screen.getByRole('region', { name: 'Linked in three steps' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    expect(document.querySelector('#disclaimerTitleId')).toHaveAccessibleName('Terms');
  });

  it.each(['en-CA', 'fr-CA'] as const)('has every text of %s', async (locale) => {
    await open('', { locale });
    await screen.findByRole('heading', { level: 1, name: /linked|réunis/ });
    expect(document.body.textContent).not.toMatch(/rewards\.[a-z]/);
  });

  it('has notes that lead to the terms, RWD-042 RWD-043', async () => {
    await open();
    await info();
    const notes = screen.getAllByRole('link', { name: /^Note/ });
    expect(notes.map((link) => link.getAttribute('href'))).toEqual([
      '#disclaimer-1',
      '#disclaimer-2',
      '#disclaimer-3',
    ]);
    for (const link of notes)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
  });

  it.each([
    /qualifying purchase is at least \$2/,
    /at least 48 hours before an eligible stay.*4 Stars per \$1 on a preloaded Crema Card and 2 Stars per \$1/,
    /100 points after 3 qualifying purchases in a Bonvoy Week.*within 2 business days/,
    /limited to 1,000 Stars a program year.*began on June 18, 2024/,
    /from 1,000 to 50,000 points a day, in steps of 10 points/,
  ])('states %s, RWD-047', async (text) => {
    await open();
    await info();
    const terms = within(screen.getByRole('region', { name: 'Terms' }));
    expect(terms.getByText(text)).toBeVisible();
  });

  it('is scrolled to the terms when the hash names them, RWD-042', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled(this.id);
    };
    await open('#disclaimerTitleId');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith('disclaimerTitleId'));
  });

  it.each(['', '/success', '/redirect'])(
    '%s does not exist while the partnership is off, RWD-042',
    async (path) => {
      await open(path, { flags: { enableMarriott: false } });
      expect(await title('We don’t know this partner')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Rewards' })).toHaveAttribute('href', '/rewards');
    },
  );

  it('leads a guest to sign-in, which leads on to the partner, RWD-045', async () => {
    answerStatus(() => linked);
    await open('', guest);
    await info();
    expect(screen.queryByText(/6789/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join and link' })).toHaveAttribute(
      'href',
      `/account/signin?returnUrl=${encodeURIComponent(`${root}/redirect`)}`,
    );
  });

  it('leads a member to the redirect page, RWD-045', async () => {
    await open();
    await info();
    expect(screen.getByRole('link', { name: 'Join and link' })).toHaveAttribute('href', `${root}/redirect`);
  });

  it('shows a linked member the account instead, D-133', async () => {
    answerStatus(() => linked);
    await open();
    expect(await screen.findByText('Linked with account ••••6789 since June 3, 2026')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Join and link' })).not.toBeInTheDocument();
  });

  it('shows nothing of an earlier member’s link after the sign-out, and to the next member, D-166', async () => {
    answerStatus(() => linked);
    const { host } = await open();
    await screen.findByText(/••••6789/);
    answerStatus(() => ({ link: null }));
    act(() => host.setSession(guest.session));
    await waitFor(() => expect(screen.queryByText(/6789/)).not.toBeInTheDocument());
    act(() => host.setSession(memberAt('GOLD')));
    expect(await screen.findByRole('link', { name: 'Join and link' })).toBeVisible();
    expect(screen.queryByText(/6789/)).not.toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('6789');
  });
});

describe('the page of an airline or a bank', () => {
  const others: readonly PartnerId[] = ['deltaSkymiles', 'aeroplan', 'bankOfAmerica', 'tdBank'];
  const openOther = (id: PartnerId, path = '', options: Partial<RenderRemoteOptions> = {}) =>
    renderRemote(remote, {
      manifest,
      route: `${partnerPagePathsOf(id).index}${path}`,
      session: memberAt(),
      ...options,
    });
  const answerLink = (id: PartnerId, link: PartnerStatusReply['link']) =>
    rewardsServer.use(
      http.get(`*${partnerRestPathsOf(id).status}`, () => HttpResponse.json({ link } as PartnerStatusReply)),
    );

  beforeEach(() => others.forEach((id) => answerLink(id, null)));

  it.each(
    others.flatMap((id) => (['en-US', 'en-CA', 'fr-CA'] as const).map((locale) => [id, locale] as const)),
  )('%s has every text of %s, and none of the hotel’s, L-60', async (id, locale) => {
    await openOther(id, '', { locale });
    await screen.findByRole('heading', { level: 1, name: /linked|réunis/ });
    expect(document.body.textContent).not.toMatch(/rewards\.[a-z]|Marriott|Bonvoy|your stay|séjour/);
    for (const note of screen.getAllByRole('link', { name: /^Note/ }))
      expect(document.querySelector(note.getAttribute('href') ?? '')).toBeInTheDocument();
  });

  it.each([
    ['deltaSkymiles', /reloads of \$25 or more/],
    ['bankOfAmerica', /2% cash back/],
    ['tdBank', /50% more Stars/],
  ] as const)('%s states its figure, RWD-047 L-60', async (id, text) => {
    await openOther(id);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it.each(others)('%s links and unlinks by its own paths, L-60', async (id) => {
    const { index, redirect } = partnerPagePathsOf(id);
    const first = await openOther(id);
    expect(await screen.findByRole('link', { name: 'Join and link' })).toHaveAttribute('href', redirect);
    first.unmount();
    let sent = 0;
    answerLink(id, linked.link);
    rewardsServer.use(
      http.post(`*${partnerRestPathsOf(id).unlink}`, () => {
        sent += 1;
        answerLink(id, null);
        return HttpResponse.json({ link: null });
      }),
    );
    const { location } = await openOther(id);
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink accounts' }));
    await waitFor(() => expect(location()).toBe(`${index}/unlinked`));
    expect(sent).toBe(1);
    expect(await title('Your accounts are now unlinked.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Link again' })).toHaveAttribute('href', redirect);
  });

  it('does not exist for an unknown partner, nor for one that the shop does not show, RWD-040 L-60', async () => {
    const { rewards } = defaultConfiguration;
    const partnerships = { ...rewards.partnerships, tdBank: false };
    const off = await openOther('tdBank', '', {
      configuration: { ...defaultConfiguration, rewards: { ...rewards, partnerships } },
    });
    expect(await title('We don’t know this partner')).toBeVisible();
    off.unmount();
    await renderRemote(remote, { manifest, route: '/rewards/partnerships/otherbank', session: memberAt() });
    expect(await title('We don’t know this partner')).toBeVisible();
  });
});

describe('unlinking', () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Unlink accounts' }));

  it.each([
    ['unlinked', () => HttpResponse.json({ link: null }), { link: null }],
    ['not-linked', () => refusal('8001034', 409), { link: null }],
    ['error', () => refusal('UNEXPECTED_ERROR', 500), linked],
    ['error', () => HttpResponse.error(), linked],
  ] as const)('leads to %s, RWD-046', async (page, reply, status) => {
    let present: PartnerStatusReply = linked;
    answerStatus(() => present);
    answerUnlink(() => {
      present = status;
      return reply();
    });
    const { location } = await open();
    await press();
    await waitFor(() => expect(location()).toBe(`${root}/${page}`));
  });

  it('asks first, with its own words, and says that it is busy, RWD-043 RWD-046', async () => {
    let finish: (reply: Response) => void = () => undefined;
    rewardsServer.use(
      http.post(`*${partnerRestPaths.unlink}`, () => new Promise<Response>((resolve) => (finish = resolve))),
    );
    let present: PartnerStatusReply = linked;
    answerStatus(() => present);
    const confirm = jest.fn(async () => true);
    const { location } = await open('', { confirm });
    await press();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Unlink your accounts?', confirmLabel: 'Yes, unlink accounts' }),
    );
    expect(await screen.findByText('Unlinking your accounts')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unlink accounts' })).toHaveAttribute('aria-busy', 'true');
    present = { link: null };
    finish(HttpResponse.json({ link: null }));
    await waitFor(() => expect(location()).toBe(`${root}/unlinked`));
  });

  it('changes nothing when the member keeps the link, RWD-046', async () => {
    answerStatus(() => linked);
    const unlink = answerUnlink(() => HttpResponse.json({ link: null }));
    const { location } = await open('', { confirm: async () => false });
    await press();
    expect(location()).toBe(root);
    expect(unlink.sent).toBe(0);
  });

  it.each([
    ['a guest', guest],
    ['a member whose session has ended', {}],
  ])('leads %s to sign-in, which returns to the question, RWD-046 D-133', async (_who, options) => {
    answerStatus(() => linked);
    answerUnlink(() => refusal('UNAUTHENTICATED', 401));
    const { location } = await open('', options);
    await press();
    const target = `/account/signin?returnUrl=${encodeURIComponent(`${root}?action=unlink`)}`;
    await waitFor(() => expect(location()).toBe(target));
  });

  it('is not offered to a member who has linked nothing, L-39', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Join and link' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlink accounts' })).toBeNull());
  });

  it('asks again after the sign-in, once, RWD-046 D-133', async () => {
    const confirm = jest.fn(async () => false);
    const { location } = await open('?action=unlink', { confirm });
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(location()).toBe(root));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('does not ask a guest who opens that link, D-133', async () => {
    const confirm = jest.fn(async () => true);
    const { location } = await open('?action=unlink', { ...guest, confirm });
    await info();
    expect(confirm).not.toHaveBeenCalled();
    expect(location()).toBe(`${root}?action=unlink`);
  });
});

describe('the result pages', () => {
  it.each([
    ['success', linked, 'You’re all set!', { 'See benefits': root }],
    ['already-linked', linked, 'You’re already linked!', { 'See benefits': root }],
    [
      'unlinked',
      { link: null },
      'Your accounts are now unlinked.',
      { Order: '/menu', 'Link again': `${root}/redirect` },
    ],
    ['not-linked', { link: null }, 'You’re actually not linked!', { Order: '/menu' }],
    ['error', { link: null }, 'Hmm.', { 'Back to Partnership page': root }],
    ['something-else', { link: null }, 'Hmm.', { 'Back to Partnership page': root }],
  ] as const)(
    '%s is headed and linked as it should be, RWD-042 RWD-044',
    async (path, status, name, links) => {
      answerStatus(() => status);
      await open(`/${path}`);
      await title(name);
      const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(Object.fromEntries(shown)).toEqual(links);
    },
  );

  it('error has the words of RWD-045', async () => {
    await open('/error');
    expect(
      await screen.findByText('Something didn’t go as planned, but we’re on it! Please try again.'),
    ).toBeVisible();
  });

  it.each([
    ['success', { link: null }, 'not-linked'],
    ['unlinked', linked, 'already-linked'],
  ] as const)('%s is replaced when the status does not confirm it, D-133', async (path, status, shown) => {
    answerStatus(() => status);
    const { location } = await open(`/${path}`);
    await waitFor(() => expect(location()).toBe(`${root}/${shown}`));
  });

  it('state nothing while the status is unknown, and read it again, D-133', async () => {
    answerStatus(() => undefined);
    await open('/success');
    await title('Hmm.');
    expect(screen.queryByText('You’re all set!')).not.toBeInTheDocument();
    answerStatus(() => linked);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await title('You’re all set!');
  });

  it('lead a guest to the partner’s page, D-133', async () => {
    const { location } = await open('/success', guest);
    await waitFor(() => expect(location()).toBe(root));
  });
});

describe('the redirect page', () => {
  const asked = { count: 0 };
  beforeEach(() => {
    asked.count = 0;
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());
  const answerAuthenticate = (reply: () => Response | Promise<Response>) =>
    rewardsServer.use(
      http.get(`*${partnerRestPaths.authenticate}`, () => {
        asked.count += 1;
        return reply();
      }),
    );
  const to = (redirectURL: string) => () => HttpResponse.json({ redirectURL });
  /** A URL of this page with a hash: the only one to which the test's browser can go. */
  const partner = (): string => `${window.location.href}#partner`;
  const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const continueNow = async () => user().click(await screen.findByRole('button', { name: 'Continue now' }));

  it('says where it leads, in a page without navigation, RWD-042 RWD-045', async () => {
    await open('/redirect');
    await title('On to Marriott Bonvoy');
    expect(screen.getByRole('status')).toHaveTextContent('You’ll continue within 5 seconds.');
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', root);
    const row = manifest.routes.find(({ id }) => id === 'partner-redirect');
    expect(row?.navigation).toBe('none');
    expect(asked.count).toBe(0);
  });

  it('leaves after 5 s, RWD-045 D-133', async () => {
    await open('/redirect');
    await title('On to Marriott Bonvoy');
    answerAuthenticate(to(partner()));
    await act(() => jest.advanceTimersByTimeAsync(partnerRedirectAfterMs));
    await waitFor(() => expect(window.location.hash).toBe('#partner'));
    expect(asked.count).toBe(1);
  });

  it('leaves at once with Continue now, and asks once, D-133', async () => {
    await open('/redirect');
    await title('On to Marriott Bonvoy');
    let reply: (response: Response) => void = () => undefined;
    answerAuthenticate(() => new Promise((resolve) => (reply = resolve)));
    await continueNow();
    expect(screen.getByRole('status')).toHaveTextContent('Opening Marriott Bonvoy…');
    expect(screen.getByRole('button', { name: 'Continue now' })).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(partnerRedirectAfterMs));
    await waitFor(() => expect(asked.count).toBe(1));
    reply(to(partner())());
    await waitFor(() => expect(window.location.hash).toBe('#partner'));
    expect(asked.count).toBe(1);
  });

  it('leads a linked member to the page that says so, RWD-044', async () => {
    answerStatus(() => linked);
    answerAuthenticate(to(`https://shop.test${root}/already-linked`));
    const { location } = await open('/redirect');
    await continueNow();
    await waitFor(() => expect(location()).toBe(`${root}/already-linked`));
  });

  it.each([
    ['the request fails', () => refusal('TEMPORARILY_UNAVAILABLE', 503)],
    ['there is no connection', () => HttpResponse.error()],
    ['the host is not allowed', to('https://evil.test/link')],
    ['the URL is a script', to('javascript:alert(1)')],
  ])('leads to the error page when %s, RWD-045 D-133', async (_why, reply) => {
    answerAuthenticate(reply);
    const { location } = await open('/redirect');
    await continueNow();
    await waitFor(() => expect(location()).toBe(`${root}/error`));
  });

  it('does not leave any more when the member goes back, D-133', async () => {
    answerAuthenticate(to('https://evil.test/'));
    const { go, location } = await open('/redirect');
    await title('On to Marriott Bonvoy');
    act(() => go(root));
    await info();
    await act(() => jest.advanceTimersByTimeAsync(partnerRedirectAfterMs));
    expect(asked.count).toBe(0);
    expect(location()).toBe(root);
  });

  it('needs a sign-in, which returns to it, RWD-045', async () => {
    const { location } = await open('/redirect', guest);
    expect(location()).toMatch(/sign-?in\?returnUrl=.*redirect/);
  });
});
