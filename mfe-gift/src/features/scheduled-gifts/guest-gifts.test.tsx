import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import {
  giftRestPaths,
  type GuestGift,
  type GuestGiftsReply,
  type ScheduledGift,
} from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { giftServer, manifest, refusal, startGiftServer } from '../../testing/gift-server.ts';

startGiftServer();
const sent: GuestGift = {
  giftId: 'gift-1',
  name: 'Balloons',
  art: 'hello',
  amount: { amountMinor: 2500, currency: 'USD' },
  message: 'Enjoy!',
  senderName: 'Zoe',
  recipientName: 'Noor',
  recipientEmail: 'noor@gmial.com',
  orderNumber: 'AB23',
  deliveryMethod: 'email',
  state: 'sent',
  sentAt: '2026-11-20T12:00:00.000Z',
};
const { state: _state, sentAt: _sentAt, ...shared } = sent;
const waiting: ScheduledGift = {
  ...shared,
  giftId: 'gift-2',
  recipientName: 'Kim',
  productNumber: '11010101',
  deliverAt: '2026-12-24T15:00:00.000Z',
  timeZone: 'America/Chicago',
};
const page = '/gift/order#token=gift_1.abc';
const show = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route: page, ...options });
const answer = (reply: () => Response) => {
  const bodies: unknown[] = [];
  giftServer.use(
    http.post(`*${giftRestPaths.guestGifts}*`, async ({ request }) => {
      const action = new URL(request.url).pathname.slice(giftRestPaths.guestGifts.length);
      bodies.push([action, await request.json()]);
      return reply();
    }),
    ...['change', 'resend', 'cancel'].map((action) =>
      http.post(`*${giftRestPaths.guestGifts}/${action}`, async ({ request }) => {
        bodies.push([`/${action}`, await request.json()]);
        return reply();
      }),
    ),
  );
  return bodies;
};
const gifts = (...list: readonly GuestGift[]): GuestGiftsReply => ({
  orderNumber: 'AB23',
  scheduled: [],
  gifts: list,
});

describe('a guest’s gifts, by the link of the receipt', () => {
  it('are shown with what became of them, L-31', async () => {
    const bodies = answer(() =>
      HttpResponse.json({
        ...gifts(sent, { ...sent, giftId: 'gift-3', recipientName: 'Jo', state: 'cancelled' }),
        scheduled: [waiting],
      }),
    );
    await show();
    const list = await screen.findByRole('region', { name: 'Sent' });
    expect(within(list).getByText('Not added yet')).toBeVisible();
    expect(within(list).getByText('Canceled')).toBeVisible();
    expect(within(list).queryByRole('button', { name: 'Cancel the gift for Jo' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Scheduled' })).toHaveTextContent('$25.00 for Kim');
    expect(bodies[0]).toEqual(['', { token: 'gift_1.abc' }]);
  });

  it('are sent again to a corrected address, and canceled after a question, L-31', async () => {
    let state: GuestGift = sent;
    const bodies = answer(() => HttpResponse.json(gifts(state)));
    await show({ confirm: async () => true });
    await userEvent.click(await screen.findByRole('button', { name: 'Send again: the gift for Noor' }));
    const dialog = within(screen.getByRole('dialog'));
    const email = dialog.getByRole('textbox', { name: /email/i });
    await userEvent.clear(email);
    await userEvent.type(email, 'noor@gmail.com');
    state = { ...sent, recipientEmail: 'noor@gmail.com' };
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('noor@gmail.com')).toBeVisible();
    state = { ...state, state: 'cancelled' };
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the gift for Noor' }));
    expect(await screen.findByText('Canceled')).toBeVisible();
    expect(bodies.slice(-2)).toEqual([
      [
        '/resend',
        { token: 'gift_1.abc', giftId: 'gift-1', recipientName: 'Noor', recipientEmail: 'noor@gmail.com' },
      ],
      ['/cancel', { token: 'gift_1.abc', giftId: 'gift-1' }],
    ]);
  });

  it.each([
    ['GIFT_LINK_INVALID', 404, 'This link doesn’t work'],
    ['TOO_MANY_REQUESTS', 429, 'Too many tries'],
    ['UNEXPECTED_ERROR', 500, 'Your sent gifts didn’t load'],
  ])('say why they are not shown: %s, L-31', async (code, status, title) => {
    answer(() => HttpResponse.json(refusal(code), { status }));
    await show();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
});
