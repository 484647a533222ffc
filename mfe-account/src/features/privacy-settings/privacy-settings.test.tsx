import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  hostPaths,
  mfaRestPaths,
  privacyRestPaths,
  type DataExport,
  type DeletionReply,
  type PrivacyReply,
} from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerAt,
  manifest,
  member,
  recentSession,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const file = (state: DataExport['state']): DataExport => ({
  id: 'e1',
  state,
  askedAt: '2026-01-02T10:00:00Z',
  expiresAt: state === 'making' || state === 'failed' ? null : '2026-01-09T10:00:00Z',
});
const replyOf = (dataExport: DataExport | null, personalUseEndedAt: string | null = null) =>
  ({ dataExport, personalUseEndedAt, deletionDueAt: null }) satisfies PrivacyReply;
const open = async (reply: PrivacyReply, session: object = recentSession()) => {
  answerAt('get', privacyRestPaths.privacy, { ...reply });
  const rendered = await renderRemote(remote, {
    manifest,
    route: '/account/settings/privacy',
    session: session as ReturnType<typeof recentSession>,
  });
  await screen.findByRole('heading', { level: 2, name: 'Your data' });
  return rendered;
};
const ask = (name = 'Ask for my data') => userEvent.click(screen.getByRole('button', { name }));

describe('the privacy page of a member', () => {
  it('says since when personal information is not used for offers, ACC-041 ACC-072', async () => {
    await open(replyOf(null, '2026-01-02T12:00:00Z'));
    expect(document.body).toHaveTextContent(/Since January 2, 2026 we don’t use/);
    expect(screen.queryByRole('button', { name: /^Stop using/ })).toBeNull();
  });

  it('asks for the file and shows that it is being made, and then that it is ready, D-119', async () => {
    await open(replyOf(null));
    const bodies = answerAt('post', privacyRestPaths.exports, replyOf(file('making')));
    await ask();
    expect(await screen.findByText('We’re collecting your data')).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
    answerAt('get', privacyRestPaths.privacy, replyOf(file('ready')));
    expect(await screen.findByText('Your data is ready')).toBeVisible();
  });

  it('offers both files until the date, D-119', async () => {
    await open(replyOf(file('ready')));
    expect(document.body).toHaveTextContent(/You can download it until January 9, 2026/);
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Download JSON')).toHaveAttribute('href', privacyRestPaths.exportFile('e1', 'json'));
    expect(link('Download CSV files')).toHaveAttribute('href', privacyRestPaths.exportFile('e1', 'csv'));
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  it.each([
    ['expired', 'Your file has expired'],
    ['failed', 'Your data could not be collected'],
  ] as const)('can be asked again when the file is %s, D-119', async (state, words) => {
    await open(replyOf(file(state)));
    expect(screen.getByText(words)).toBeVisible();
    answerAt('post', privacyRestPaths.exports, replyOf(file('making')));
    await ask('Ask again');
    expect(await screen.findByText('We’re collecting your data')).toBeVisible();
  });

  it('asks for a new proof first when the last one is old, and comes back, D-113', async () => {
    const { location } = await open(replyOf(null), { kind: 'member', member });
    await ask();
    await waitFor(() =>
      expect(location()).toBe('/account/confirm?returnUrl=%2Faccount%2Fsettings%2Fprivacy'),
    );
  });

  it('says when asking has failed, and when the page could not be read, ACC-044', async () => {
    await open(replyOf(null));
    answerAt('post', privacyRestPaths.exports, refusal('TOO_MANY_REQUESTS'), 429);
    await ask();
    expect(await screen.findByText('Your data was not asked for.')).toBeVisible();
  });

  it('can be read again after a failure, ACC-044', async () => {
    answerAt('get', privacyRestPaths.privacy, refusal('UNEXPECTED_ERROR'), 500);
    await renderRemote(remote, { manifest, route: '/account/settings/privacy', session: recentSession() });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerAt('get', privacyRestPaths.privacy, replyOf(null));
    await userEvent.click(again);
    expect(await screen.findByText('Your data')).toBeVisible();
  });
});

describe('deleting the account', () => {
  const path = privacyRestPaths.deletion;
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  const effects: DeletionReply = {
    cards: [
      { nickname: 'Mine', lastFour: '0011', balance: usd(2550) },
      { nickname: 'Empty', lastFour: '0022', balance: usd(0) },
    ],
    stars: 120,
    scheduledGifts: [{ recipientName: 'Noor', amount: usd(1500), deliverAt: '2026-02-03T15:00:00Z' }],
    openOrders: 1,
    paymentMethods: 2,
    partnerAccount: '••••1234',
    partnerAccounts: [
      { name: 'Marriott Bonvoy', account: '••••1234' },
      { name: 'TD', account: '••••5678' },
    ],
  };
  const deletionDueAt = '2026-02-01T12:00:00Z';
  const planned = { ...replyOf(null), deletionDueAt };
  /** The session that is read again after a change; returns its requests. */
  const answerSessionWith = (more: object) =>
    answerAt('get', hostPaths.session, { session: { ...recentSession(), ...more } });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('says what it ends with the member’s figures, and is planned after the confirmation, D-160', async () => {
    await open(replyOf(null));
    answerAt('get', path, { ...effects } as object as Record<string, string>);
    await press('See what happens to my account');
    const list = await screen.findByText(/You lose your 120 Stars/);
    const text = list.closest('ul')?.textContent ?? '';
    for (const part of [
      'Mine ending in 0011: we email you its $25.50 as a gift card with a new security code. A printed code stops working.',
      'The gift of $15.00 to Noor on February 3, 2026 is canceled and refunded',
      'You have an open order.',
      'Your 2 payment methods are removed.',
      'The link to Marriott Bonvoy ••••1234 ends.',
      'The link to TD ••••5678 ends.',
      'without your name',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Empty');
    const bodies = answerAt('post', path, planned);
    const sessions = answerSessionWith({ deletionDueAt });
    await press('Delete my account');
    await screen.findByText(/Until then nothing changes/);
    expect(document.body).toHaveTextContent('Your account will be deleted on February 1, 2026');
    expect(bodies).toHaveLength(1);
    await waitFor(() => expect(sessions).toHaveLength(1));
  });

  it('asks for a new proof before it shows or does anything, D-113', async () => {
    const { location } = await open(replyOf(null), { kind: 'member', member });
    await press('See what happens to my account');
    await waitFor(() => expect(location()).toMatch(/^\/account\/confirm/));
  });

  it('can be undone with one press, D-119', async () => {
    await open(planned);
    const bodies = answerAt('delete', path, replyOf(null));
    const sessions = answerSessionWith({});
    await press('Keep my account');
    expect(await screen.findByRole('button', { name: 'See what happens to my account' })).toBeVisible();
    expect(bodies).toHaveLength(1);
    await waitFor(() => expect(sessions).toHaveLength(1));
  });

  it('says that it failed, and keeps what is shown, ACC-044', async () => {
    await open(planned);
    answerAt('delete', path, refusal('DELETION_STARTED'), 409);
    await press('Keep my account');
    expect(await screen.findByText('Your change was not saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  });

  it.each(['/account/settings', '/account/settings/devices'])(
    'has a banner on %s in its first rendering, with a link to the page, D-119',
    async (route) => {
      answerAt('get', mfaRestPaths.sessions, { sessions: [] });
      const session = { ...recentSession(), deletionDueAt } as ReturnType<typeof recentSession>;
      await renderRemote(remote, { manifest, route, session });
      await screen.findByRole('heading', { level: 1 });
      const link = screen.getByRole('link', { name: 'Keep or see more' });
      expect(link).toHaveAttribute('href', '/account/settings/privacy');
      expect(document.body).toHaveTextContent('Your account will be deleted on February 1, 2026');
    },
  );
});
