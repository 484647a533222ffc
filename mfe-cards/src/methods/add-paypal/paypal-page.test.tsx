import { act, screen, waitFor } from '@testing-library/react';
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

listenToCards();
beforeEach(() => sessionStorage.clear());
const path = '/account/payment-method/add/paypal';
const returned = `${path}?approval=approval_1`;
const open = (route = path, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, session, ...options });
const approval = (status: string, rest: object = {}) => ({
  __typename: 'PayPalApproval',
  approvalId: 'approval_1',
  status,
  url: null,
  paymentInstrument: null,
  ...rest,
});
const paypal = paymentMethod('pm-9', {
  paymentType: 'paypal',
  accountNumberLastFour: '',
  accountName: 'n•••@example.com',
  expiryMonth: null,
  expiryYear: null,
});
const off = (options: object) => ({
  configuration: {
    newPaymentOptionEnabled: { ...defaultConfiguration.newPaymentOptionEnabled, ...options },
  },
});

describe('adding PayPal', () => {
  it('asks the server for an approval and refuses a page of another origin than the vault, D-97', async () => {
    const calls = answerChanges({
      StartPayPal: () => approval('WAITING', { url: 'https://evil.example/x' }),
    });
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Make it my default payment method' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to PayPal' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(calls[0]?.variables).toEqual({ input: { requestId: expect.any(String), default: true } });
  });

  it('says that nothing happened to a customer who pressed Back there, with the form as it was, once, D-97', async () => {
    const value = { memberId: 'm1', isDefault: true, at: Date.now() };
    sessionStorage.setItem('crema.paypal-left', JSON.stringify({ v: 1, value }));
    const { unmount } = await open();
    const notice = await screen.findByText('You came back before you agreed at PayPal');
    expect(document.activeElement).toContainElement(notice);
    expect(screen.getByRole('checkbox', { name: 'Make it my default payment method' })).toBeChecked();
    unmount();
    await open();
    await screen.findByRole('button', { name: 'Continue to PayPal' });
    expect(screen.queryByText(/^You came back/)).toBeNull();
  });

  it('shows the notice also on a page that the browser kept, D-97', async () => {
    await open();
    await screen.findByRole('button', { name: 'Continue to PayPal' });
    const value = { memberId: 'm1', isDefault: false, at: Date.now() };
    sessionStorage.setItem('crema.paypal-left', JSON.stringify({ v: 1, value }));
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(shown));
    expect(await screen.findByText('You came back before you agreed at PayPal')).toBeVisible();
  });

  it('lists the account by its masked address after the return, which is replaced in the history, D-97, CRD-050', async () => {
    answerUser(() => ({ paymentInstruments: [paypal], addressList: [] }));
    const calls = answerChanges({ FinishPayPal: () => approval('ADDED', { paymentInstrument: paypal }) });
    const { location, host } = await open(returned);
    await waitFor(() => expect(location()).toBe('/account/payment-method'));
    expect(await screen.findByRole('heading', { level: 3, name: 'PayPal n•••@example.com' })).toBeVisible();
    expect(host.toasts.at(-1)?.text).toBe('PayPal added to your payment methods');
    expect(calls[0]?.variables).toEqual({ approvalId: 'approval_1' });
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  });

  it('says that an account with the same address is stored already, D-97', async () => {
    const earlier = { ...paypal, paymentMethodId: 'pm-1' };
    answerUser(() => ({ paymentInstruments: [earlier, paypal], addressList: [] }));
    answerChanges({ FinishPayPal: () => approval('ADDED', { paymentInstrument: paypal }) });
    const { host } = await open(returned);
    await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/already have a PayPal account/));
  });

  it.each([
    { status: 'CANCELLED', title: 'You canceled at PayPal' },
    { status: 'FAILED', title: 'PayPal could not add your account' },
    { status: 'EXPIRED', title: 'This took longer than 30 minutes' },
    { status: 'WAITING', title: 'PayPal doesn’t have your answer yet' },
    { status: 'ADDED', title: 'This PayPal account was added before' },
  ])('says what happened after $status without an account, and leads on, D-97', async ({ status, title }) => {
    answerUser(() => ({ paymentInstruments: [], addressList: [] }));
    answerChanges({ FinishPayPal: () => approval(status) });
    const { location } = await open(returned);
    const outcome = await screen.findByText(title);
    expect(outcome).toBeVisible();
    // Focus is before the next steps.
    expect(document.activeElement).toContainElement(outcome);
    expect(screen.getByRole('link', { name: 'Choose another way to pay' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Try PayPal again' }));
    await waitFor(() => expect(location()).toBe(path));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to PayPal' })).toHaveFocus());
  });

  it('says that an approval of another account is not known, and tries again after a lost reply', async () => {
    let code = 'UNEXPECTED_ERROR';
    answerChanges({ FinishPayPal: () => ({ code }) });
    await open(returned);
    await screen.findByRole('alert');
    code = 'PAYPAL_APPROVAL_UNKNOWN';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/We don’t know this PayPal approval/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try PayPal again' })).toBeVisible();
  });

  it('is hidden while its option is off, and its page says so, CRD-051', async () => {
    answerUser(() => ({ paymentInstruments: [paypal], addressList: [] }));
    const { go } = await open('/account/payment-method', off({ paypal: false }));
    expect(await screen.findByRole('heading', { level: 3, name: /PayPal/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add PayPal' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toBeVisible();
    act(() => go(path));
    expect(await screen.findByText('This way to pay is not available at the moment.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue to PayPal' })).toBeNull();
  });

  it('is offered without bank cards while their option is off, CRD-051', async () => {
    answerUser(() => ({ paymentInstruments: [], addressList: [] }));
    const { go } = await open('/account/payment-method', off({ creditCard: false }));
    expect(await screen.findByRole('link', { name: 'Add PayPal' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a bank card' })).toBeNull();
    act(() => go('/account/payment-method/add/credit-card'));
    expect(await screen.findByText('This way to pay is not available at the moment.')).toBeVisible();
  });

  it('says before it is removed that the agreement ends too, D-97', async () => {
    let methods = [paypal];
    answerUser(() => ({ paymentInstruments: methods, addressList: [] }));
    answerChanges({
      RemovePaymentInstrument: () => {
        methods = [];
        return 'pm-9';
      },
    });
    const confirm = jest.fn(() => Promise.resolve(true));
    await open('/account/payment-method', { confirm });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('You have no payment method yet.')).toBeVisible();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.stringContaining('ends the agreement at PayPal') }),
    );
  });
});
