import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { defaultConfiguration, restPaths } from '@crema/shared-contracts';
import { enter, renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerChanges,
  answerUser,
  card,
  cardsServer,
  listenToCards,
  manifest,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
beforeEach(() => void answerUser(() => ({ cards: [card('a', 2550)] })));
const open = () => renderRemote(remote, { manifest, route: '/account/cards/add', session });
const type = async (number = '6043 9000 0000 0011', code = '90000011') => {
  await enter(await screen.findByLabelText('Card number'), number);
  await enter(screen.getByLabelText('Security code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
};

describe('adding a card', () => {
  it('is not possible while the option giftCard is off: its page says so, and no page leads to it, CRD-051', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    const newPaymentOptionEnabled = { ...defaultConfiguration.newPaymentOptionEnabled, giftCard: false };
    const options = { manifest, session, configuration: { newPaymentOptionEnabled } };
    const { unmount } = await renderRemote(remote, { ...options, route: '/account/cards/add' });
    expect(await screen.findByText('This way to pay is not available at the moment.')).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    unmount();
    await renderRemote(remote, { ...options, route: '/account/cards' });
    expect(await screen.findByRole('link', { name: 'Card a' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a card' })).toBeNull();
  });

  it('registers number and code, says the amount, emits the change and opens the list, CRD-001, CRD-011, CRD-018', async () => {
    answerUser(() => ({ cards: [card('new', 2000)] }));
    const calls = answerChanges({ RegisterCard: () => card('new', 2000) });
    const { host, location } = await open();
    await type();
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(calls.map(({ variables }) => variables)).toEqual([
      {
        input: {
          requestId: expect.any(String),
          cardNumber: '6043900000000011',
          securityCode: '90000011',
        },
      },
    ]);
    expect(host.toasts.map(({ text }) => text)).toEqual(['$20.00 card added']);
    expect(host.emitted).toContainEqual({
      name: 'card-updated',
      payload: { cardId: 'new', reason: 'added' },
    });
  });

  it('without money names no amount, but what comes next, K-22', async () => {
    answerUser(() => ({ cards: [card('new', 0)] }));
    answerChanges({ RegisterCard: () => card('new', 0) });
    const { host, location } = await open();
    await type();
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(host.toasts.map(({ text }) => text)).toEqual(['Card added. Add money to pay with it.']);
  });

  it.each([
    ['121000', 'That card number or security code doesn’t look right.', 'CRD-080'],
    ['121001', 'That card number or security code doesn’t look right.', 'CRD-080'],
    ['121002', 'That card number or security code doesn’t look right.', 'CRD-080'],
    ['121017', 'That card number or security code doesn’t look right.', 'CRD-080'],
    ['121024', 'Redeem this Store Credit card with a barista at any participating store.', 'CRD-082'],
    ['121030', 'To pay with this card, have a barista activate it for you.', 'CRD-083'],
    ['121033', 'International Crema Cards not currently supported.', 'CRD-084'],
    ['122000', 'This card is already registered.', 'CRD-090'],
    ['WALLET_LIMIT', 'Your account is full. Remove one first, then add the new one.', 'CRD-011'],
    ['UNEXPECTED_ERROR', 'There was an error adding your card, please try again later', 'CRD-018'],
  ])('%s is shown as “%s”, and what was typed stays, %s', async (code, text) => {
    answerChanges({ RegisterCard: () => ({ code }) });
    const { host } = await open();
    await type();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('6043 9000 0000 0011');
    expect(host.emitted).toEqual([]);
  });

  it.each([
    ['UNEXPECTED_ERROR', true],
    ['121000', false],
  ])('%s is shown with the reference id of the request: %s, D-04, CRD-090', async (code, isShown) => {
    answerChanges({ RegisterCard: () => ({ code }) });
    await open();
    await type();
    await screen.findByRole('alert');
    expect(screen.queryByText('ref-7') !== null).toBe(isShown);
  });

  it('that was lost leads to customer service, CRD-084', async () => {
    answerChanges({ RegisterCard: () => ({ code: '121032' }) });
    await open();
    await type();
    expect(await screen.findByRole('link', { name: 'contact customer service' })).toBeVisible();
  });

  it.each([
    ['121000', 'Try again', 'CRD-080'],
    ['121001', 'Try again', 'CRD-080'],
    ['121002', 'Try again', 'CRD-080'],
    ['121017', 'Try again', 'CRD-080'],
    ['122000', 'Try again', 'CRD-090'],
  ])('%s leads to typing number and code again, not to the same request: %s, %s', async (code, name) => {
    const calls = answerChanges({ RegisterCard: () => ({ code }) });
    await open();
    await type();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(screen.getByLabelText('Card number')).toHaveValue('6043 9000 0000 0011');
    expect(screen.getByLabelText('Security code')).toHaveValue('');
    expect(calls).toHaveLength(1);
  });

  it('that is closed for good leads to typing another one, and to customer service, CRD-086', async () => {
    answerChanges({ RegisterCard: () => ({ code: '121037' }) });
    await open();
    await type();
    expect(await screen.findByText(/This Crema Card is closed\. It can’t be added again/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose different card' }));
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    expect(screen.getByLabelText('Security code')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'contact customer service' })).toBeVisible();
  });

  it('is tried again with the same requestId while its outcome is unknown, and with a new one after an answer, D-164', async () => {
    const codes = ['UNEXPECTED_ERROR', '121000', '121000'];
    const calls = answerChanges({ RegisterCard: () => ({ code: codes.shift() ?? '' }) });
    await open();
    await type();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('That card number or security code doesn’t look right.');
    await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    const ids = calls.map(({ variables }) => (variables['input'] as { requestId: string }).requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('is sent again with the same requestId after the sign-in that it needed, CRD-011', async () => {
    answerUser(() => ({ cards: [card('new', 2000)] }));
    const replies = [{ code: 'UNAUTHENTICATED' }, card('new', 2000)];
    const calls = answerChanges({ RegisterCard: () => replies.shift() ?? {} });
    const { location } = await renderRemote(remote, {
      manifest,
      route: '/account/cards/add',
      session,
      signIn: () => Promise.resolve(true),
    });
    await type();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(calls).toHaveLength(2);
    expect(calls[1]?.variables).toEqual(calls[0]?.variables);
  });

  it('sends nothing while number or code is incomplete, CRD-080', async () => {
    await open();
    await type('6043', '9');
    expect(await screen.findByText('A valid Crema Card number has 16 digits.')).toBeVisible();
    expect(screen.getByText('A valid security code has 8 digits.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
  });

  it('leads a member without a card to the sheet that gets one with money on it, K-04', async () => {
    answerUser(() => ({ cards: [] }));
    await open();
    expect(await screen.findByRole('link', { name: 'Get a digital card' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#add-money$/),
    );
  });

  it('opens a digital card on demand, CRD-011', async () => {
    answerUser(() => ({ cards: [card('digital', 0)] }));
    const calls = answerChanges({ CreateDigitalCard: () => card('digital', 0) });
    const { location } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get a digital card' }));
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(calls).toHaveLength(1);
  });
});

describe('a card of a mailed link', () => {
  const answerToken = (reply: () => Response) => {
    const bodies: unknown[] = [];
    cardsServer.use(
      http.post(`*${restPaths.cardInfoFromToken}`, async ({ request }) => {
        bodies.push(await request.json());
        return reply();
      }),
    );
    return bodies;
  };
  const openLink = (path = '/account/cards/add') =>
    renderRemote(remote, { manifest, route: `${path}?cashstarToken=t-1`, session });

  it.each(['/account/cards/add', '/account/cards'])(
    'fills the form, is read once and leaves the address bar, from %s, CRD-017, D-96',
    async (path) => {
      answerUser(() => ({ cards: [card('new', 2000)] }));
      const bodies = answerToken(() =>
        HttpResponse.json({ cardNumber: '6043900000000011', securityCode: '90000011' }),
      );
      const calls = answerChanges({ RegisterCard: () => card('new', 2000) });
      const { location } = await openLink(path);
      expect(await screen.findByLabelText('Card number')).toHaveValue('6043900000000011');
      expect(location()).toBe('/account/cards/add');
      expect(bodies).toEqual([{ cashstarToken: 't-1' }]);
      await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
      await waitFor(() => expect(location()).toBe('/account/cards'));
      expect(calls[0]?.variables['input']).toEqual(
        expect.objectContaining({ cardNumber: '6043900000000011', securityCode: '90000011' }),
      );
    },
  );

  it.each([
    ['CARD_TOKEN_UNKNOWN', 404, 'Please try entering your card information again.'],
    ['CARD_TOKEN_STATE', 409, 'Please try another card.'],
  ])('%s leads to typing a card: “%s %s”, CRD-017', async (code, status, text) => {
    answerToken(() => HttpResponse.json({ error: { code, message: code } }, { status }));
    await openLink();
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText('Card number')).toHaveFocus();
  });
});

describe('a card that is added during a transfer', () => {
  const removal = {
    __typename: 'CardRemoval',
    cardId: 'new',
    lastFour: '4321',
    balance: { __typename: 'Money', amountMinor: 0, currency: 'USD' },
    undoUntil: new Date(Date.now() + 600_000).toISOString(),
    primaryCardId: 'a',
  };
  const openTransfer = (confirm: () => Promise<boolean>) =>
    renderRemote(remote, { manifest, route: '/account/cards/add?transfer=a', session, confirm });

  it.each([
    [0, true, ['RegisterCard', 'RemoveCard']],
    [0, false, ['RegisterCard']],
    [2000, true, ['RegisterCard']],
  ])(
    'with a balance of %d cents is removed if the member says so: %s, and the transfer continues, CRD-016',
    async (balance, isRemoved, names) => {
      answerUser(() => ({ cards: [card('a', 2550), card('new', balance)], ledger: [] }));
      const calls = answerChanges({ RegisterCard: () => card('new', balance), RemoveCard: () => removal });
      const confirm = jest.fn(() => Promise.resolve(isRemoved));
      const { location } = await openTransfer(confirm);
      await type();
      await waitFor(() => expect(location()).toBe('/account/cards/a'));
      expect(calls.map(({ name }) => name)).toEqual(names);
      expect(confirm).toHaveBeenCalledTimes(balance === 0 ? 1 : 0);
      expect(await screen.findByRole('dialog', { name: 'Transfer balance' })).toBeVisible();
    },
  );

  it.each([
    { reply: removal, text: 'Card (4321) removed', kind: 'success', because: 'it was removed' },
    {
      reply: { code: 'UNEXPECTED_ERROR' },
      text: 'Failed to remove card',
      kind: 'error',
      because: 'the removal failed',
    },
  ])(
    'and is removed at once is reported as “$text”, not as added, because $because, CRD-016, CRD-018',
    async ({ reply, text, kind }) => {
      answerUser(() => ({ cards: [card('a', 2550), card('new', 0)], ledger: [] }));
      const calls = answerChanges({ RegisterCard: () => card('new', 0), RemoveCard: () => reply });
      const { host, location } = await openTransfer(() => Promise.resolve(true));
      await type();
      await waitFor(() => expect(location()).toBe('/account/cards/a'));
      expect(host.toasts.map((toast) => [toast.kind, toast.text])).toEqual([[kind, text]]);
      expect(calls.map(({ name }) => name)).toEqual(['RegisterCard', 'RemoveCard']);
      const reasons = ['added', ...(kind === 'success' ? ['removed'] : [])];
      expect(host.emitted).toEqual(
        reasons.map((reason) => ({ name: 'card-updated', payload: { cardId: 'new', reason } })),
      );
    },
  );

  it.each([
    [false, '/account/cards/a', 'it stays, and the transfer continues'],
    [true, '/account/cards/new#add-money', 'it gets money'],
  ])(
    'and is below zero is kept, because it cannot be removed; with the answer “add money”: %s, it leads to %s: %s, CRD-016, D-93',
    async (isConfirmed, path) => {
      answerUser(() => ({ cards: [card('a', 2550), card('new', -2000)], ledger: [] }));
      const calls = answerChanges({ RegisterCard: () => card('new', -2000) });
      const confirm = jest.fn(() => Promise.resolve(isConfirmed));
      const { location } = await openTransfer(confirm);
      await type();
      await waitFor(() => expect(location()).toBe(path));
      expect(confirm).toHaveBeenCalledWith({
        title: 'The new card is below zero',
        body: expect.stringMatching(/balance is \u2212\$20\.00\. A card below zero can’t be removed/),
        confirmLabel: 'Add money',
        cancelLabel: 'Keep the card',
      });
      expect(calls.map(({ name }) => name)).toEqual(['RegisterCard']);
    },
  );
});
