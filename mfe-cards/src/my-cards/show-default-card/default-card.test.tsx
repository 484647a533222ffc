import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSlot } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerUser, card, listenToCards, manifest, session } from '../../testing/cards-server.ts';

listenToCards();
const open = () => renderSlot(remote, 'default-card', {}, { manifest, session });

describe('the default card on the home page', () => {
  it('shows its balance and leads to it, to its barcode and to adding money, CRD-010, CRD-004', async () => {
    answerUser(() => ({ cards: [card('b', 400), card('a', 2550, { isPrimary: true })] }));
    await open();
    expect(await screen.findByText('$25.50')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Card a' })).toHaveAttribute('href', '/account/cards/a');
    expect(screen.getByRole('link', { name: 'Pay in store' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#pay$/),
    );
    expect(screen.getByRole('link', { name: 'Add money' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#add-money$/),
    );
  });

  it('follows a change in another tab without a reload, CRD-011', async () => {
    let balance = 2550;
    answerUser(() => ({ cards: [card('a', balance)] }));
    await open();
    await screen.findByText('$25.50');
    balance = 5050;
    const tab = new BroadcastChannel('crema-events');
    tab.postMessage({ name: 'card-updated', version: 1, payload: { cardId: 'a', reason: 'reloaded' } });
    tab.close();
    expect(await screen.findByText('$50.50')).toBeVisible();
  });

  it('leads a member without a card to a new one with money on it, ORD-108, K-04', async () => {
    answerUser(() => ({ cards: [] }));
    await open();
    expect(await screen.findByRole('link', { name: 'Get a digital card' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#add-money$/),
    );
  });

  it('says that the cards cannot be read, and tries again', async () => {
    let isBroken = true;
    answerUser(() => (isBroken ? { code: 'UNEXPECTED_ERROR' } : { cards: [card('a', 2550)] }));
    await open();
    expect(await screen.findByText('We couldn’t read your cards')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$25.50')).toBeVisible();
  });

  it('is gone after the sign-out, D-14', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    const { host } = await open();
    await screen.findByText('$25.50');
    act(() => host.setSession({ kind: 'anonymous' }));
    await waitFor(() => expect(screen.queryByText('$25.50')).toBeNull());
  });
});
