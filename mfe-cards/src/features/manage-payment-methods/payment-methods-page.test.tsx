import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

listenToCards();
const open = (route = '/account/payment-method', options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, session, ...options });
const itemOf = async (name: RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);
const list = (paymentInstruments: readonly object[]) =>
  answerUser(() => ({ paymentInstruments, addressList: [] }));

describe('the payment methods', () => {
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
    expect(second.getByText(/^Expired 12\/2030/)).toBeVisible();
  });

  it('of a wallet can be removed only, D-97, CRD-051', async () => {
    list([paymentMethod('pm-1', { paymentType: 'applepay', isReadOnly: true })]);
    await open();
    const item = await itemOf(/Apple Pay/);
    expect(item.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(item.queryByRole('button', { name: 'Make default' })).toBeNull();
    expect(item.getByRole('button', { name: 'Remove' })).toBeVisible();
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
    await userEvent.click((await itemOf(/2222/)).getByRole('button', { name: 'Make default' }));
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
    await userEvent.click((await itemOf(/4242/)).getByRole('button', { name: 'Remove' }));
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
  });
});

const vaultOrigin = 'http://vault.localhost';
const frame = async () =>
  (await screen.findByTitle('Card number, expiry date and security code')) as HTMLIFrameElement;
/** The vault's frame answers the request for a token. */
const answerVault = async (message: object) => {
  const { contentWindow } = await frame();
  await act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: vaultOrigin,
        source: contentWindow,
        data: { source: 'crema-vault', ...message },
      }),
    );
  });
};
const tokenised = {
  kind: 'tokenised',
  paymentInstrumentToken: 'tok-1',
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  expiresInMs: 300_000,
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a bank card', () => {
  const addPath = '/account/payment-method/add/credit-card';

  it('is stored by the vault’s token only, CRD-002, CRD-052', async () => {
    list([]);
    const calls = answerChanges({ AddPaymentInstrument: () => paymentMethod('pm-1') });
    const { location, host } = await open(addPath);
    await frame();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Make it my default payment method' }));
    await save();
    await answerVault(tokenised);
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
    expect(calls.map(({ variables }) => variables)).toEqual([
      { input: { requestId: expect.any(String), paymentInstrumentToken: 'tok-1', default: true } },
    ]);
    expect(host.toasts.at(-1)?.text).toBe('Payment method added');
  });

  it('is not typed again after an error that did not use its token; the choices stay, CRD-052', async () => {
    list([]);
    let code = 'UNEXPECTED_ERROR';
    const calls = answerChanges({ AddPaymentInstrument: () => ({ code }) });
    await open(addPath);
    await frame();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Enter a new card' }));
    await frame();
    await save();
    await answerVault(tokenised);
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
    expect(calls[0]?.variables).toEqual({
      input: { paymentMethodId: 'pm-1', paymentInstrumentToken: 'tok-1' },
    });
  });

  it('that is gone says so, CRD-050', async () => {
    list([]);
    await open('/account/payment-method/edit/credit-card?id=pm-9');
    expect(await screen.findByText('This payment method is no longer in your account.')).toBeVisible();
  });
});
