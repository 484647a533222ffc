import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerChanges,
  answerUser,
  card,
  listenToCards,
  manifest,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const open = (route: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, session, ...options });
const emitted = (reason: string, cardId = 'a') => ({ name: 'card-updated', payload: { cardId, reason } });
const undoUntil = () => new Date(Date.now() + 600_000).toISOString();
const removal = () => ({
  __typename: 'CardRemoval',
  cardId: 'a',
  lastFour: '4321',
  balance: { __typename: 'Money', amountMinor: 2550, currency: 'USD' },
  undoUntil: undoUntil(),
  primaryCardId: 'b',
});

describe('a card of the wallet', () => {
  it('gets another name, CRD-011, D-90', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    const calls = answerChanges({ RenameCard: () => card('a', 2550, { nickname: 'Coffee fund' }) });
    const { host } = await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Rename card' }));
    const name = screen.getByLabelText('Card name');
    await userEvent.clear(name);
    await userEvent.type(name, '  Coffee fund ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Coffee fund' })).toBeVisible();
    expect(calls[0]?.variables).toEqual({ input: { cardId: 'a', nickname: 'Coffee fund' } });
    expect(host.emitted).toContainEqual(emitted('renamed'));
  });

  it('keeps the typed name after an error, CRD-091', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerChanges({ RenameCard: () => ({ code: 'UNEXPECTED_ERROR' }) });
    await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Rename card' }));
    await userEvent.type(screen.getByLabelText('Card name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Something unexpected happened. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Card name')).toHaveValue('Card a!');
  });

  it('becomes the primary one, CRD-011', async () => {
    let primary = 'b';
    const cards = () => ['a', 'b'].map((id) => card(id, 2550, { isPrimary: id === primary }));
    answerUser(() => ({ cards: cards() }));
    answerChanges({
      SetPrimaryCard: () => {
        primary = 'a';
        return card('a', 2550, { isPrimary: true });
      },
    });
    const { host } = await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Make default' }));
    expect(await screen.findByText('Default card')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make default' })).toBeNull();
    await waitFor(() => expect(host.emitted).toContainEqual(emitted('made-primary')));
  });

  it('says on its page that it did not become the primary one, CRD-019', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerChanges({ SetPrimaryCard: () => ({ code: 'UNEXPECTED_ERROR' }) });
    await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Make default' }));
    expect(await screen.findByText('Something went wrong with making this card primary.')).toBeVisible();
  });

  it('is removed after a question with its balance, and comes back within 10 minutes, CRD-018, D-93', async () => {
    let cards = [card('a', 2550, { isPrimary: true }), card('b', 400)];
    answerUser(() => ({ cards }));
    answerChanges({
      RemoveCard: () => {
        cards = [card('b', 400, { isPrimary: true })];
        return removal();
      },
      UndoRemoveCard: () => {
        cards = [card('a', 2550, { isPrimary: true }), card('b', 400)];
        return card('a', 2550, { isPrimary: true });
      },
    });
    const confirm = jest.fn(() => Promise.resolve(true));
    const { host, location } = await open('/account/cards/a', { confirm });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Remove Card a?', body: expect.stringContaining('$25.50') }),
    );
    expect(host.toasts.at(-1)?.text).toBe('Card (4321) removed');
    expect(host.emitted).toContainEqual(emitted('removed'));
    const other = (await screen.findByRole('link', { name: 'Card b' })).closest('li');
    await waitFor(() => expect(within(other as HTMLElement).getByText('Default card')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Card a' })).toBeVisible();
    expect(host.emitted).toContainEqual(emitted('added'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('stays when the question is declined, D-93', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    const { location } = await open('/account/cards/a', { confirm: () => Promise.resolve(false) });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    await waitFor(() => expect(location()).toBe('/account/cards/a'));
  });

  it.each([
    ['CARD_NEGATIVE_BALANCE', 'A card with a balance below zero cannot be removed.'],
    ['UNEXPECTED_ERROR', 'Failed to remove card'],
  ])('that cannot be removed says why: %s, CRD-018, D-93', async (code, text) => {
    answerUser(() => ({ cards: [card('a', -2000)] }));
    answerChanges({ RemoveCard: () => ({ code }) });
    await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('cannot come back after 10 minutes, D-93', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerChanges({ RemoveCard: removal, UndoRemoveCard: () => ({ code: 'UNDO_EXPIRED' }) });
    await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('More than 10 minutes have passed. You can register the card again.'),
    ).toBeVisible();
  });

  it('that is not in the account can be registered, CRD-085', async () => {
    answerUser(() => ({ cards: [] }));
    await open('/account/cards/card-shop-1');
    expect(await screen.findByRole('link', { name: 'Register this card' })).toHaveAttribute(
      'href',
      '/account/cards/add',
    );
  });
});
