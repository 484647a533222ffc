import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSlot } from '@crema/remote-kit/testing';
import type { Slots } from '@crema/shared-contracts';
import remote from '../../remote.tsx';
import { answerUser, card, listenToCards, manifest, session } from '../../testing/cards-server.ts';

listenToCards();
const total = { amountMinor: 1000, currency: 'USD' } as const;

const open = (props: Partial<Slots['payment-chooser']> = {}, signedIn = true) => {
  const onSelected = jest.fn();
  return renderSlot(
    remote,
    'payment-chooser',
    { total, selectedCardId: undefined, onSelected, ...props },
    { manifest, ...(signedIn && { session }) },
  ).then((rendered) => ({ ...rendered, onSelected }));
};

describe('choosing what to pay an order with', () => {
  it('shows each card with its last four digits and its balance, CRD-010', async () => {
    answerUser(() => ({ cards: [card('a', 2550), card('b', 400, { cardNumberLastFour: '9876' })] }));
    await open();
    const first = (await screen.findByRole('radio', { name: /Card a/ })).closest('label') as HTMLElement;
    expect(within(first).getByText('$25.50')).toBeVisible();
    expect(within(first).queryByText('Insufficient balance')).toBeNull();
    const second = screen.getByRole('radio', { name: /Card b/ }).closest('label') as HTMLElement;
    expect(within(second).getByText('•••• 9876')).toBeVisible();
    expect(within(second).getByText('Insufficient balance')).toBeVisible();
  });

  it('reports the card that is chosen from the start, and another one', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true }), card('b', 400)] }));
    const { onSelected } = await open();
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
    expect(onSelected.mock.lastCall).toEqual([
      {
        cardId: 'a',
        balance: expect.objectContaining({ amountMinor: 2550 }),
        lastFour: '4321',
        nickname: 'Card a',
      },
    ]);
    await userEvent.click(screen.getByRole('radio', { name: /Card b/ }));
    expect(onSelected.mock.lastCall).toEqual([expect.objectContaining({ cardId: 'b' })]);
  });

  it('keeps the choice that the page knows', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true }), card('b', 400)] }));
    await open({ selectedCardId: 'b' });
    expect(await screen.findByRole('radio', { name: /Card b/ })).toBeChecked();
  });

  it('reports the new balance after an order to the page, and emits that it changed, ORD-102, CRD-011', async () => {
    let balance = 2550;
    answerUser(() => ({ cards: [card('a', balance)] }));
    const { host, onSelected } = await open({ selectedCardId: 'a' });
    await screen.findByText('$25.50');
    balance = 1550;
    host.publish('order-placed', {
      orderId: 'o1',
      orderNumber: '1',
      storeNumber: '1-1',
      totalMinor: 1000,
      currency: 'USD',
      paidWithCardId: 'a',
      guest: false,
    });
    expect(await screen.findByText('$15.50')).toBeVisible();
    expect(onSelected.mock.lastCall).toEqual([
      expect.objectContaining({ balance: expect.objectContaining({ amountMinor: 1550 }) }),
    ]);
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'card-updated',
        payload: { cardId: 'a', reason: 'refreshed' },
      }),
    );
  });

  it('says that the account has no payment methods, and where to get a card, ORD-108', async () => {
    answerUser(() => ({ cards: [] }));
    await open();
    expect(await screen.findByText('Your account has no payment methods.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/store-locator');
  });

  it('says what happened when the cards cannot be read, and tries again, PLT-014', async () => {
    let broken = true;
    answerUser(() => (broken ? { code: 'TEMPORARILY_UNAVAILABLE' } : { cards: [card('a', 2550)] }));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Cards are not available right now.');
    expect(screen.getByText('ref-7')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeVisible();
  });

  it('reads the cards as soon as the connection is back', async () => {
    let broken = true;
    answerUser(() => (broken ? { code: 'TEMPORARILY_UNAVAILABLE' } : { cards: [card('a', 2550)] }));
    const { host } = await open();
    expect(await screen.findByRole('alert')).toBeVisible();
    act(() => host.setConnection('offline'));
    broken = false;
    act(() => host.setConnection('online'));
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeVisible();
  });

  it('asks a visitor to sign in and reads nothing', async () => {
    await open({}, false);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
