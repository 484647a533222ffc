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
beforeEach(() => localStorage.clear());
const open = (route: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, session, ...options });
const emitted = (reason: string, cardId = 'a') => ({ name: 'card-updated', payload: { cardId, reason } });
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' }) as const;
const autoReloadProfile = {
  __typename: 'AutoReloadProfile',
  status: 'on',
  isActive: true,
  isReloading: false,
  amount: usd(2500),
  triggerAmount: usd(1000),
  paymentMethodId: 'pm-1',
} as const;
const undoUntil = () => new Date(Date.now() + 600_000).toISOString();
const removal = () => ({
  __typename: 'CardRemoval',
  cardId: 'a',
  lastFour: '4321',
  undoUntil: undoUntil(),
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

  it('turns auto reload off in one press, and tries again after an error, D-91, CRD-034', async () => {
    let isOn = true;
    answerUser(() => ({ cards: [card('a', 2550, { autoReloadProfile: isOn ? autoReloadProfile : null })] }));
    const answers: (() => object)[] = [
      () => ({ code: 'TEMPORARILY_UNAVAILABLE' }),
      () => {
        isOn = false;
        return card('a', 2550);
      },
    ];
    const calls = answerChanges({ DisableAutoReload: () => (answers.shift() ?? (() => ({})))() });
    const { host } = await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off Auto reload' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Auto reload turned off'));
    expect(screen.queryByRole('button', { name: 'Turn off Auto reload' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Manage card' })).toHaveFocus();
    expect(calls.map(({ variables }) => variables)).toEqual([{ cardId: 'a' }, { cardId: 'a' }]);
    expect(host.emitted).toContainEqual(emitted('auto-reload-changed'));
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
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Manage card' })).toHaveFocus());
    await waitFor(() => expect(host.emitted).toContainEqual(emitted('made-primary')));
  });

  it('says on its page that it did not become the primary one, CRD-019', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    answerChanges({ SetPrimaryCard: () => ({ code: 'UNEXPECTED_ERROR' }) });
    await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Make default' }));
    expect(await screen.findByText('Something went wrong with making this card primary.')).toBeVisible();
  });

  it('that is digital and has money is not removed: its balance is transferred first, D-93', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isDigital: true }), card('b', 400)], ledger: [] }));
    const calls = answerChanges({});
    const confirm = jest.fn(() => Promise.resolve(true));
    await open('/account/cards/a', { confirm });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    const text = await screen.findByText(/This digital card still has money/);
    expect(text).toBeVisible();
    expect([confirm.mock.calls.length, calls.length]).toEqual([0, 0]);
    const error = within(screen.getByRole('alert'));
    await userEvent.click(error.getByRole('button', { name: 'Transfer balance' }));
    expect(screen.getByRole('dialog', { name: 'Transfer balance' })).toBeVisible();
  });

  it('that is digital and the only one leads to another card for its money, D-93, CRD-016', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isDigital: true })], ledger: [] }));
    const { location } = await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    const error = within(await screen.findByRole('alert'));
    await userEvent.click(error.getByRole('button', { name: 'Transfer balance' }));
    await userEvent.click(screen.getByRole('link', { name: 'Add another card first' }));
    expect(location()).toBe('/account/cards/add?transfer=a');
  });

  it('that got money on another device since shows the server’s refusal, D-93', async () => {
    answerUser(() => ({ cards: [card('a', 0, { isDigital: true }), card('b', 400)], ledger: [] }));
    answerChanges({ RemoveCard: () => ({ code: 'DIGITAL_CARD_HAS_BALANCE' }) });
    await open('/account/cards/a', { confirm: () => Promise.resolve(true) });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText(/This digital card still has money/)).toBeVisible();
  });

  it('is removed after a question with its balance, and comes back within 10 minutes, CRD-018, D-93', async () => {
    let cards = [card('a', 2550, { isPrimary: true }), card('b', 400)];
    let removedCards: object[] = [];
    answerUser(() => ({ cards, removedCards }));
    answerChanges({
      RemoveCard: () => {
        cards = [card('b', 400, { isPrimary: true })];
        removedCards = [removal()];
        return removal();
      },
      UndoRemoveCard: () => {
        removedCards = [];
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
    await userEvent.click(screen.getByRole('button', { name: 'Undo: card (4321)' }));
    expect(await screen.findByRole('link', { name: 'Card a' })).toBeVisible();
    expect(host.emitted).toContainEqual(emitted('added'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo: card (4321)' })).toBeNull());
    const [removed, undone] = host.toasts.slice(-2);
    expect([removed?.text, undone?.text]).toEqual(['Card (4321) removed', 'Card (4321) is back']);
    expect(undone?.subject).toBe(removed?.subject);
  });

  it('comes back without the notice of its removal also while the cards cannot be read again, D-93', async () => {
    let isBroken = false;
    const { cardId, lastFour } = removal();
    answerUser(() =>
      isBroken
        ? { code: 'UNEXPECTED_ERROR' }
        : { cards: [card('b', 1)], removedCards: [{ ...removal(), cardId, lastFour }] },
    );
    answerChanges({
      UndoRemoveCard: () => {
        isBroken = true;
        return card('a', 2550);
      },
    });
    await open('/account/cards');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: card (4321)' }));
    expect(await screen.findByRole('link', { name: 'Card a' })).toBeVisible();
    expect(screen.queryByText('Card (4321) removed')).toBeNull();
  });

  it.each([
    {
      because: 'it is the default one with auto reload',
      card: { isPrimary: true, autoReloadProfile },
      body: 'The card •••• 4321 has a balance of $25.50. The money stays on it: anyone with its number and security code can register it. Auto reload is turned off. Card b becomes your default card. You can undo this for 10 minutes.',
    },
    {
      because: 'it is neither',
      card: {},
      body: 'The card •••• 4321 has a balance of $25.50. The money stays on it: anyone with its number and security code can register it. You can undo this for 10 minutes.',
    },
  ])('asks with what the removal changes, because $because, D-93', async ({ card: rest, body }) => {
    answerUser(() => ({ cards: [card('a', 2550, rest), card('b', 100), card('c', 100)] }));
    const confirm = jest.fn(() => Promise.resolve(false));
    await open('/account/cards/a', { confirm });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ body }));
  });

  it('that was removed is shown nowhere, also while the cards cannot be read again, D-93', async () => {
    let isBroken = false;
    answerUser(() => (isBroken ? { code: 'UNEXPECTED_ERROR' } : { cards: [card('a', 2550), card('b', 1)] }));
    answerChanges({
      RemoveCard: () => {
        isBroken = true;
        return removal();
      },
    });
    await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('Card (4321) removed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Card a' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo: card (4321)' })).toBeVisible();
  });

  it('keeps what was typed when the session has ended, and continues after the sign-in, CRD-011', async () => {
    let isEnded = false;
    const calls = answerUser(() => (isEnded ? null : { cards: [card('a', 2550)] }));
    answerChanges({
      RenameCard: () => {
        isEnded = true;
        return { code: 'UNAUTHENTICATED' };
      },
    });
    const signIn = async () => {
      isEnded = false;
      answerChanges({ RenameCard: () => card('a', 3000, { nickname: 'Card a!' }) });
      return true;
    };
    const { host } = await open('/account/cards/a', { signIn });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename card' }));
    await userEvent.type(screen.getByLabelText('Card name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const reads = calls.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(host.emitted).toContainEqual(emitted('renamed')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Card a!' })).toBeVisible();
    expect(calls.length).toBeGreaterThan(reads);
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
    answerUser(() => ({ cards: [card('a', 2550)], removedCards: [removal()] }));
    answerChanges({ RemoveCard: removal, UndoRemoveCard: () => ({ code: 'UNDO_EXPIRED' }) });
    await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: card (4321)' }));
    expect(
      await screen.findByText(
        'More than 10 minutes have passed. If the card has a number and a security code on it, you can register it again.',
      ),
    ).toBeVisible();
  });

  it('that is not in the account can be registered, CRD-085', async () => {
    const cardProblem = { __typename: 'CardProblem', code: '121034', lastFour: null, nickname: null };
    answerUser(() => ({ cards: [], cardProblem }));
    await open('/account/cards/card-shop-1');
    expect(await screen.findByRole('link', { name: 'Register this card' })).toHaveAttribute(
      'href',
      '/account/cards/add',
    );
  });
});
