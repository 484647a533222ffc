import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerUser,
  card,
  cardsServer,
  listenToCards,
  manifest,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
const entry = (entryId: string, kind: string, amountMinor: number, at: string) => ({
  __typename: 'LedgerEntry',
  entryId,
  kind,
  amount: { __typename: 'Money', amountMinor, currency: 'USD' },
  balanceAfter: { __typename: 'Money', amountMinor: 2550, currency: 'USD' },
  at,
  order: null as object | null,
});
const orderAt = (storeName: string, timeZoneId = 'America/Chicago') => ({
  __typename: 'LedgerOrder',
  orderId: 'order 7',
  storeName,
  timeZoneId,
});
const june = {
  __typename: 'TransactionMonth',
  month: '2026-06',
  olderMonth: '2026-04',
  newerMonth: null,
  entries: [entry('2', 'ORDER', -450, '2026-06-04T15:20:00.000Z')],
};
const april = {
  ...june,
  month: '2026-04',
  olderMonth: null,
  newerMonth: '2026-06',
  entries: [entry('1', 'RELOAD', 3000, '2026-04-04T15:20:00.000Z')],
};
const empty = { ...june, month: null, olderMonth: null, entries: [] };
const open = () => {
  const calls = answerUser(() => {
    const { month, type } = calls.at(-1)?.variables ?? {};
    return {
      cards: [card('a', 2550)],
      transactions: type === 'TRANSFER' ? empty : month === '2026-04' ? april : june,
    };
  });
  return renderRemote(remote, {
    manifest,
    route: '/account/cards/a/transactions',
    session,
    signIn: () => Promise.resolve(true),
  }).then((rendered) => ({ ...rendered, calls }));
};

describe('the transactions of a card', () => {
  it('follow each change of the card, in this tab and in another one, CRD-011, CRD-035', async () => {
    let entries = june.entries;
    answerUser(() => ({ cards: [card('a', 2550)], transactions: { ...june, entries } }));
    const { host } = await renderRemote(remote, {
      manifest,
      route: '/account/cards/a/transactions',
      session,
    });
    expect(await screen.findByText('\u2212$4.50')).toBeVisible();
    entries = [entry('3', 'RELOAD', 2500, '2026-06-05T15:20:00.000Z'), ...entries];
    act(() => host.services.bus.emit('card-updated', { cardId: 'b', reason: 'reloaded' }));
    act(() => host.services.bus.emit('card-updated', { cardId: 'a', reason: 'reloaded' }));
    expect(await screen.findByText('+$25.00')).toBeVisible();
    entries = [entry('4', 'TRANSFER_OUT', -1000, '2026-06-06T15:20:00.000Z'), ...entries];
    const tab = new BroadcastChannel('crema-events');
    tab.postMessage({ name: 'card-updated', version: 1, payload: { cardId: 'a', reason: 'transferred' } });
    tab.close();
    expect(await screen.findByText('\u2212$10.00')).toBeVisible();
  });

  it('name the store of an order and open its page; other money opens nothing, K-17', async () => {
    const at = '2026-06-04T15:20:00.000Z';
    const entries = [
      { ...entry('6', 'AUTO_RELOAD', 2500, at), order: orderAt('Clark & Lake') },
      { ...entry('5', 'REFUND', 450, at), order: orderAt('Clark & Lake') },
      { ...entry('4', 'ORDER', -450, at), order: orderAt('Clark & Lake') },
      entry('3', 'ORDER', -450, at),
      entry('2', 'RELOAD', 3000, at),
      { ...entry('1', 'BONUS', 100, at), order: orderAt('Clark & Lake') },
    ];
    answerUser(() => ({ cards: [card('a', 2550)], transactions: { ...june, entries } }));
    await renderRemote(remote, { manifest, route: '/account/cards/a/transactions', session });
    const region = await screen.findByRole('region', { name: 'June 2026' });
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Auto reload after your order at Clark & Lake', '/menu/order/order%207'],
      ['Refund of your order at Clark & Lake', '/menu/order/order%207'],
      ['Order at Clark & Lake', '/menu/order/order%207'],
      ['Change of balance at Clark & Lake', '/menu/order/order%207'],
    ]);
  });

  it('have the time of the order’s store, named, as the history has it; other money has the device’s, L-43', async () => {
    const at = '2026-06-05T03:20:00.000Z';
    const entries = [
      { ...entry('2', 'ORDER', -450, at), order: orderAt('Ala Moana', 'Pacific/Honolulu') },
      entry('1', 'RELOAD', 3000, at),
    ];
    answerUser(() => ({ cards: [card('a', 2550)], transactions: { ...june, entries } }));
    await renderRemote(remote, { manifest, route: '/account/cards/a/transactions', session });
    const [order, reload] = await screen.findAllByRole('listitem');
    expect(order).toHaveTextContent(/Jun 4, 2026 5:20\sPM HST/);
    const here = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(at));
    expect(reload).toHaveTextContent(here);
    expect(reload).not.toHaveTextContent('HST');
  });

  it('are grouped by month, and an older month follows on demand, CRD-035', async () => {
    await open();
    expect(await screen.findByRole('region', { name: 'June 2026' })).toHaveTextContent('\u2212$4.50');
    expect(screen.queryByText('+$30.00')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show April 2026' }));
    expect(await screen.findByRole('region', { name: 'April 2026' })).toHaveTextContent('+$30.00');
    expect(screen.getByRole('heading', { name: 'April 2026' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'June 2026' })).toBeVisible();
  });

  it('are filtered by type, CRD-035', async () => {
    const { calls } = await open();
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Transfers');
    expect(await screen.findByText('There are no transactions of this kind.')).toBeVisible();
    expect(calls.at(-1)?.variables['type']).toBe('TRANSFER');
  });

  it('can be downloaded as CSV with the chosen type, CRD-035', async () => {
    const asked: URLSearchParams[] = [];
    cardsServer.use(
      http.get(`*${restPaths.transactionsCsv}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return new HttpResponse('Date', {
          headers: {
            'content-type': 'text/csv',
            'content-disposition': 'attachment; filename="crema-4321.csv"',
          },
        });
      }),
    );
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:crema/1';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Purchases');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toEqual(['crema-4321.csv blob:crema/1']));
    click.mockRestore();
    expect([asked[0]?.get('cardId'), asked[0]?.get('type')]).toEqual(['a', 'PURCHASE']);
  });

  it('says that the session has ended instead of saving the error, and continues after the sign-in, CRD-035', async () => {
    const replies = [401, 401];
    cardsServer.use(
      http.get(`*${restPaths.transactionsCsv}`, () =>
        HttpResponse.json(
          { error: { code: 'UNAUTHENTICATED', message: '' } },
          { status: replies.shift() ?? 401 },
        ),
      ),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(replies).toHaveLength(0));
  });
});
