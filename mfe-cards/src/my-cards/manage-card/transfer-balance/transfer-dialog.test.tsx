import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import {
  answerChanges,
  answerUser,
  card,
  cardsServer,
  listenToCards,
  manifest,
  session,
} from '../../../testing/cards-server.ts';
import { firstReceiver, readTransfer, receiversOf } from './transfer.rules.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' }) as const;
const autoReloadProfile = {
  __typename: 'AutoReloadProfile',
  status: 'active',
  isActive: true,
  isReloading: false,
  paymentMethodId: 'pm-1',
  amount: usd(2500),
  triggerAmount: usd(1000),
} as const;
const press = async (balanceMinor: number) => {
  answerUser(() => ({ cards: [card('a', balanceMinor), card('b', 400)], ledger: [] }));
  const rendered = await renderRemote(remote, { manifest, route: '/account/cards/a', session });
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer balance' }));
  return rendered;
};
const open = async (balanceMinor = 2550) => {
  const rendered = await press(balanceMinor);
  return { ...rendered, dialog: within(screen.getByRole('dialog', { name: 'Transfer balance' })) };
};
const transferred = (amountMinor: number, rest: object = {}) => ({
  __typename: 'CardTransfer',
  transferId: 't-1',
  amount: usd(amountMinor),
  from: card('a', 2550 - amountMinor),
  to: card('b', 400 + amountMinor),
  removal: null,
  ...rest,
});
const send = () => userEvent.click(screen.getByRole('button', { name: 'Transfer' }));

describe('a transfer between two cards', () => {
  it('moves a part, says so and emits the change of both, CRD-011, CRD-035', async () => {
    const calls = answerChanges({ TransferCardBalance: () => transferred(1050) });
    const { host, dialog } = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'Part of it' }));
    await userEvent.type(dialog.getByLabelText('Your amount'), '10.50');
    expect(dialog.queryByRole('radio', { name: /^Remove the card/ })).toBeNull();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.variables['input']).toEqual({
      requestId: expect.any(String),
      fromCardId: 'a',
      toCardId: 'b',
      amountMinor: 1050,
      removeEmptied: false,
    });
    expect(host.toasts.at(-1)?.text).toBe('$10.50 transferred to Card b');
    await waitFor(() =>
      expect(host.emitted.map(({ payload }) => payload)).toEqual([
        { cardId: 'b', reason: 'transferred' },
        { cardId: 'a', reason: 'transferred' },
      ]),
    );
  });

  it('of the whole balance asks whether to keep or remove the empty card, and removes it on demand, CRD-016, D-93', async () => {
    const removal = {
      __typename: 'CardRemoval',
      cardId: 'a',
      lastFour: '4321',
      undoUntil: new Date(Date.now() + 600_000).toISOString(),
    };
    const { location, dialog } = await open();
    const calls = answerChanges({
      TransferCardBalance: () => {
        answerUser(() => ({ cards: [card('b', 2950)], removedCards: [removal] }));
        return transferred(2550, { from: null, removal });
      },
    });
    expect(dialog.getByRole('radio', { name: 'Keep the card' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Remove the card/ }));
    await send();
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(calls[0]?.variables['input']).toEqual(
      expect.objectContaining({ amountMinor: 2550, removeEmptied: true }),
    );
    expect(await screen.findByText('Card (4321) removed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo: card (4321)' })).toBeVisible();
  });

  it.each([
    {
      because: 'it is the default one with auto reload',
      rest: { isPrimary: true, autoReloadProfile },
      effects:
        'Auto reload is turned off. Card b becomes your default card. You can undo this for 10 minutes.',
    },
    { because: 'it is neither', rest: {}, effects: 'You can undo this for 10 minutes.' },
  ])('says what the removal of the empty card changes, because $because, D-93', async ({ rest, effects }) => {
    answerUser(() => ({ cards: [card('a', 2550, rest), card('b', 400)], ledger: [] }));
    await renderRemote(remote, { manifest, route: '/account/cards/a', session });
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer balance' }));
    const remove = screen.getByRole('radio', { name: /^Remove the card/ });
    expect(remove.closest('label')).toHaveTextContent(new RegExp(`^Remove the card${effects}$`));
  });

  it.each([
    ['121025', 'Your card’s balance is too low to transfer that amount.', 'CRD-083'],
    ['121023', 'Your card’s total amount cannot exceed $500.', 'CRD-082'],
    [
      'UNEXPECTED_ERROR',
      'Something went wrong with your transfer. Try transferring your balance again.',
      'CRD-091',
    ],
  ])('shows %s as “%s”, and leads back to the card, %s', async (code, text) => {
    answerChanges({ TransferCardBalance: () => ({ code }) });
    const { dialog, location } = await open();
    await send();
    expect(await dialog.findByText(text)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Manage card' }));
    expect(location()).toBe('/account/cards/a');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('whose outcome is unknown is sent again with its id, by a press, when the dialog is opened again, CRD-011', async () => {
    const before = answerChanges({ TransferCardBalance: () => ({ code: 'OFFLINE' }) });
    const first = await open();
    await send();
    expect(
      await screen.findByText('Transfer $25.50 from Card a (•••• 4321) to Card b (•••• 4321)'),
    ).toBeVisible();
    expect(await screen.findByText(/nothing is charged or moved twice/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
    first.unmount();
    const after = answerChanges({ TransferCardBalance: () => transferred(2550) });
    const { host } = await press(2550);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('$25.50 transferred to Card b'));
    expect(after.map(({ variables }) => variables)).toEqual(before.map(({ variables }) => variables));
    expect(sessionStorage.getItem('crema.unanswered-transfers')).toBeNull();
  });

  it('of no amount asks for one, CRD-085', async () => {
    const { dialog } = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'Part of it' }));
    await send();
    expect(await dialog.findByText('Enter an amount to transfer')).toBeVisible();
    expect(dialog.getByLabelText('Your amount')).toHaveFocus();
  });

  it('of an empty card asks whether to keep or remove it, CRD-016', async () => {
    const confirm = jest.fn(() => Promise.resolve(false));
    answerUser(() => ({ cards: [card('a', 0), card('b', 400)], ledger: [] }));
    await renderRemote(remote, { manifest, route: '/account/cards/a', session, confirm });
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer balance' }));
    expect(screen.getByText('This card has no balance to transfer. Keep it or remove it?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the card' }));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Remove Card a?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep the card' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a card below zero says that it can be neither transferred nor removed, CRD-016, D-93', async () => {
    const { dialog } = await open(-2000);
    expect(dialog.getByText(/balance is below zero/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Remove the card' })).toBeNull();
  });

  it('leads to adding the card that it needs, and continues from there, CRD-016', async () => {
    answerUser(() => ({ cards: [card('a', 2550)], ledger: [] }));
    const { location } = await renderRemote(remote, { manifest, route: '/account/cards/a', session });
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer balance' }));
    await userEvent.click(screen.getByRole('link', { name: 'Add another card first' }));
    expect(location()).toBe('/account/cards/add?transfer=a');
  });

  it('waits for the confirmation of the email address, and mails the link again, D-158', async () => {
    const sent: unknown[] = [];
    cardsServer.use(
      http.post(`*${restPaths.sendEmailConfirmation}`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ status: 'sent' });
      }),
    );
    answerChanges({ TransferCardBalance: () => ({ code: 'EMAIL_NOT_CONFIRMED' }) });
    const { dialog, host } = await open();
    await send();
    expect(await dialog.findByText(/Transfers wait until you confirm your email address/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/We mailed you a new link/));
    expect(sent).toHaveLength(1);
  });

  it('says that enough links were mailed, D-158', async () => {
    cardsServer.use(
      http.post(`*${restPaths.sendEmailConfirmation}`, () =>
        HttpResponse.json({ error: { code: 'TOO_MANY_REQUESTS', message: '' } }, { status: 429 }),
      ),
    );
    answerChanges({ TransferCardBalance: () => ({ code: 'EMAIL_NOT_CONFIRMED' }) });
    const { dialog, host } = await open();
    await send();
    await userEvent.click(await dialog.findByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/several links already/));
  });
});

describe('the rules of a transfer', () => {
  const [from, to, full] = [card('a', 2550), card('b', 400), card('c', 49_000)];
  it.each([
    [{ isWhole: true, typed: '' }, from, to, 2550, 'the whole balance'],
    [{ isWhole: false, typed: '25,50' }, from, to, 2550, 'exactly the balance'],
    [{ isWhole: false, typed: '25.51' }, from, to, '121025', 'above the balance (CRD-083)'],
    [{ isWhole: true, typed: '' }, card('e', 0), to, '121025', 'an empty card (CRD-083)'],
    [{ isWhole: true, typed: '' }, card('n', -2000), to, '121025', 'below zero (D-153)'],
    [{ isWhole: false, typed: '0' }, from, to, 'AMOUNT_INVALID', 'nothing'],
    [{ isWhole: false, typed: '' }, from, to, 'AMOUNT_INVALID', 'nothing is typed'],
    [{ isWhole: false, typed: '10.005' }, from, to, 'AMOUNT_INVALID', 'a part of a cent'],
    [{ isWhole: false, typed: '1,000' }, from, to, 'AMOUNT_INVALID', 'a thousand or one'],
    [{ isWhole: false, typed: '10,50 $' }, from, to, 1050, 'a currency sign'],
    [{ isWhole: false, typed: 'all' }, from, to, 'AMOUNT_INVALID', 'not a number'],
    [{ isWhole: true, typed: '' }, from, full, '121023', 'above $500 on the other card (D-92)'],
  ])('%#: reads %j', (choice, source, target, expected, _because) => {
    const read = readTransfer(choice, source, target);
    expect('code' in read ? read.code : read.amountMinor).toBe(expected);
  });

  it('begins with a card that has room for the whole balance, D-92', () => {
    expect(firstReceiver(from, [full, card('n', -2000), to]).cardId).toBe('b');
    expect(firstReceiver(from, [full]).cardId).toBe('c');
  });

  it('offers the other cards of the same currency only, D-01', () => {
    const maple = card('m', 100, {
      balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: 1, currency: 'CAD' } },
    });
    expect(receiversOf(from, [from, to, maple]).map(({ cardId }) => cardId)).toEqual(['b']);
  });
});
