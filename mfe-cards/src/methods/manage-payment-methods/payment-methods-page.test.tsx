import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultConfiguration } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerChanges,
  answerUser,
  listenToCards,
  manifest,
  paymentMethod,
  session,
} from '../../testing/cards-server.ts';
import { answerVault, findVault, tokenised } from '../../testing/vault-double.ts';

listenToCards();
const open = (route = '/account/payment-method', options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, session, ...options });
const itemOf = async (name: RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);
const list = (paymentInstruments: readonly object[]) =>
  answerUser(() => ({ paymentInstruments, addressList: [] }));

describe('the payment methods', () => {
  it('have the drawing of their network or wallet, which adds nothing to their names, PAY-004', async () => {
    list([
      paymentMethod('pm-1'),
      paymentMethod('pm-2', { paymentType: 'googlepay', accountNumberLastFour: '1881' }),
    ]);
    await open();
    const drawings = await Promise.all(
      ['Visa •••• 4242', 'Google Pay •••• 1881'].map(async (name) => {
        const title = (await screen.findByRole('heading', { level: 3, name })).parentElement;
        return title?.querySelector(':scope > svg[aria-hidden="true"]')?.innerHTML;
      }),
    );
    expect(drawings[0]).toBeTruthy();
    expect(drawings[1]).toBeTruthy();
    expect(drawings[0]).not.toBe(drawings[1]);
  });

  it('are listed with brand, last four digits, expiry and default, and a warning before they expire, CRD-002, CRD-050', async () => {
    list([
      paymentMethod('pm-1', { default: true, expiry: 'soon', expiryMonth: 1, expiryYear: 2027 }),
      paymentMethod('pm-2', { paymentType: 'amex', accountNumberLastFour: '0005', expiry: 'expired' }),
    ]);
    await open();
    const first = await itemOf(/Visa •••• 4242/);
    expect(first.getByText('Default')).toBeVisible();
    expect(first.getByText('Expires soon')).toBeVisible();
    expect(first.getByText('Expires 01/2027')).toBeVisible();
    const second = await itemOf(/American Express •••• 0005/);
    expect(second.getByRole('button', { name: /^Remove.*American Express •••• 0005/ })).toBeVisible();
    expect(second.getByText(/^Expired 12\/2030/)).toBeVisible();
  });

  it.each(['venmo', 'campusCard'])(
    '%s is listed only, and nothing adds one, D-97, CRD-051',
    async (paymentType) => {
      list([paymentMethod('pm-1', { paymentType, isReadOnly: true })]);
      await open();
      const item = await itemOf(paymentType === 'venmo' ? /Venmo/ : /Campus card/);
      expect(item.getByText(/listed only/)).toBeVisible();
      expect(screen.queryByRole('link', { name: /Venmo|Campus/ })).toBeNull();
    },
  );

  it.each([
    { key: 'creditCard', link: 'Add a bank card' },
    { key: 'giftCard', link: 'Add a Crema Card' },
    { key: 'paypal', link: 'Add PayPal' },
  ])('$key: it can be added unless the option is off, CRD-051', async ({ key, link }) => {
    list([]);
    const { unmount } = await open();
    expect(await screen.findByRole('link', { name: link })).toBeVisible();
    unmount();
    const newPaymentOptionEnabled = { ...defaultConfiguration.newPaymentOptionEnabled, [key]: false };
    await open(undefined, { configuration: { newPaymentOptionEnabled } });
    await screen.findByRole('link', { name: 'Add a billing address' });
    expect(screen.queryByRole('link', { name: link })).toBeNull();
  });

  it('venmo and campusCard are hidden by default; turned on, the page says that they cannot be added here, D-97, CRD-051', async () => {
    list([]);
    const { unmount } = await open();
    await screen.findByRole('link', { name: 'Add a bank card' });
    expect(screen.queryByText(/Venmo|Campus card/)).toBeNull();
    unmount();
    const newPaymentOptionEnabled = {
      ...defaultConfiguration.newPaymentOptionEnabled,
      venmo: true,
      campusCard: true,
    };
    await open(undefined, { configuration: { newPaymentOptionEnabled } });
    expect(
      await screen.findByText('Venmo and Campus card can’t be added on this website yet.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /Venmo|Campus/ })).toBeNull();
  });

  it('that was picked for gifts and is removed pays no gift any more, CRD-004', async () => {
    let methods = [paymentMethod('pm-1')];
    answerUser(() => ({ paymentInstruments: methods, addressList: [] }));
    answerChanges({
      RemovePaymentInstrument: () => {
        methods = [];
        return 'pm-1';
      },
    });
    const { host } = await open(undefined, { confirm: () => Promise.resolve(true) });
    host.services.giftDraft.choosePayment({ kind: 'instrument', paymentMethodId: 'pm-1', name: 'Visa' });
    await userEvent.click((await itemOf(/4242/)).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('You have no payment method yet.')).toBeVisible();
    expect(host.services.giftDraft.choice.get()).toBeUndefined();
  });

  it('of a wallet can be removed only, D-97, CRD-051', async () => {
    list([paymentMethod('pm-1', { paymentType: 'applepay', isReadOnly: true })]);
    await open();
    const item = await itemOf(/Apple Pay/);
    expect(item.queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(item.queryByRole('button', { name: /^Make default/ })).toBeNull();
    expect(item.getByText(/listed only/)).toBeVisible();
    expect(item.getByRole('button', { name: /^Remove/ })).toBeVisible();
  });

  it('get another default, CRD-050', async () => {
    let chosen = 'pm-1';
    answerUser(() => ({
      paymentInstruments: ['pm-1', 'pm-2'].map((id) =>
        paymentMethod(id, { default: id === chosen, accountNumberLastFour: id === 'pm-1' ? '1111' : '2222' }),
      ),
      addressList: [],
    }));
    answerChanges({
      SetDefaultPaymentInstrument: () => {
        chosen = 'pm-2';
        return paymentMethod('pm-2', { default: true, accountNumberLastFour: '2222' });
      },
    });
    await open();
    await userEvent.click((await itemOf(/2222/)).getByRole('button', { name: /^Make default/ }));
    await waitFor(async () => expect((await itemOf(/1111/)).queryByText('Default')).toBeNull());
    expect((await itemOf(/2222/)).getByText('Default')).toBeVisible();
  });

  it('say before one is removed that its auto reload ends, CRD-032, D-91', async () => {
    let methods = [paymentMethod('pm-1', { autoReloadCardIds: ['a'] })];
    answerUser(() => ({ paymentInstruments: methods, addressList: [], cards: [] }));
    answerChanges({
      RemovePaymentInstrument: () => {
        methods = [];
        return 'pm-1';
      },
    });
    const confirm = jest.fn(() => Promise.resolve(true));
    const { host } = await open(undefined, { confirm });
    await userEvent.click((await itemOf(/4242/)).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('You have no payment method yet.')).toBeVisible();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ body: 'Auto reload uses it and will be turned off.' }),
    );
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'card-updated',
        payload: { cardId: 'a', reason: 'auto-reload-changed' },
      }),
    );
    expect(host.emitted).toContainEqual({
      name: 'payment-methods-updated',
      payload: { subject: 'payment-method', id: 'pm-1', reason: 'removed' },
    });
  });
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a bank card', () => {
  const addPath = '/account/payment-method/add/credit-card';

  it('is stored by the vault’s token only, CRD-002, CRD-052', async () => {
    list([]);
    const calls = answerChanges({
      CreateStoringKey: () => 'key-1',
      AddPaymentInstrument: () => paymentMethod('pm-1'),
    });
    const { location, host } = await open(addPath);
    await findVault();
    await answerVault({ kind: 'validity', complete: true });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Make it my default payment method' }));
    await save();
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['CreateStoringKey']));
    await answerVault(tokenised);
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
    expect(calls.slice(1).map(({ variables }) => variables)).toEqual([
      { input: { requestId: expect.any(String), paymentInstrumentToken: 'tok-1', default: true } },
    ]);
    expect(host.toasts.at(-1)?.text).toBe('Payment method added');
  });

  it('is not typed again after an error that did not use its token; the choices stay, CRD-052', async () => {
    list([]);
    let code = 'UNEXPECTED_ERROR';
    const calls = answerChanges({ AddPaymentInstrument: () => ({ code }) });
    await open(addPath);
    await findVault();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Make it my default payment method' }));
    await save();
    await answerVault(tokenised);
    await screen.findByRole('alert');
    expect(screen.getByText('Visa •••• 4242')).toBeVisible();
    code = 'PAYMENT_DECLINED';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your bank declined this card. Please try another one.')).toBeVisible();
    expect(calls).toHaveLength(2);
    expect(screen.queryByText('Visa •••• 4242')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Make it my default payment method' })).toBeChecked();
  });

  it('is replaced under its id, so that auto reload continues, CRD-050', async () => {
    list([paymentMethod('pm-1')]);
    const calls = answerChanges({ UpdatePaymentInstrument: () => paymentMethod('pm-1') });
    const { location } = await open('/account/payment-method/edit/credit-card?id=pm-1');
    expect(await screen.findByText(/^Visa •••• \d{4}$/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Enter a new card' }));
    await findVault();
    await save();
    await answerVault(tokenised);
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
    expect(calls[0]?.variables).toEqual({
      input: { paymentMethodId: 'pm-1', paymentInstrumentToken: 'tok-1' },
    });
  });

  it('cannot be replaced by a new one while new bank cards are off, CRD-051', async () => {
    list([paymentMethod('pm-1')]);
    const newPaymentOptionEnabled = { ...defaultConfiguration.newPaymentOptionEnabled, creditCard: false };
    await open('/account/payment-method/edit/credit-card?id=pm-1', {
      configuration: { newPaymentOptionEnabled },
    });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter a new card' })).toBeNull();
  });

  it('that is gone says so, CRD-050', async () => {
    list([]);
    await open('/account/payment-method/edit/credit-card?id=pm-9');
    expect(await screen.findByText('This payment method is no longer in your account.')).toBeVisible();
  });
});
