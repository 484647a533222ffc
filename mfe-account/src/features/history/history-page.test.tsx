import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { historyRestPaths, type HistoryReply } from '@crema/shared-contracts';
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
import { entryOf, orderEntry, receiptOf, usd } from '../../testing/history.fixtures.ts';

startAccountServer();
beforeEach(() => sessionStorage.clear());
/** Answers each request with the reply for its query, and returns the queries. */
const answerHistory = (reply: (query: URLSearchParams) => HistoryReply) => {
  const queries: URLSearchParams[] = [];
  accountServer.use(
    http.get(`*${historyRestPaths.history}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      return HttpResponse.json(reply(query));
    }),
  );
  return queries;
};
const all = (...entries: HistoryReply['entries']): HistoryReply => ({ entries, nextCursor: null });
const open = (route = '/account/history') =>
  renderRemote(remote, { manifest, route, session: { kind: 'member', member } });
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
const month = (daysAgo: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date(at(daysAgo)));

describe('the history', () => {
  it('lists orders, reloads, transfers, gifts and refunds by month; each leads to its receipt, ACC-060', async () => {
    const card = (lastFour: string) => ({ cardId: lastFour, lastFour });
    answerHistory(() =>
      all(
        orderEntry({ at: at(0), tip: { amount: usd(100), highest: usd(2000), until: null } }),
        entryOf('reload.1', 'reload', { at: at(0), card: card('0022'), amount: usd(2500) }),
        entryOf('reload.2', 'reload', { at: at(0), card: card('0022'), isAutomatic: true }),
        entryOf('transfer.1', 'transfer', { at: at(70), from: card('0022'), to: card('0030') }),
        entryOf('gift.1', 'gift', {
          at: at(70),
          gift: { direction: 'sent', orderId: 'p1', people: ['Noor', 'Kim', 'Ada'] },
        }),
        entryOf('received.1', 'gift', {
          at: at(70),
          amount: usd(2500),
          gift: { direction: 'received', orderId: null, people: ['Avery'] },
        }),
        { ...orderEntry({ at: at(70), amount: usd(450) }), id: 'refund.1', type: 'refund' },
      ),
    );
    await open();
    const now = within(await screen.findByRole('region', { name: month(0) }));
    expect(now.getByRole('link', { name: 'Order at Clark & Lake' })).toHaveAttribute(
      'href',
      '/account/history/order.1',
    );
    expect(now.getByText('Latte and 1 more')).toBeVisible();
    expect(now.getByText('Tip of $1.00: you can still change it')).toBeVisible();
    expect(now.getByRole('link', { name: 'Money added to Crema Card •••• 0022' })).toBeVisible();
    expect(now.getByRole('link', { name: 'Auto reload of Crema Card •••• 0022' })).toBeVisible();
    const earlier = within(screen.getByRole('region', { name: month(70) }));
    expect(earlier.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Transfer from Crema Card •••• 0022 to •••• 0030',
      'Gift for Noor and 2 others',
      'Gift from Avery',
      'Refund of your order at Clark & Lake',
    ]);
    expect(earlier.getByText('+$4.50')).toBeVisible();
    expect(screen.getByText('That’s all of the last 24 months.')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('has its type and month in the URL, D-116', async () => {
    const queries = answerHistory((query) =>
      query.get('type') === 'gift' ? all() : all(orderEntry({ at: at(0) })),
    );
    const { location } = await open();
    await screen.findByText('Order at Clark & Lake');
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Gifts');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(location()).toBe('/account/history?type=gift');
    await userEvent.selectOptions(screen.getByLabelText('Month'), month(0));
    await waitFor(() => expect(queries.at(-1)?.get('month')).toMatch(/^\d{4}-\d{2}$/));
    expect(queries.at(-1)?.get('timeZone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(await screen.findByText('Order at Clark & Lake')).toBeVisible();
    expect(location()).toBe('/account/history');
  });

  it('begins with the filter of the URL; one that no filter knows is ignored, D-116', async () => {
    const queries = answerHistory(() => all());
    await open('/account/history?type=transfer&month=1999-01');
    await screen.findByText('Nothing matches');
    expect([queries[0]?.get('type'), queries[0]?.get('month')]).toEqual(['transfer', null]);
  });

  it('shows older entries on demand below the others; Back shows them all again, H13', async () => {
    const entry = (n: number) => orderEntry({ id: `order.${n}`, at: at(0), storeName: `Store ${n}` });
    const list = [5, 4, 3, 2, 1, 0].map(entry);
    const queries = answerHistory((query) => {
      const start = query.has('cursor') ? 3 : 0;
      const end = query.has('cursor') || Number(query.get('limit')) > 20 ? 6 : 3;
      return { entries: list.slice(start, end), nextCursor: end === 6 ? null : 'c' };
    });
    answerAt('get', historyRestPaths.receipt('order.0'), receiptOf() as object);
    const { go } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const link = await screen.findByRole('link', { name: 'Order at Store 0' });
    expect(screen.getByRole('link', { name: 'Order at Store 2' })).toHaveFocus();
    expect(screen.getAllByRole('link', { name: /Order at/ })).toHaveLength(6);
    expect(queries.at(-1)?.get('cursor')).toBe('c');
    await userEvent.click(link);
    await screen.findByRole('heading', { name: 'Receipt' });
    go(-1);
    expect(await screen.findByRole('link', { name: 'Order at Store 0' })).toBeVisible();
    await waitFor(() => expect(queries).toHaveLength(3));
    expect(screen.getAllByRole('link', { name: /Order at/ })).toHaveLength(6);
  });

  it('follows orders, cards and gifts that change meanwhile, ACC-060', async () => {
    let entries = [orderEntry({ at: at(1) })];
    const queries = answerHistory(() => all(...entries));
    const { host } = await open();
    await screen.findByText('Order at Clark & Lake');
    entries = [orderEntry({ id: 'order.2', at: at(0), storeName: 'State & Main' }), ...entries];
    act(() => host.publish('card-updated', { cardId: 'a', reason: 'reloaded' }));
    expect(await screen.findByText('Order at State & Main')).toBeVisible();
    const order = { orderId: '2', orderNumber: 'A1', storeNumber: '1', totalMinor: 1, guest: false };
    act(() => host.publish('order-placed', { ...order, currency: 'USD' }));
    await waitFor(() => expect(queries).toHaveLength(3));
    const gifts = { requestId: 'r', orderNumber: 'G1', totalMinor: 1, gifts: 1, guest: false };
    act(() => host.publish('gift-purchased', { ...gifts, currency: 'USD' }));
    await waitFor(() => expect(queries).toHaveLength(4));
    act(() => host.publish('gift-claimed', { cardId: 'a' }));
    await waitFor(() => expect(queries).toHaveLength(5));
  });

  it('of a new member is empty and leads to the menu, ACC-060', async () => {
    answerHistory(() => all());
    await open();
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start an order' })).toHaveAttribute('href', '/menu');
  });

  it('can be asked for again when it did not load; a failed page keeps the loaded ones, ACC-060', async () => {
    answerAt('get', historyRestPaths.history, refusal('UNEXPECTED_ERROR'), 500);
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerHistory(() => ({ entries: [orderEntry({ at: at(0) })], nextCursor: 'c' }));
    await userEvent.click(again);
    await screen.findByText('Order at Clark & Lake');
    answerAt('get', historyRestPaths.history, refusal('UNEXPECTED_ERROR'), 500);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your history');
    expect(screen.getByText('Order at Clark & Lake')).toBeVisible();
    answerHistory(() => all(orderEntry({ id: 'order.9', at: at(0), storeName: 'Last' })));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Order at Last')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
