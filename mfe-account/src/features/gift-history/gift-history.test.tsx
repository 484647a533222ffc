import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  historyRestPaths,
  type GiftHistoryState,
  type GiftOrder,
  type GiftHistoryReply,
} from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  accountServer,
  answerAt,
  manifest,
  member,
  refusal,
  startAccountServer,
} from '../../testing/account-server.ts';
import { usd } from '../../testing/history.fixtures.ts';

startAccountServer();
const gift = (recipientName: string, state: GiftHistoryState) => ({
  giftId: recipientName,
  name: 'Thank you',
  art: 'sunrise',
  amount: usd(2500),
  message: `Hello ${recipientName}`,
  recipientName,
  recipientEmail: `${recipientName}@example.com`,
  state,
  deliverAt: '2026-06-10T14:00:00Z',
});
const orderOf = (orderId: string, ...gifts: GiftOrder['gifts']): GiftOrder => ({
  orderId,
  orderNumber: `G-${orderId}`,
  at: '2026-06-03T15:00:00Z',
  total: usd(2500 * gifts.length),
  tenders: [{ kind: 'visa', lastFour: '4242', amount: usd(2500) }],
  gifts,
});
const open = (route = '/account/history/egift') =>
  renderRemote(remote, { manifest, route, session: { kind: 'member', member } });

describe('the gifts that a member sent', () => {
  it('are listed by purchase with what became of each, page by page, ACC-060', async () => {
    const pages: Record<string, GiftHistoryReply> = {
      '': {
        orders: [
          orderOf('2', gift('Noor', 'scheduled'), gift('Kim', 'not-delivered')),
          orderOf('3', gift('Sam', 'cancelled')),
        ],
        nextCursor: 'c',
      },
      c: { orders: [orderOf('1', gift('Ada', 'added'))], nextCursor: null },
    };
    accountServer.use(
      http.get(`*${historyRestPaths.gifts}`, ({ request }) =>
        HttpResponse.json(pages[new URL(request.url).searchParams.get('cursor') ?? '']),
      ),
    );
    await open();
    const first = within(await screen.findByRole('region', { name: 'Order G-2' }));
    expect(first.getByText('Scheduled')).toBeVisible();
    expect(first.getByText('Not delivered')).toBeVisible();
    expect(screen.getByText('Canceled and refunded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Details of order G-2' })).toHaveAttribute(
      'href',
      '/account/history/egift/2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('region', { name: 'Order G-1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('have their messages and payment on the page of the purchase, ACC-060', async () => {
    answerAt('get', historyRestPaths.giftOrder('2'), orderOf('2', gift('Noor', 'sent')) as object);
    await open('/account/history/egift/2');
    expect(await screen.findByText('Hello Noor')).toBeVisible();
    expect(screen.getByText(/Paid with Visa •••• 4242/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      '/account/history/gift.2',
    );
  });

  it('of another member are not found, H01', async () => {
    answerAt('get', historyRestPaths.giftOrder('9'), refusal('NOT_FOUND'), 404);
    await open('/account/history/egift/9');
    expect(await screen.findByText('We can’t find this entry')).toBeVisible();
  });

  it('can be asked for again; without any the page leads to the gifts, ACC-060', async () => {
    answerAt('get', historyRestPaths.gifts, refusal('UNEXPECTED_ERROR'), 500);
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerAt('get', historyRestPaths.gifts, { orders: [], nextCursor: null });
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('No gifts yet')).toBeVisible());
    expect(screen.getByRole('link', { name: 'Send a gift' })).toHaveAttribute('href', '/gift');
  });
});
