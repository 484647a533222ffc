import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { giftRestPaths, type GiftClaimReply } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { openedLink } from './gift-link.ts';
import { giftServer, manifest, memberSession, refusal, startGiftServer } from '../../testing/gift-server.ts';

startGiftServer();
// A page is unmounted before the link of the next test is forgotten.
beforeEach(() => {
  cleanup();
  openedLink.write(undefined);
});
const gift: GiftClaimReply = {
  state: 'open',
  cardId: null,
  name: 'Balloons',
  art: 'hello',
  amount: { amountMinor: 2500, currency: 'USD' },
  balance: { amountMinor: 2500, currency: 'USD' },
  message: 'Enjoy!',
  senderName: 'Ada',
  recipientName: 'Bo',
  accountNumberLastFour: '0042',
};
const answer = (path: string, reply: () => Response) => {
  const bodies: unknown[] = [];
  giftServer.use(
    http.post(`*${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return reply();
    }),
  );
  return bodies;
};
const answerGift = (own: Partial<GiftClaimReply> = {}) =>
  answer(giftRestPaths.giftClaim, () => HttpResponse.json({ ...gift, ...own }));
const open = (options: Partial<RenderRemoteOptions> = {}, route = '/gift/claim#token=tok-1') =>
  renderRemote(remote, { manifest, route, ...options });
const opened = () => screen.findByRole('heading', { level: 1, name: 'Bo, a gift for you' });

describe('the page of a mailed gift', () => {
  it('shows the gift, and its token leaves the address bar and stays for this visit, G05, A03', async () => {
    const bodies = answerGift();
    const { location, unmount } = await open();
    await opened();
    expect(screen.getByText('Ada sent you $25.00 for coffee.')).toBeVisible();
    expect(screen.getByText('Enjoy!')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/gift/claim'));
    unmount();
    await open({}, '/gift/claim');
    await opened();
    expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(new Set(['{"token":"tok-1"}']));
  });

  it('adds the card to a member, once, and leads to it, G07', async () => {
    answerGift();
    const bodies = answer(giftRestPaths.giftClaimAdd, () => HttpResponse.json({ cardId: 'card-9' }));
    const { host } = await open({ session: memberSession });
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Add it to my cards' }));
    expect(await screen.findByText('It is on your account')).toBeVisible();
    // The button that had focus is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'See the card' })).toHaveAttribute(
      'href',
      '/account/cards/card-9',
    );
    expect(bodies).toEqual([{ token: 'tok-1' }]);
    expect(host.emitted).toEqual([{ name: 'gift-claimed', payload: { cardId: 'card-9' } }]);
  });

  it('lets a visitor sign in first and goes on with adding, G07', async () => {
    answerGift();
    answer(giftRestPaths.giftClaimAdd, () => HttpResponse.json({ cardId: 'card-9' }));
    const signIn = jest.fn(async () => true);
    await open({ signIn });
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in and add it to my cards' }));
    expect(await screen.findByText('It is on your account')).toBeVisible();
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('leads its owner to the card, G07', async () => {
    answerGift({ state: 'yours', cardId: 'card-9' });
    await open({ session: memberSession });
    await opened();
    expect(screen.getByRole('link', { name: 'See the card' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  it('shows the barcode without an account, and mails it', async () => {
    answerGift();
    const drawn = answer(
      giftRestPaths.giftClaimBarcode,
      () => new HttpResponse(new Uint8Array([1]), { headers: { 'content-type': 'image/png' } }),
    );
    const mailed = answer(giftRestPaths.giftClaimMail, () =>
      HttpResponse.json({ status: 'sent' }, { status: 202 }),
    );
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    await open();
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Use it in a store without an account' }));
    expect(await screen.findByRole('img', { name: 'Barcode of your gift' })).toHaveAttribute('src', 'blob:1');
    expect(drawn).toEqual([{ token: 'tok-1', symbology: 'pdf417' }]);
    // Each pressed button is replaced; focus moves to what is shown instead.
    const code = screen.getByRole('region', { name: 'Barcode of your gift' });
    expect(code).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Mail it to me' }));
    expect(await screen.findByText('We mailed it to the address of your gift.')).toHaveFocus();
    expect(mailed).toEqual([{ token: 'tok-1' }]);
  });

  it('leads an owner who has removed the card to all cards, G07', async () => {
    answerGift({ state: 'yours', cardId: null });
    await open({ session: memberSession });
    await opened();
    expect(screen.getByText('You have added it already')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my cards' })).toHaveAttribute('href', '/account/cards');
  });

  it('draws the other kind of barcode, shows the number, and tries again after a failure, D-94', async () => {
    answerGift();
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    answer(giftRestPaths.giftClaimBarcode, () => HttpResponse.error());
    await open();
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Use it in a store without an account' }));
    expect(await screen.findByText(/The barcode didn’t load/)).toBeVisible();
    expect(screen.getByText('•••• 0042')).toBeVisible();
    const headers = { 'content-type': 'image/png', 'x-card-number': '1234 5678 9012 0042' };
    const drawn = answer(
      giftRestPaths.giftClaimBarcode,
      () => new HttpResponse(new Uint8Array([1]), { headers }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1234 5678 9012 0042')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show lines instead' }));
    await waitFor(() =>
      expect(drawn).toEqual([
        { token: 'tok-1', symbology: 'pdf417' },
        { token: 'tok-1', symbology: 'code128' },
      ]),
    );
  });

  it('says that the link works no more when the barcode is refused, G05', async () => {
    answerGift();
    answer(giftRestPaths.giftClaimBarcode, () =>
      HttpResponse.json(refusal('GIFT_LINK_INVALID'), { status: 404 }),
    );
    await open();
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Use it in a store without an account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This gift can’t be opened' })).toBeVisible();
  });

  it.each([
    ['WALLET_LIMIT', 409, 'Your account can’t hold more cards. Remove one, then add the gift.'],
    [
      '121033',
      409,
      'This gift is in another currency than your account. You can use it in a store without an account.',
    ],
    ['UNEXPECTED_ERROR', 500, 'The gift was not added. Please try again.'],
  ])('says with %s why it was not added, and keeps the button', async (code, status, words) => {
    answerGift();
    answer(giftRestPaths.giftClaimAdd, () => HttpResponse.json(refusal(code), { status }));
    await open({ session: memberSession });
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Add it to my cards' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add it to my cards' })).toBeEnabled();
  });

  it('lets a member whose session has ended sign in, and goes on with adding, D-166, G07', async () => {
    answerGift();
    const bodies = answer(giftRestPaths.giftClaimAdd, () =>
      HttpResponse.json(refusal('UNAUTHENTICATED'), { status: 401 }),
    );
    const signIn = jest.fn(async () => true);
    const { location } = await open({ session: memberSession, signIn });
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Add it to my cards' }));
    expect(await screen.findByText('You were signed out. Sign in to add the gift.')).toBeVisible();
    answer(giftRestPaths.giftClaimAdd, () => HttpResponse.json({ cardId: 'card-9' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('It is on your account')).toBeVisible();
    expect(signIn).toHaveBeenCalledWith({ returnUrl: '/gift/claim' });
    expect(bodies).toHaveLength(1);
    expect(location()).toBe('/gift/claim');
  });

  it('hides the owner’s card at once when another member follows, D-166', async () => {
    answerGift({ state: 'yours', cardId: 'card-9' });
    const { host } = await open({ session: memberSession });
    await screen.findByRole('link', { name: 'See the card' });
    answer(giftRestPaths.giftClaim, () => HttpResponse.json(refusal('GIFT_LINK_INVALID'), { status: 404 }));
    act(() =>
      host.setSession({
        kind: 'member',
        member: { ...memberSession.member, memberId: 'm2', firstName: 'Grace' },
      }),
    );
    expect(screen.queryByRole('link', { name: 'See the card' })).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'This gift can’t be opened' })).toBeVisible();
  });

  it('opens another gift whose link is followed in the same tab', async () => {
    const bodies = answerGift();
    const { go } = await open();
    await opened();
    answer(giftRestPaths.giftClaim, () => HttpResponse.json({ ...gift, recipientName: 'Cy' }));
    act(() => go('/gift/claim#token=tok-2'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cy, a gift for you' })).toBeVisible();
    expect(bodies).not.toContainEqual({ token: 'tok-2' });
    expect(openedLink.read()).toBe('tok-2');
  });

  it('shows placeholders while it loads', async () => {
    answer(giftRestPaths.giftClaim, () => new Promise<never>(() => undefined) as never);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Opening your gift' })).toBeVisible();
  });

  it('says what is left once a part was spent', async () => {
    answerGift({ balance: { amountMinor: 900, currency: 'USD' } });
    await open();
    expect(await screen.findByText('$9.00 is left on it.')).toBeVisible();
  });

  it.each([
    ['GIFT_LINK_INVALID', 404, 'This gift can’t be opened', 'See all gifts'],
    ['GIFT_LINK_REPLACED', 410, 'A newer link was sent', 'See all gifts'],
    ['TOO_MANY_REQUESTS', 429, 'Too many tries', 'Try again'],
    ['UNEXPECTED_ERROR', 500, 'Your gift didn’t load', 'Try again'],
  ])('says with %s what to do, G05, L-42', async (code, status, title, action) => {
    answer(giftRestPaths.giftClaim, () => HttpResponse.json(refusal(code), { status }));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(action)).toBeVisible();
  });

  it('says so without a token, asks nothing, and leads to the cards, where an owner who is signed out finds it, G07', async () => {
    await open({}, '/gift/claim');
    expect(await screen.findByRole('heading', { level: 1, name: 'This gift can’t be opened' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my cards' })).toHaveAttribute('href', '/account/cards');
  });
});
