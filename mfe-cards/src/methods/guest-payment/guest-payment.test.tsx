import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, renderSlot, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerChanges, listenToCards, manifest } from '../../testing/cards-server.ts';
import { answerVault, findVault, tokenised } from '../../testing/vault-double.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const giftDraft = { productNumber: '11010101', name: 'Balloons', path: '/gift' };
const addressPath = '/account/payment-method/gift/guest/billing-address';
const cardPath = '/account/payment-method/gift/guest/credit-card';
const open = (route: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, giftDraft, ...options });
const fill = async (submit = 'Continue to your card') => {
  await userEvent.type(await screen.findByLabelText('Address'), '1 Pier Road');
  await userEvent.type(screen.getByLabelText('City'), 'Chicago');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'IL');
  await userEvent.type(screen.getByLabelText('ZIP or postal code'), '60601');
  await userEvent.click(screen.getByRole('button', { name: submit }));
};
const use = () => userEvent.click(screen.getByRole('button', { name: 'Use this card' }));

describe('a guest’s payment for a gift', () => {
  it('says before an address or a card is typed that the browser refuses cookies, PLT-018', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const { go, host } = await open(addressPath);
    expect(await screen.findByText('Your browser refuses cookies')).toBeVisible();
    act(() => {
      host.services.giftDraft.setPayment({ addressToken: 'address-1' });
      go(cardPath);
    });
    await screen.findByRole('button', { name: 'Use this card' });
    expect(screen.getByText('Your browser refuses cookies')).toBeVisible();
  });

  it('sends the address for one payment, an empty line 2 as null, and keeps its token in memory, CRD-061, D-13', async () => {
    const calls = answerChanges({
      AddSingleUseBillingAddress: () => ({
        __typename: 'SingleUseBillingAddress',
        addressToken: 'address-1',
      }),
    });
    const { location, host, go } = await open(addressPath);
    await fill();
    await waitFor(() => expect(location()).toBe(cardPath));
    expect(calls[0]?.variables).toEqual({
      input: {
        line1: '1 Pier Road',
        line2: null,
        city: 'Chicago',
        postalCode: '60601',
        countrySubDivision: 'IL',
        country: 'US',
      },
    });
    expect(host.services.giftDraft.payment.get()).toEqual({ addressToken: 'address-1' });
    // The vault's form does not ask for the postal code again (L-37).
    const frame = await findVault();
    const sent: unknown[] = [];
    jest
      .spyOn(frame.contentWindow!, 'postMessage')
      .mockImplementation((command: unknown) => void sent.push(command));
    await answerVault({ kind: 'ready' });
    expect(sent).toContainEqual(expect.objectContaining({ kind: 'present', postalCode: '60601' }));
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/address-1|Pier Road/);
    act(() => go(addressPath));
    expect(await screen.findByLabelText('Address')).toHaveValue('1 Pier Road');
    // “Change card” on the page of a gift starts the gift again, also of another design.
    act(() => {
      go(cardPath);
      host.services.giftDraft.start({ ...giftDraft, productNumber: '11010102' });
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Change the billing address' }));
    expect(await screen.findByLabelText('Address')).toHaveValue('1 Pier Road');
    act(() => {
      host.services.giftDraft.clear();
      host.services.giftDraft.start(giftDraft);
      go(cardPath);
    });
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue(''));
  });

  it('says so when the address could not be stored, keeps it, and stores it on another try, GFT-062', async () => {
    let isDown = true;
    answerChanges({
      AddSingleUseBillingAddress: () =>
        isDown
          ? { code: 'TEMPORARILY_UNAVAILABLE' }
          : { __typename: 'SingleUseBillingAddress', addressToken: 'address-1' },
    });
    const { location } = await open(addressPath);
    await fill();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveValue('1 Pier Road');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Continue to your card' }));
    await waitFor(() => expect(location()).toBe(cardPath));
  });

  it('shows the server’s reason next to its field of the form, D-13', async () => {
    answerChanges({
      AddSingleUseBillingAddress: () => ({ code: 'VALIDATION', params: { countrySubDivision: 'invalid' } }),
    });
    await open(addressPath);
    await fill();
    expect(await screen.findByText('Check this field.')).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveValue('1 Pier Road');
  });

  it('takes the card from the vault’s frame with its time, and leads back to the gift, CRD-003, CRD-053', async () => {
    const clock = { now: () => 5_000, monotonic: () => 5_000 };
    const { location, host, go } = await open(addressPath, { clock });
    act(() => {
      host.services.giftDraft.setPayment({ addressToken: 'address-1' });
      go(cardPath);
    });
    await findVault();
    await use();
    await answerVault(tokenised);
    await waitFor(() => expect(location()).toBe('/gift'));
    expect(host.services.giftDraft.payment.get()).toEqual({
      addressToken: 'address-1',
      instrument: {
        paymentInstrumentToken: 'tok-1',
        tokenAcquiredTimestamp: 5_000,
        accountNumberLastFour: '4242',
        paymentType: 'visa',
      },
    });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('tok-1');
  });

  it.each([
    ['PAYMENT_PROVIDER_DOWN', false],
    ['TOO_MANY_REQUESTS', false],
    ['PAYMENT_PROVIDER_DOWN', true],
  ])(
    'says so when the card form makes no token (%s, offline: %s), keeps the address, and takes the card on another try, GFT-062',
    async (code, isOffline) => {
      const { location, host, go } = await open(addressPath);
      act(() => {
        host.services.giftDraft.setPayment({ addressToken: 'address-1' });
        go(cardPath);
      });
      await findVault();
      await answerVault({ kind: 'ready' });
      if (isOffline) act(() => host.setConnection('offline'));
      await use();
      await answerVault({ kind: 'refused', code });
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(location()).toBe(cardPath);
      expect(host.services.giftDraft.payment.get()).toEqual({ addressToken: 'address-1' });
      await use();
      expect(screen.queryByRole('alert')).toBeNull();
      await answerVault(tokenised);
      await waitFor(() => expect(location()).toBe('/gift'));
    },
  );

  it('warns a minute before the card expires, and asks for it again after five minutes, CRD-053, GFT-044', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let now = 0;
    const { host, go } = await open(addressPath, { clock: { now: () => now, monotonic: () => now } });
    act(() => {
      host.services.giftDraft.setPayment({
        addressToken: 'address-1',
        instrument: {
          paymentInstrumentToken: 'tok-1',
          tokenAcquiredTimestamp: 0,
          accountNumberLastFour: '4242',
          paymentType: 'visa',
        },
      });
      go(cardPath);
    });
    expect(await screen.findByText('Visa •••• 4242')).toBeVisible();
    const pass = (ms: number) =>
      act(async () => {
        now += ms;
        await jest.advanceTimersByTimeAsync(ms);
      });
    await pass(240_000);
    expect(screen.getByText('Your card details expire in one minute.')).toBeVisible();
    await pass(60_001);
    expect(screen.getByText('Your card details have expired. Enter your card again.')).toBeVisible();
    expect(screen.queryByText('Visa •••• 4242')).toBeNull();
    await findVault();
    jest.useRealTimers();
  });

  it('asks for the address first, D-76', async () => {
    const { location } = await open(cardPath);
    expect(await screen.findByLabelText('Address')).toBeVisible();
    expect(location()).toBe(addressPath);
  });
});

describe('the slot guest-address, for the card of a guest’s order', () => {
  it('reports what is typed, and the token of the address that the server has, ORD-123, CRD-061', async () => {
    answerChanges({
      AddSingleUseBillingAddress: () => ({
        __typename: 'SingleUseBillingAddress',
        addressToken: 'address-1',
      }),
    });
    const onTyped = jest.fn();
    const onSaved = jest.fn();
    await renderSlot(
      remote,
      'guest-address',
      { market: 'US', typed: undefined, onTyped, onSaved },
      { manifest },
    );
    await fill('Use this address');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('address-1'));
    expect(onTyped).toHaveBeenLastCalledWith({
      addressLine1: '1 Pier Road',
      addressLine2: '',
      city: 'Chicago',
      country: 'US',
      countrySubdivision: 'IL',
      postalCode: '60601',
    });
  });
});
