import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { walletMaxAgeMs } from '../use-payment-methods.ts';
import { answerChanges, answerUser, listenToCards, manifest, session } from '../../testing/cards-server.ts';

listenToCards();
const stored = {
  __typename: 'BillingAddress',
  addressId: 'addr-1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: null,
  addressLine1: '1 Lake Street',
  addressLine2: null,
  city: 'Chicago',
  postalCode: '60601',
  countrySubdivision: 'IL',
  country: 'US',
};
const user = () => ({ paymentInstruments: [], addressList: [stored] });
const open = (route: string) => renderRemote(remote, { manifest, route, session });
const fill = async () => {
  await userEvent.type(await screen.findByLabelText('First name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last name'), 'Lovelace');
  await userEvent.type(screen.getByLabelText('Address'), '1 Lake Street');
  await userEvent.type(screen.getByLabelText('City'), 'Chicago');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'IL');
  await userEvent.type(screen.getByLabelText('ZIP or postal code'), '60601');
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const addPath = '/account/payment-method/add/billing-address';

describe('a billing address', () => {
  it('is stored with its fields, and an empty second line is null, CRD-002, CRD-060, CRD-061', async () => {
    answerUser(user);
    const calls = answerChanges({ CreateAddress: () => stored });
    const { location } = await open(addPath);
    await fill();
    await save();
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
    const { __typename: _type, addressId: _addressId, ...input } = stored;
    expect(calls[0]?.variables).toEqual({ input: { requestId: expect.any(String), ...input } });
  });

  it('is not sent while a field is missing or does not fit the country, CRD-060, D-167', async () => {
    await open(addPath);
    await fill();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA');
    await userEvent.clear(screen.getByLabelText('City'));
    await save();
    expect(await screen.findByText('Enter a city.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Check this field.')).toHaveLength(2));
  });

  it('names the state, or the province or territory, by the country, L-44', async () => {
    await open(addPath);
    expect(await screen.findByLabelText('State')).toBeVisible();
    expect(screen.queryByLabelText(/Province/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA');
    expect(screen.getByLabelText('Province or territory')).toBeVisible();
    expect(screen.queryByLabelText(/State/)).toBeNull();
  });

  it('is stored with a phone number that cannot be read, and the form says that the number is left out, PLT-020', async () => {
    answerUser(user);
    answerChanges({ CreateAddress: () => stored });
    const { location } = await open(addPath);
    await fill();
    await userEvent.type(screen.getByLabelText(/^Phone number/), '12');
    await userEvent.tab();
    expect(await screen.findByText(/We can’t read this number, so we’ll leave it out/)).toBeVisible();
    await save();
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
  });

  it('shows the server’s reason at its field, and keeps what was typed, CRD-060', async () => {
    answerChanges({
      CreateAddress: () => ({ code: 'VALIDATION', params: { postalCode: 'invalid' } }),
    });
    await open(addPath);
    await fill();
    await save();
    expect(await screen.findByText('Check this field.')).toBeVisible();
    expect(screen.getByLabelText('ZIP or postal code')).toHaveValue('60601');
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });

  it('is changed under its id, CRD-060', async () => {
    answerUser(user);
    const calls = answerChanges({ UpdateAddress: () => stored });
    const { location } = await open('/account/payment-method/edit/billing-address?id=addr-1');
    const city = await screen.findByLabelText('City');
    expect(city).toHaveValue('Chicago');
    await userEvent.clear(city);
    await userEvent.type(city, 'Evanston');
    await save();
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
    expect(calls[0]?.variables['input']).toEqual(
      expect.objectContaining({ addressId: 'addr-1', city: 'Evanston', addressLine2: null }),
    );
  });

  it('that is gone says so, CRD-060', async () => {
    answerUser(user);
    await open('/account/payment-method/edit/billing-address?id=other');
    expect(await screen.findByText('This address is no longer in your account.')).toBeVisible();
  });

  it('is removed after a question, CRD-060', async () => {
    let addressList = [stored];
    answerUser(() => ({ paymentInstruments: [], addressList }));
    answerChanges({
      RemoveAddress: () => {
        addressList = [];
        return 'addr-1';
      },
    });
    await open('/account/payment-method');
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(screen.queryByText('Ada Lovelace')).toBeNull());
  });

  it('is read again when the list is a week old: while it is shown, and when it is opened again, CRD-060', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let now = 0;
      const clock = { now: () => now, monotonic: () => now };
      const calls = answerUser(user);
      const { go } = await renderRemote(remote, {
        manifest,
        route: '/account/payment-method',
        session,
        clock,
      });
      await screen.findByText('Ada Lovelace');
      expect(calls).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(walletMaxAgeMs - 1_000));
      expect(calls).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(calls).toHaveLength(2);
      act(() => go('/account/payment-method/add/paypal'));
      await screen.findByRole('button', { name: 'Continue to PayPal' });
      now = walletMaxAgeMs;
      act(() => go('/account/payment-method'));
      expect(await screen.findByText('Ada Lovelace')).toBeVisible();
      await waitFor(() => expect(calls).toHaveLength(3));
    } finally {
      jest.useRealTimers();
    }
  });
});
