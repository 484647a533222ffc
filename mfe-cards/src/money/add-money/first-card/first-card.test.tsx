import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultConfiguration } from '@crema/shared-contracts';
import { renderSlot } from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import {
  answerChanges,
  answerUser,
  card,
  listenToCards,
  manifest,
  paymentMethod,
  session,
} from '../../../testing/cards-server.ts';
import { answerVault, findVault, tokenised } from '../../../testing/vault-double.ts';
import { firstCardOptions } from './first-card.rules.ts';

listenToCards();
beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
});
const visa = paymentMethod('pm-1', { default: true });
const reload = (amountMinor: number) => ({
  __typename: 'CardReload',
  reloadId: 'r-1',
  status: 'DONE',
  amount: { __typename: 'Money', amountMinor, currency: 'USD' },
  errorCode: null,
  action: null,
  card: card('new', amountMinor),
});
type Input = Record<string, unknown>;
const inputOf = ({ variables }: { variables: Record<string, unknown> }) => variables['input'] as Input;

/** The server of a member without a card: a created card is in the wallet from then on. */
const open = async ({ user = {}, configuration = {} }: { user?: object; configuration?: object } = {}) => {
  const onClose = jest.fn();
  const wallet = { cards: [] as ReturnType<typeof card>[], paymentInstruments: [visa], ...user };
  answerUser(() => wallet);
  const options = { manifest, session, configuration };
  const rendered = await renderSlot(remote, 'add-money', { onClose }, options);
  return { ...rendered, onClose, wallet };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the first card of a member', () => {
  it('is created and filled in one sheet with the amount and the stored payment method, which it then closes, K-04', async () => {
    const { onClose, wallet, host } = await open();
    const calls = answerChanges({
      CreateDigitalCard: () => {
        wallet.cards = [card('new', 0)];
        return card('new', 0);
      },
      ReloadCard: () => reload(3000),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await userEvent.type(screen.getByLabelText('Your amount'), '30');
    expect(await screen.findByText(/you agree that \$30\.00 is charged to Visa •••• 4242 now/)).toBeVisible();
    await press('Get a card with $30.00');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ name }) => name)).toEqual(['CreateDigitalCard', 'ReloadCard']);
    expect(calls[1] && inputOf(calls[1])).toEqual(
      expect.objectContaining({ cardId: 'new', amountMinor: 3000, paymentMethodId: 'pm-1' }),
    );
    expect(host.toasts.map(({ text }) => text)).toEqual(['$30.00 added to Card new']);
    expect(host.emitted.filter(({ name }) => name === 'card-updated')).toEqual(
      ['added', 'reloaded'].map((reason) => ({ name: 'card-updated', payload: { cardId: 'new', reason } })),
    );
  });

  it('is paid by a bank card that is typed in the sheet and stored, K-04, CRD-052', async () => {
    const { onClose, wallet } = await open({ user: { paymentInstruments: [] } });
    const calls = answerChanges({
      AddPaymentInstrument: () => {
        wallet.paymentInstruments = [visa];
        return visa;
      },
      CreateDigitalCard: () => card('new', 0),
      ReloadCard: () => reload(2500),
    });
    await findVault();
    expect(screen.getByText(/^We store this card in your payment methods/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use PayPal instead' })).toBeVisible();
    await press('Get a card with $25.00');
    await answerVault(tokenised);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ name }) => name)).toEqual([
      'AddPaymentInstrument',
      'CreateDigitalCard',
      'ReloadCard',
    ]);
    expect(calls[0] && inputOf(calls[0])).toEqual(
      expect.objectContaining({ paymentInstrumentToken: 'tok-1' }),
    );
    expect(calls[2] && inputOf(calls[2])).toEqual(expect.objectContaining({ paymentMethodId: 'pm-1' }));
  });

  it('stays in the sheet with what was typed if the payment fails, and the next try creates no second card, K-04', async () => {
    const { onClose, wallet } = await open();
    const answers = [{ code: '121035' }, reload(5000)];
    const calls = answerChanges({
      CreateDigitalCard: () => {
        wallet.cards = [card('new', 0)];
        return card('new', 0);
      },
      ReloadCard: () => answers.shift() ?? {},
    });
    await userEvent.click(await screen.findByRole('radio', { name: '$50' }));
    await press('Get a card with $50.00');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your new card is ready, but nothing was added to it');
    expect(alert).toHaveTextContent('There is a problem with your card. Please contact your bank.');
    expect(screen.getByRole('radio', { name: '$50' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /4242/ })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
    await press('Add $50.00');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ name }) => name)).toEqual(['CreateDigitalCard', 'ReloadCard', 'ReloadCard']);
    expect(calls.slice(1).map((call) => inputOf(call)['cardId'])).toEqual(['new', 'new']);
  });

  it('is asked for with the same requestId when the answer was lost, also after the sheet was closed, K-04, D-164', async () => {
    const calls = answerChanges({ CreateDigitalCard: () => ({ code: 'UNEXPECTED_ERROR' }) });
    const first = await open();
    await press('Get a card with $25.00');
    await screen.findByRole('alert');
    first.unmount();
    await open();
    await press('Get a card with $25.00');
    await screen.findByRole('alert');
    expect(calls).toHaveLength(2);
    const [one, two] = calls.map((call) => inputOf(call)['requestId']);
    expect(two).toBe(one);
  });

  it('is not paid by a bank card that could not be stored: no card is created, K-04', async () => {
    const calls = answerChanges({ AddPaymentInstrument: () => ({ code: 'PAYMENT_DECLINED' }) });
    await open({ user: { paymentInstruments: [] } });
    await findVault();
    await press('Get a card with $25.00');
    await answerVault(tokenised);
    await screen.findByRole('alert');
    expect(calls.map(({ name }) => name)).toEqual(['AddPaymentInstrument']);
  });

  it('continues after PayPal’s page with what was typed and the new payment method, K-04, CRD-032', async () => {
    const paypal = paymentMethod('pm-2', { paymentType: 'paypal', accountName: 'a…@example.com' });
    const trip = {
      ...{ form: 'add-money', subject: '', path: '/menu/cart#add-money', addedId: 'pm-2' },
      values: { choice: { option: '10000', typed: '' } },
    };
    const value = { memberId: 'm1', startedAt: Date.now(), trips: [trip] };
    sessionStorage.setItem('crema.payment-trips', JSON.stringify({ v: 1, value }));
    await open({ user: { paymentInstruments: [visa, paypal] } });
    expect(await screen.findByRole('radio', { name: '$100' })).toBeChecked();
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeChecked();
  });

  it('continues with what was typed after the bank asked on its own page and refused; the next try creates no second card, K-04, CRD-035', async () => {
    const redirect = { kind: 'redirect', url: 'http://localhost/#bank' };
    const answers = [{ ...reload(3000), status: 'ACTION_REQUIRED', action: redirect }, reload(3000)];
    const calls = answerChanges({
      CreateDigitalCard: () => card('new', 0),
      ReloadCard: () => answers.shift() ?? {},
    });
    const first = await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await userEvent.type(screen.getByLabelText('Your amount'), '30');
    await press('Get a card with $30.00');
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
    first.unmount();
    const cardReload = { ...reload(3000), status: 'FAILED', errorCode: '121035' };
    const back = await open({ user: { cards: [card('new', 0)], cardReload } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your new card is ready, but nothing was added to it');
    expect(screen.getByLabelText('Your amount')).toHaveValue('30');
    await press('Add $30.00');
    await waitFor(() => expect(back.onClose).toHaveBeenCalled());
    expect(calls.map(({ name }) => name)).toEqual(['CreateDigitalCard', 'ReloadCard', 'ReloadCard']);
    expect(calls[2] && inputOf(calls[2])['cardId']).toBe('new');
  });

  it('that was got for an order pays it also after the bank asked on its own page, K-04', async () => {
    const typed = { cardId: 'new', amountMinor: 2500, paymentMethodId: 'pm-1', isFirstCard: true };
    const value = { memberId: 'm1', reloadId: 'r-1', typed: { ...typed, missing: { amountMinor: 900 } } };
    sessionStorage.setItem('crema.pending-reload', JSON.stringify({ v: 1, value }));
    const { host, onClose } = await open({ user: { cards: [card('new', 2500)], cardReload: reload(2500) } });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(host.emitted).toContainEqual({
      name: 'payment-chosen',
      payload: { purpose: 'order', kind: 'stored-value', id: 'new' },
    });
  });

  it('needs an amount and sends nothing without one, CRD-081', async () => {
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await press('Add money');
    expect(await screen.findByText('Enter a reload amount')).toBeVisible();
    expect(screen.getByLabelText('Your amount')).toHaveFocus();
  });

  it('is not offered while cards are off, CRD-051', async () => {
    const newPaymentOptionEnabled = { ...defaultConfiguration.newPaymentOptionEnabled, giftCard: false };
    await open({ configuration: { newPaymentOptionEnabled } });
    expect(await screen.findByText('Your account has no payment methods.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Get a card/ })).toBeNull();
  });

  it('takes the amounts of an empty card, D-92, D-152', () => {
    expect(firstCardOptions(defaultConfiguration, 'USD')).toEqual(card('new', 0).addMoney);
  });
});
