import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { purchaseRecord } from '../../purchase/purchase-record.ts';
import {
  answerStatus,
  boughtReply,
  manifest,
  memberSession,
  refusal,
  startGiftServer,
} from '../../testing/gift-server.ts';

startGiftServer();
const record = {
  requestId: 'request-1',
  path: '/gift/11010101',
  memberId: 'm1',
  senderEmail: 'ada@example.com',
  state: 'sent',
} as const;
const processing = (more: object = {}) => ({
  orderNumber: null,
  data: { context: { code: 'EPROMISERETRY' }, ...more },
});
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route: '/gift/confirmation', session: memberSession, ...options });

describe('the confirmation of a gift', () => {
  it('leads to all gifts without a purchase, D-77', async () => {
    const { location } = await open();
    await waitFor(() => expect(location()).toBe('/gift'));
  });

  it('resumes after a reload by a question that only reads, and says what was bought, GFT-041, GFT-042, D-77', async () => {
    purchaseRecord.write(record);
    const asked = answerStatus(() => HttpResponse.json(boughtReply));
    const { host } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
    expect(asked).toEqual([{ id: 'request-1', zeroRetries: 'true' }]);
    // The heading that the page began with is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByText('Order G-1001, $25.00. The receipt goes to ada@example.com.')).toBeVisible();
    expect(screen.getByText('Bo')).toBeVisible();
    // The picture of the gift and that of its row have the words of the design.
    expect(screen.getAllByText('Balloons')).toHaveLength(2);
    expect(screen.getByText(/Sent by email just now/)).toBeVisible();
    expect(host.emitted).toEqual([
      {
        name: 'gift-purchased',
        payload: {
          requestId: 'request-1',
          orderNumber: 'G-1001',
          totalMinor: 2500,
          currency: 'USD',
          gifts: 1,
          guest: false,
        },
      },
    ]);
    expect(host.services.giftDraft.current.get()).toBeUndefined();
  });

  it('is the same after another reload, without a question, GFT-043', async () => {
    const { orderNumber, data } = boughtReply;
    purchaseRecord.write({
      ...record,
      state: 'done',
      result: { orderNumber, total: data.total, gifts: data.gifts },
    });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
  });

  it('names the day of a scheduled gift, D-73', async () => {
    purchaseRecord.write(record);
    const [gift] = boughtReply.data.gifts;
    const gifts = [gift, { ...gift, recipientName: 'Cy', deliverAt: '2026-12-24T15:00:00.000Z' }];
    answerStatus(() => HttpResponse.json({ ...boughtReply, data: { ...boughtReply.data, gifts } }));
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your gifts are on their way' }),
    ).toBeVisible();
    expect(screen.getByText(/By email on Thursday, December 24, 2026 at .+ \(.+\)/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'scheduled gifts' })).toHaveAttribute('href', '/gift/scheduled');
  });

  it('hands out the link that the sender passes on, by the clipboard and the share sheet, L-45', async () => {
    purchaseRecord.write(record);
    const link = 'http://localhost:3000/gift/claim#token=abc';
    const [gift] = boughtReply.data.gifts;
    const gifts = [{ ...gift, deliveryMethod: 'link', recipientEmail: '', link }];
    answerStatus(() => HttpResponse.json({ ...boughtReply, data: { ...boughtReply.data, gifts } }));
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const { host } = await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your gift is ready to send' }),
    ).toBeVisible();
    expect(screen.getByText(/^Send Bo this link/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link of the gift for Bo' }));
    await waitFor(() => expect(host.toasts).toEqual([{ kind: 'success', text: 'Link copied.' }]));
    expect(write).toHaveBeenCalledWith(link);
    await user.click(screen.getByRole('button', { name: 'Share link of the gift for Bo' }));
    expect(share).toHaveBeenCalledWith({ text: 'Bo, a Crema gift for you:', url: link });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('shows the bank’s question while it waits for the answer', async () => {
    purchaseRecord.write(record);
    const url = 'https://bank.example/question';
    answerStatus(() => HttpResponse.json(processing({ action: { kind: 'redirect', url } })));
    await open();
    expect(await screen.findByRole('link', { name: 'Continue to your bank' })).toHaveAttribute('href', url);
    expect(screen.getByText(/Your gift is bought once it agrees/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it.each([
    ['PAYMENT_DECLINED', 402, 'Something went wrong with your payment method.'],
    ['PAYMENT_CARD_EXPIRED', 402, 'This credit/debit card may have expired.'],
    ['PAYMENT_REVIEW', 402, 'Something went wrong with your order.'],
    ['GIFT_NOT_BOUGHT', 409, 'Something went wrong with placing this order.'],
  ])(
    'says with %s that nothing was charged, and leads back to the gift, GFT-042, GFT-061',
    async (code, status, words) => {
      purchaseRecord.write(record);
      answerStatus(() => HttpResponse.json(refusal(code), { status }));
      await open();
      expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
      expect(screen.getByText(/You were not charged/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to your gift' })).toHaveAttribute(
        'href',
        '/gift/11010101',
      );
      expect(purchaseRecord.read('m1')).toBeUndefined();
    },
  );

  const paid = {
    total: { amountMinor: 2500, currency: 'USD' as const },
    name: 'Balloons',
    method: 'Visa •••• 0002',
  };
  it('names the card that the bank declined, L-32', async () => {
    purchaseRecord.write({ ...record, paid });
    answerStatus(() => HttpResponse.json(refusal('PAYMENT_DECLINED'), { status: 402 }));
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your bank declined Visa •••• 0002' }),
    ).toBeVisible();
  });

  it('shows the amount and the gift beside the bank’s question, L-38', async () => {
    purchaseRecord.write({ ...record, paid });
    const url = 'https://bank.example/question';
    answerStatus(() => HttpResponse.json(processing({ action: { kind: 'challenge', url } })));
    await open();
    expect(
      await screen.findByText(/You pay \$25\.00 with Visa •••• 0002 for the gift Balloons\./),
    ).toBeVisible();
  });

  it('keeps the id of a request that never arrived, so that it cannot buy twice, GFT-043, D-77', async () => {
    purchaseRecord.write(record);
    answerStatus(() => HttpResponse.json(refusal('NOT_FOUND', { owner: 'member' }), { status: 404 }));
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your gift has not reached us' }),
    ).toBeVisible();
    expect(purchaseRecord.read('m1')).toEqual({ ...record, state: 'unknown' });
  });

  it('asks a member whose session has ended to sign in, and calls nothing uncharged, D-77, D-166', async () => {
    purchaseRecord.write(record);
    answerStatus(() => HttpResponse.json(refusal('NOT_FOUND', { owner: 'guest' }), { status: 404 }));
    const signIn = jest.fn(async () => true);
    await open({ signIn });
    expect(await screen.findByRole('heading', { level: 1, name: 'You were signed out' })).toBeVisible();
    expect(screen.queryByText(/not charged/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(purchaseRecord.read('m1')).toEqual(record);
  });

  it('of a member is unknown to a guest and to another member, D-166', async () => {
    purchaseRecord.write(record);
    for (const session of [
      undefined,
      { kind: 'member', member: { ...memberSession.member, memberId: 'm2' } } as const,
    ]) {
      const { location, unmount } = await renderRemote(remote, {
        manifest,
        route: '/gift/confirmation',
        ...(session && { session }),
      });
      await waitFor(() => expect(location()).toBe('/gift'));
      unmount();
    }
  });

  it('of a guest who has signed in since is promised a mail, and another gift can be sent, D-77', async () => {
    purchaseRecord.write({ ...record, memberId: undefined });
    answerStatus(() => HttpResponse.json(refusal('NOT_FOUND', { owner: 'member' }), { status: 404 }));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Still processing' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Send another gift' }));
    expect(purchaseRecord.read('m1')).toBeUndefined();
  });

  it('leads to all gifts after a refusal before a payment, D-77', async () => {
    purchaseRecord.write({ ...record, state: 'refused' });
    const { location } = await open();
    await waitFor(() => expect(location()).toBe('/gift'));
  });

  it('says after a minute that a mail follows, and never invites to buy again, D-77', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      let now = 0;
      purchaseRecord.write(record);
      answerStatus(() => HttpResponse.json(processing()));
      await open({ clock: { now: () => now, monotonic: () => now } });
      await screen.findByRole('heading', { level: 1, name: 'Your gift is being wrapped' });
      for (let n = 0; n < 12; n += 1)
        await act(async () => {
          now += 10_000;
          await jest.advanceTimersByTimeAsync(10_000);
        });
      expect(await screen.findByRole('heading', { level: 1, name: 'Still processing' })).toBeVisible();
      expect(screen.getByText(/we’ll email ada@example.com/)).toBeVisible();
      expect(screen.queryByRole('link', { name: /gift/i })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    answerStatus(() => HttpResponse.json(boughtReply));
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
  });
});
