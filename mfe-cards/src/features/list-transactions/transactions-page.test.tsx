import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerUser, card, listenToCards, manifest, session } from '../../testing/cards-server.ts';

listenToCards();
const entry = (entryId: string, kind: string, amountMinor: number, at: string) => ({
  __typename: 'LedgerEntry',
  entryId,
  kind,
  amount: { __typename: 'Money', amountMinor, currency: 'USD' },
  balanceAfter: { __typename: 'Money', amountMinor: 2550, currency: 'USD' },
  at,
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
  return renderRemote(remote, { manifest, route: '/account/cards/a/transactions', session }).then(
    (rendered) => ({ ...rendered, calls }),
  );
};

describe('the transactions of a card', () => {
  it('are grouped by month, and an older month follows on demand, CRD-035', async () => {
    await open();
    expect(await screen.findByRole('region', { name: 'June 2026' })).toHaveTextContent('\u2212$4.50');
    expect(screen.queryByText('+$30.00')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show April 2026' }));
    expect(await screen.findByRole('region', { name: 'April 2026' })).toHaveTextContent('+$30.00');
    expect(screen.getByRole('region', { name: 'June 2026' })).toBeVisible();
  });

  it('are filtered by type, CRD-035', async () => {
    const { calls } = await open();
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Transfers');
    expect(await screen.findByText('There are no transactions of this kind.')).toBeVisible();
    expect(calls.at(-1)?.variables['type']).toBe('TRANSFER');
  });

  it('can be downloaded as CSV with the chosen type, CRD-035', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Download CSV' });
    expect(link).toHaveAttribute('download');
    const query = () => new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect(query().get('cardId')).toBe('a');
    expect(query().get('type')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Purchases');
    await waitFor(() => expect(query().get('type')).toBe('PURCHASE'));
  });
});
