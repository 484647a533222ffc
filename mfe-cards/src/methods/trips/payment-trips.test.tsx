import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, renderSlot } from '@crema/remote-kit/testing';
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
import { answerVault, findVault, tokenised } from '../../testing/vault-double.ts';
import { paymentTrips, tripMs } from './payment-trips.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const visa = paymentMethod('pm-1', { default: true });
const added = paymentMethod('pm-2', { accountNumberLastFour: '1111' });
const list = (paymentInstruments: readonly object[], rest: object = {}) =>
  answerUser(() => ({ cards: [card('a', 2000), card('b', 2000)], paymentInstruments, ...rest }));
const open = (route: string) => renderRemote(remote, { manifest, route, session });
const openSlot = (name: 'add-money' | 'auto-reload') =>
  renderSlot(remote, name, { onClose: jest.fn() }, { manifest, session });
const addLink = () => screen.findByRole('link', { name: 'Add a payment method' });
const saveCard = async () => {
  await findVault();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await answerVault(tokenised);
};

describe('a form that is left to add a payment method', () => {
  it('is found again with its card, amount and the new payment method: add money, CRD-032', async () => {
    list([visa]);
    const { location, unmount } = await openSlot('add-money');
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'b');
    await userEvent.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await userEvent.type(screen.getByLabelText('Your amount'), '30');
    await userEvent.click(await addLink());
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
    unmount();

    const methods = await open('/account/payment-method');
    expect(await screen.findByRole('link', { name: 'Back to adding money' })).toHaveAttribute('href', '/');
    methods.unmount();

    list([visa, added]);
    answerChanges({ AddPaymentInstrument: () => added });
    const page = await open('/account/payment-method/add/credit-card');
    await saveCard();
    await waitFor(() => expect(page.location()).toBe('/'));
    page.unmount();

    await openSlot('add-money');
    expect(await screen.findByRole('radio', { name: /1111/ })).toBeChecked();
    expect(screen.getByLabelText('Your amount')).toHaveValue('30');
    expect(screen.getByRole('combobox')).toHaveValue('b');
    expect(sessionStorage.getItem('crema.payment-trips')).toBeNull();
  });

  it('is found again as it was: auto reload, CRD-032, CRD-030', async () => {
    list([visa]);
    const first = await openSlot('auto-reload');
    await userEvent.click(await screen.findByRole('switch'));
    await userEvent.selectOptions(screen.getByLabelText('Amount to add'), '$50.00');
    await userEvent.click(await addLink());
    first.unmount();
    await openSlot('auto-reload');
    expect(await screen.findByRole('switch')).toBeChecked();
    expect(screen.getByLabelText('Amount to add')).toHaveDisplayValue('$50.00');
  });

  it('is found again with the new address: a bank card, of whose number nothing is stored, CRD-060, CRD-052', async () => {
    const address = {
      __typename: 'BillingAddress',
      addressId: 'addr-2',
      firstName: 'Ada',
      lastName: 'Byron',
      phoneNumber: null,
      addressLine1: '1 Pier Road',
      addressLine2: null,
      city: 'Chicago',
      postalCode: '60601',
      countrySubdivision: 'IL',
      country: 'US',
    };
    const old = { ...address, addressId: 'addr-1', addressLine1: '9 Old Road' };
    let addressList: readonly object[] = [old];
    answerUser(() => ({ paymentInstruments: [], addressList }));
    answerChanges({
      CreateAddress: () => {
        addressList = [old, address];
        return address;
      },
    });
    const { location, unmount } = await open('/account/payment-method/add/credit-card');
    await findVault();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Make it my default payment method' }));
    await userEvent.click(screen.getByRole('link', { name: 'Add a billing address' }));
    await waitFor(() => expect(location()).toBe('/account/payment-method/add/billing-address'));
    await userEvent.type(await screen.findByLabelText('First name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Last name'), 'Byron');
    await userEvent.type(screen.getByLabelText('Address'), '1 Pier Road');
    await userEvent.type(screen.getByLabelText('City'), 'Chicago');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'IL');
    await userEvent.type(screen.getByLabelText('ZIP or postal code'), '60601');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location()).toBe('/account/payment-method/add/credit-card'));
    expect(await screen.findByLabelText('Billing address')).toHaveValue('addr-2');
    expect(screen.getByRole('checkbox', { name: 'Make it my default payment method' })).toBeChecked();
    unmount();
  });

  it('is forgotten after 30 minutes, and by another member', () => {
    const trip = { form: 'add-money', subject: 'a', path: '/menu#add-money', values: {} } as const;
    paymentTrips('m1', 0).leave(trip);
    expect(paymentTrips('m1', tripMs - 1).last()).toEqual(trip);
    expect(paymentTrips('m1', tripMs).last()).toBeUndefined();
    expect(paymentTrips('m2', 1).last()).toBeUndefined();
    paymentTrips('m1', 0).leave({ ...trip, path: '//evil.example' });
    expect(paymentTrips('m1', 1).last()).toBeUndefined();
  });
});

describe('the selected payment method', () => {
  it('is cleared when it was removed, so that another one must be chosen, CRD-032', async () => {
    const profile = {
      __typename: 'AutoReloadProfile',
      status: 'on',
      isActive: true,
      isReloading: false,
      amount: { __typename: 'Money', amountMinor: 2500, currency: 'USD' },
      triggerAmount: { __typename: 'Money', amountMinor: 500, currency: 'USD' },
      paymentMethodId: 'pm-1',
    };
    let methods = [visa, added];
    answerUser(() => ({
      cards: [card('a', 2000, { autoReloadProfile: profile as never })],
      paymentInstruments: methods,
    }));
    const { unmount } = await openSlot('auto-reload');
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    unmount();
    methods = [added];
    await openSlot('auto-reload');
    expect(await screen.findByRole('radio', { name: /1111/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('To save Auto reload settings, select a payment method.')).toBeVisible();
  });
});
