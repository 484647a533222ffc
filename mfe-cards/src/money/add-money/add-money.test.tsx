import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSlot } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerChanges,
  answerUser,
  card,
  listenToCards,
  manifest,
  paymentMethod,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const visa = paymentMethod('pm-1', { default: true });
const reload = (status: string, rest: object = {}) => ({
  __typename: 'CardReload',
  reloadId: 'r-1',
  status,
  amount: { __typename: 'Money', amountMinor: 2500, currency: 'USD' },
  errorCode: null,
  action: null,
  card: card('a', status === 'DONE' ? 4500 : 2000),
  ...rest,
});
const open = async (user: object = {}) => {
  const onClose = jest.fn();
  answerUser(() => ({ cards: [card('a', 2000)], paymentInstruments: [visa], ...user }));
  const rendered = await renderSlot(remote, 'add-money', { onClose }, { manifest, session });
  return { ...rendered, onClose };
};
const add = async (name = 'Add $25.00') => userEvent.click(await screen.findByRole('button', { name }));

describe('adding money', () => {
  it('charges the default amount to the default method, says so, and closes, CRD-011, CRD-033', async () => {
    const calls = answerChanges({ ReloadCard: () => reload('DONE') });
    const { host, onClose } = await open();
    expect(await screen.findByText(/you agree that \$25\.00 is charged to Visa •••• 4242 now/)).toBeVisible();
    await add();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls[0]?.variables['input']).toEqual(
      expect.objectContaining({ cardId: 'a', amountMinor: 2500, paymentMethodId: 'pm-1' }),
    );
    expect(host.toasts.at(-1)?.text).toBe('$25.00 added to Card a');
    expect(host.emitted).toContainEqual({
      name: 'card-updated',
      payload: { cardId: 'a', reason: 'reloaded' },
    });
  });

  it('charges no other method than the picked one, which was removed elsewhere, CRD-032', async () => {
    const mastercard = paymentMethod('pm-2', { accountNumberLastFour: '5454' });
    let methods = [visa, mastercard];
    const calls = answerChanges({ ReloadCard: () => ({ code: 'PAYMENT_METHOD_NOT_FOUND' }) });
    answerUser(() => ({ cards: [card('a', 2000)], paymentInstruments: methods }));
    await renderSlot(remote, 'add-money', { onClose: () => undefined }, { manifest, session });
    await userEvent.click(await screen.findByRole('radio', { name: /5454/ }));
    await add();
    methods = [visa];
    await userEvent.click(await screen.findByRole('button', { name: 'Choose payment method' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /5454/ })).toBeNull());
    await add();
    expect(await screen.findByText('Select a payment method to add money.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('says that it is about another card when its own was removed in another tab: no card is charged unnoticed, CRD-011', async () => {
    let cards = [card('a', 2000), card('b', 100)];
    answerUser(() => ({ cards, paymentInstruments: [visa] }));
    await renderSlot(remote, 'add-money', { onClose: () => undefined }, { manifest, session });
    expect(await screen.findByRole('combobox')).toHaveValue('a');
    expect(screen.queryByText(/isn’t in your account/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'b');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'a');
    expect(screen.queryByText(/isn’t in your account/)).toBeNull();
    cards = [card('b', 100)];
    const tab = new BroadcastChannel('crema-events');
    tab.postMessage({ name: 'card-updated', version: 1, payload: { cardId: 'a', reason: 'removed' } });
    expect(
      await screen.findByText('The card you had open isn’t in your account. This form is now for Card b.'),
    ).toBeVisible();
    tab.close();
  });

  it('offers only the amounts for which the card has room, D-92', async () => {
    await open({ cards: [card('a', 47_000)] });
    expect(await screen.findByRole('radio', { name: '$25' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: '$50' })).toBeDisabled();
    expect(screen.getByText('You can add up to $30.00.')).toBeVisible();
  });

  it('takes another amount in whole units, D-152', async () => {
    const calls = answerChanges({ ReloadCard: () => reload('DONE') });
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add money' }));
    expect(await screen.findByText('Enter a reload amount')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your amount'), '30');
    await add('Add $30.00');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.variables['input']).toEqual(expect.objectContaining({ amountMinor: 3000 }));
  });

  it.each([
    ['999999999999', 'Your card’s total amount cannot exceed $500.'],
    ['30.50', 'Invalid reload amount.'],
  ])('says what is wrong with the typed amount %s: %s, D-152, CRD-082, CRD-085', async (typed, text) => {
    const calls = answerChanges({});
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await userEvent.type(screen.getByLabelText('Your amount'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Add money' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('A whole amount from $5.00 to $480.00.')).toBeVisible();
    expect(screen.getByLabelText('Your amount')).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  });

  it('of one of several cards names a balance below zero with a minus sign, D-153', async () => {
    await open({ cards: [card('a', 2000), card('b', -2000)] });
    expect(await screen.findByRole('option', { name: 'Card b (•••• 4321), \u2212$20.00' })).toBeEnabled();
  });

  it('without any payment method leads to the page of payment methods, CRD-031', async () => {
    const { location } = await open({ paymentInstruments: [] });
    expect(await screen.findByText('You have no payment method yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Add a payment method' }));
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
  });

  it('does not offer what cannot be charged: wallets and expired cards, D-97', async () => {
    await open({
      paymentInstruments: [
        visa,
        paymentMethod('pm-2', { paymentType: 'applepay', accountNumberLastFour: '1111', isReadOnly: true }),
        paymentMethod('pm-3', { accountNumberLastFour: '2222', expiry: 'expired' }),
      ],
    });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /1111|2222/ })).toBeNull();
  });

  it.each([50_000, 49_999, 49_501])(
    'of a card with %d cents says that it is full, CRD-014',
    async (cents) => {
      await open({ cards: [card('a', cents)] });
      expect(await screen.findByText('Your card’s total amount cannot exceed $500.')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    },
  );

  it('offers the least amount while it fits, CRD-014, D-152', async () => {
    await open({ cards: [card('a', 49_500)] });
    expect(await screen.findByText('A whole amount from $5.00 to $5.00.')).toBeVisible();
  });

  /** The bank declined the payment method: the title names it (L-32). */
  const namesMethod = new Set([
    '121035',
    '121045',
    '121046',
    '121065',
    '121066',
    '121068',
    '121070',
    '121076',
  ]);
  it.each([
    ['121023', /total amount cannot exceed \$500/, 'CRD-082'],
    ['121035', /Please contact your bank/, 'CRD-085'],
    ['121036', /Invalid reload amount/, 'CRD-085'],
    ['121043', /Something went wrong with your payment method/, 'CRD-087'],
    ['121044', /credit\/debit card may have expired/, 'CRD-087'],
    ['121045', /Something went wrong with your payment method/, 'CRD-087'],
    ['121046', /Something went wrong with your payment method/, 'CRD-087'],
    ['121048', /Please select a different payment method/, 'CRD-088'],
    ['121059', /payment provider refused/, 'CRD-088'],
    ['121060', /payment provider refused/, 'CRD-088'],
    ['121061', /payment provider refused/, 'CRD-088'],
    ['121062', /Please call us at \+1 800 555 0199/, 'CRD-089'],
    ['121063', /We already received your request, thanks!/, 'CRD-089'],
    ['121065', /Something went wrong with your payment method/, 'CRD-087'],
    ['121066', /Something went wrong with your payment method/, 'CRD-087'],
    ['121067', /payment provider refused/, 'CRD-088'],
    ['121068', /Something went wrong with your payment method/, 'CRD-087'],
    ['121069', /card network/, 'CRD-089'],
    ['121070', /Something went wrong with your payment method/, 'CRD-087'],
    ['121071', /payment provider refused/, 'CRD-088'],
    ['121072', /payment provider refused/, 'CRD-088'],
    ['121075', /Something unexpected happened/, 'CRD-089'],
    ['121076', /Something went wrong with your payment method/, 'CRD-087'],
    ['123000', /Something unexpected happened/, 'CRD-089'],
  ])('%s is shown as %s, and the amount stays, %s, L-32', async (code, text) => {
    answerChanges({ ReloadCard: () => ({ code }) });
    const { onClose } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: '$50' }));
    await add('Add $50.00');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(/Your bank declined Visa •••• 4242/.test(alert.textContent ?? '')).toBe(namesMethod.has(code));
    expect(screen.getByRole('radio', { name: '$50' })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('waits while the bank decides, and says its decision, CRD-035', async () => {
    answerChanges({ ReloadCard: () => reload('PENDING') });
    const { onClose } = await open({ cardReload: reload('DONE') });
    await add();
    expect(await screen.findByText('Waiting for your bank', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('shows the bank’s question in a frame with the amount and the card, L-08, and the form again after a refusal, CRD-085', async () => {
    const action = {
      __typename: 'PaymentActionView',
      kind: 'challenge',
      url: 'http://vault.localhost/bank/k',
    };
    answerChanges({ ReloadCard: () => reload('ACTION_REQUIRED', { action }) });
    await open({ cardReload: reload('FAILED', { errorCode: '121035' }) });
    await add();
    expect(await screen.findByText(/^Add \$25\.00 to Card a/)).toBeVisible();
    expect(await screen.findByTitle('Confirmation by your bank')).toHaveAttribute(
      'src',
      `${action.url}?locale=en-US&theme=light`,
    );
    expect(
      await screen.findByText('There is a problem with your card. Please contact your bank.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add $25.00' })).toBeVisible();
  });

  it('continues with the reload for which the customer left the page, D-97', async () => {
    sessionStorage.setItem(
      'crema.pending-reload',
      JSON.stringify({ v: 1, value: { memberId: 'm1', reloadId: 'r-1' } }),
    );
    const { onClose } = await open({ cardReload: reload('DONE') });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sessionStorage.getItem('crema.pending-reload')).toBeNull();
  });
});
