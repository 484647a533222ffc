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
import type { WalletCard } from '../../card/wallet-card.ts';
import { changeFor, triggersBelow, withAmount } from './auto-reload.rules.ts';

listenToCards();
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' }) as const;
const profile = (rest: Partial<NonNullable<WalletCard['autoReloadProfile']>> = {}) =>
  ({
    __typename: 'AutoReloadProfile',
    status: 'on',
    isActive: true,
    isReloading: false,
    paymentMethodId: 'pm-1',
    amount: usd(5000),
    triggerAmount: usd(1000),
    ...rest,
  }) as const;
const open = async (autoReloadProfile: WalletCard['autoReloadProfile'] = null) => {
  const onClose = jest.fn();
  answerUser(() => ({
    cards: [card('a', 2000, { autoReloadProfile })],
    paymentInstruments: [paymentMethod('pm-1', { default: true })],
  }));
  const rendered = await renderSlot(remote, 'auto-reload', { onClose }, { manifest, session });
  return { ...rendered, onClose };
};
const toggle = async () => userEvent.click(await screen.findByRole('switch'));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const changed = { name: 'card-updated', payload: { cardId: 'a', reason: 'auto-reload-changed' } };

describe('auto reload', () => {
  it('without a card leads to a digital one with money on it, ORD-108, K-04', async () => {
    answerUser(() => ({ cards: [], paymentInstruments: [] }));
    await renderSlot(remote, 'auto-reload', { onClose: () => undefined }, { manifest, session });
    expect(await screen.findByRole('link', { name: 'Get a digital card' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#add-money$/),
    );
  });

  it('without a profile and not enabled closes, CRD-030', async () => {
    const { onClose, host } = await open();
    await screen.findByRole('switch');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(host.toasts).toEqual([]);
  });

  it('is off after one press, and tries to turn off again after an error, D-91', async () => {
    let refused = true;
    const calls = answerChanges({
      DisableAutoReload: () =>
        refused ? { code: 'TEMPORARILY_UNAVAILABLE' } : card('a', 2000, { autoReloadProfile: null }),
    });
    const { onClose, host } = await open(profile());
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off Auto reload' }));
    refused = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ name, variables }) => [name, variables['cardId']])).toEqual([
      ['DisableAutoReload', 'a'],
      ['DisableAutoReload', 'a'],
    ]);
    expect(host.toasts.at(-1)?.text).toBe('Auto reload turned off');
  });

  it('is created with amount, trigger and method, and says that it is on, CRD-030, CRD-034, D-91', async () => {
    const calls = answerChanges({
      CreateAutoReload: () => card('a', 2000, { autoReloadProfile: profile() }),
    });
    const { onClose, host } = await open();
    await toggle();
    await userEvent.selectOptions(screen.getByLabelText('Amount to add'), '$50.00');
    await userEvent.selectOptions(screen.getByLabelText('When the balance falls below'), '$10.00');
    await userEvent.click(await screen.findByRole('radio', { name: /4242/ }));
    expect(
      screen.getByText(/adds \$50\.00 whenever the balance falls below \$10\.00\. By saving you agree/),
    ).toBeVisible();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ variables }) => variables['input'])).toEqual([
      { cardId: 'a', amountMinor: 5000, triggerAmountMinor: 1000, paymentMethodId: 'pm-1' },
    ]);
    expect(host.toasts.at(-1)?.text).toBe('Auto reload turned on');
    expect(host.emitted).toContainEqual(changed);
  });

  it('is not saved without a payment method, CRD-031', async () => {
    await open();
    // Off takes the choice back (CRD-030).
    for (const _isOn of [true, false, true]) await toggle();
    await screen.findByRole('radio', { name: /4242/ });
    await save();
    expect(await screen.findByText('To save Auto reload settings, select a payment method.')).toBeVisible();
  });

  it('begins with the only payment method chosen, K-14', async () => {
    await open();
    await toggle();
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
  });

  it('begins with the default one of two payment methods chosen, L-35', async () => {
    answerUser(() => ({
      cards: [card('a', 2000)],
      paymentInstruments: [
        paymentMethod('pm-2', { accountNumberLastFour: '5454' }),
        paymentMethod('pm-1', { default: true }),
      ],
    }));
    await renderSlot(remote, 'auto-reload', { onClose: () => undefined }, { manifest, session });
    await toggle();
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /5454/ })).not.toBeChecked();
  });

  it('says that a smaller amount lowers the limit, until another one is chosen, K-14, D-91', async () => {
    await open(profile({ amount: usd(5000), triggerAmount: usd(2500) }));
    await userEvent.selectOptions(await screen.findByLabelText('Amount to add'), '$25.00');
    const lowered = /^We lowered the limit to \$\d+\.00: it must be below the amount\.$/;
    expect(screen.getByText(lowered)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Amount to add'), '$75.00');
    expect(screen.queryByText(lowered)).toBeNull();
  });

  it('with a profile is updated, CRD-030', async () => {
    const calls = answerChanges({
      UpdateAutoReload: () => card('a', 2000, { autoReloadProfile: profile() }),
    });
    const { onClose } = await open(profile());
    await userEvent.selectOptions(await screen.findByLabelText('Amount to add'), '$75.00');
    await screen.findByRole('radio', { name: /4242/ });
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls[0]?.variables['input']).toEqual(expect.objectContaining({ amountMinor: 7500 }));
  });

  it('says what turning it off changes, resets the payment field and says that it is off, CRD-030, CRD-034, D-91', async () => {
    const calls = answerChanges({ DisableAutoReload: () => card('a', 2000) });
    const { onClose, host } = await open(profile());
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    await toggle();
    await toggle();
    expect(screen.getByRole('radio', { name: /4242/ })).not.toBeChecked();
    await toggle();
    expect(
      screen.getByText(/^From then on nothing is charged: money is added to Card a only when/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off Auto reload' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ variables }) => variables)).toEqual([{ cardId: 'a' }]);
    expect(host.toasts.at(-1)?.text).toBe('Auto reload turned off');
  });

  it('says that it is about another card when its own was removed in another tab, CRD-011', async () => {
    let cards = [card('a', 2000), card('b', 100)];
    answerUser(() => ({ cards, paymentInstruments: [paymentMethod('pm-1', { default: true })] }));
    await renderSlot(remote, 'auto-reload', { onClose: () => undefined }, { manifest, session });
    expect(await screen.findByRole('combobox')).toHaveValue('a');
    cards = [card('b', 100)];
    const tab = new BroadcastChannel('crema-events');
    tab.postMessage({ name: 'card-updated', version: 1, payload: { cardId: 'a', reason: 'removed' } });
    expect(await screen.findByText(/This form is now for Card b\./)).toBeVisible();
    tab.close();
  });

  it('that the bank declined says so with its payment method, and asks for another one, CRD-034, L-32', async () => {
    await open(profile({ status: 'declined', isActive: false }));
    expect(await screen.findByText('Auto reload is off: your bank declined Visa •••• 4242.')).toBeVisible();
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('asks for an amount if the one of the profile is not on offer any more: it shows no other one as chosen, CRD-033, CRD-081', async () => {
    let isRefused = true;
    const calls = answerChanges({
      UpdateAutoReload: () =>
        isRefused ? { code: '121009' } : card('a', 2000, { autoReloadProfile: profile() }),
    });
    const { onClose } = await open(profile({ amount: usd(3000), triggerAmount: usd(700) }));
    expect(await screen.findByLabelText('Amount to add')).toHaveDisplayValue('Choose an amount');
    await screen.findByRole('radio', { name: /4242/ });
    await save();
    expect(await screen.findByText('Enter an Auto reload amount.')).toBeVisible();
    isRefused = false;
    await userEvent.selectOptions(screen.getByLabelText('Amount to add'), '$25.00');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ variables }) => variables['input'])).toEqual([
      expect.objectContaining({ amountMinor: null }),
      expect.objectContaining({ amountMinor: 2500, triggerAmountMinor: 500 }),
    ]);
  });

  it.each([
    ['121009', 'Enter an Auto reload amount.'],
    ['121010', 'Enter an Auto reload amount.'],
    ['UNEXPECTED_ERROR', 'Something unexpected happened. Please try again.'],
  ])('shows %s as “%s”, and keeps the choices, CRD-081, CRD-031', async (code, text) => {
    answerChanges({ UpdateAutoReload: () => ({ code }) });
    await open(profile());
    await screen.findByRole('radio', { name: /4242/ });
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Amount to add')).toHaveValue('5000');
  });
});

describe('the rules of auto reload', () => {
  it('offers triggers below the amount only, D-91', () => {
    expect(triggersBelow(1500, [5, 10, 15, 25])).toEqual([500, 1000]);
    const choice = { isEnabled: true, amountMinor: 5000, triggerMinor: 2500 };
    expect(withAmount(choice, 1500, [5, 10, 15, 25])).toEqual({
      isEnabled: true,
      amountMinor: 1500,
      triggerMinor: 1000,
    });
  });

  it.each([
    [null, false, 'close'],
    [null, true, 'create'],
    [profile(), true, 'update'],
    [profile(), false, 'disable'],
    [profile({ status: 'declined', isActive: false }), true, 'update'],
    [profile({ status: 'off', isActive: false }), false, 'close'],
  ] as const)('%#: the change follows profile and switch, CRD-030', (given, isEnabled, expected) => {
    expect(changeFor(given, isEnabled)).toBe(expected);
  });
});
