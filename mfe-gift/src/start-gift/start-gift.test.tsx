import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { restPaths, type GuestPayment, type Member, type RemoteManifest } from '@crema/shared-contracts';
import manifest from '../../remote.json';
import remote from '../remote.tsx';

const eGifts = [{ __typename: 'GiftCard', productNumber: '11010101', name: 'Balloons', art: 'hello' }];
const category = { __typename: 'GiftCategory', urn: 'birthday', name: 'Birthday', displayOrder: 1, eGifts };
const gift = { __typename: 'GiftCatalogue', categories: [category] };
const answerLimit = (unconfirmedGiftLimit: object | null) =>
  http.get(`*${restPaths.graphql}`, () =>
    HttpResponse.json({ data: { gift, user: { __typename: 'User', unconfirmedGiftLimit } } }),
  );
const server = setupServer(answerLimit(null));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => sessionStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (route: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest: manifest as RemoteManifest, route, ...options });
const giftDraft = { productNumber: '11010101', name: 'Balloons', path: '/gift' };
const payment = (tokenAcquiredTimestamp: number): GuestPayment => ({
  addressToken: 'address-1',
  instrument: {
    paymentInstrumentToken: 'tok-1',
    tokenAcquiredTimestamp,
    accountNumberLastFour: '4242',
    paymentType: 'visa',
  },
});

describe('a started gift', () => {
  it('is chosen on the page of an occasion, and leads a guest to the payment, D-76', async () => {
    const { location, host } = await open('/gift/category/birthday');
    await userEvent.click(await screen.findByRole('button', { name: /^Start this gift.*Balloons/ }));
    expect(location()).toBe('/gift');
    expect(host.services.giftDraft.current.get()).toEqual(giftDraft);
    expect(await screen.findByText('Your gift: Balloons')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add payment' })).toHaveAttribute(
      'href',
      '/account/payment-method/gift/guest/billing-address',
    );
  });

  it('names the guest’s card, warns a minute before it expires, and asks for it again after, CRD-053, GFT-044', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let now = 1_000_000;
    const clock = { now: () => now, monotonic: () => now };
    const { host } = await open('/gift', { giftDraft, clock });
    act(() => host.services.giftDraft.setPayment(payment(now)));
    expect(await screen.findByText(/You pay with Visa •••• 4242\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change card' })).toHaveAttribute(
      'href',
      '/account/payment-method/gift/guest/credit-card',
    );
    const pass = (ms: number) =>
      act(async () => {
        now += ms;
        await jest.advanceTimersByTimeAsync(ms);
      });
    await pass(239_000);
    expect(screen.queryByText(/expire in one minute/)).toBeNull();
    await pass(1_000);
    expect(screen.getByText(/Your card details expire in one minute\./)).toBeVisible();
    await pass(60_001);
    expect(screen.getByText(/Add your payment info again\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add payment' })).toBeVisible();
    jest.useRealTimers();
  });

  it('can be discarded', async () => {
    const { host } = await open('/gift', { giftDraft });
    await userEvent.click(await screen.findByRole('button', { name: 'Discard this gift' }));
    expect(screen.queryByText('Your gift: Balloons')).toBeNull();
    expect(host.services.giftDraft.current.get()).toBeUndefined();
  });
});

const member: Member = {
  memberId: 'm1',
  firstName: 'Ada',
  email: 'ada@example.com',
  market: 'US',
  currency: 'USD',
  locale: 'en-US',
  level: 'GREEN',
};
const session = { kind: 'member', member } as const;

describe('a gift that a member has started', () => {
  it('is paid with what the member chooses in #payment, and not on the guest’s pages, CRD-004, GFT-003, D-76', async () => {
    const { host, location } = await open('/gift', { giftDraft, session });
    expect(await screen.findByText('Next, choose how to pay.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Choose payment' }));
    expect(location()).toBe('/gift#payment');
    const name = 'PayPal n•••@example.com';
    act(() => host.services.giftDraft.choosePayment({ kind: 'instrument', paymentMethodId: 'pm-1', name }));
    expect(screen.getByText(`You pay with ${name}.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change payment' })).toBeVisible();
    act(() => host.services.giftDraft.choosePayment({ kind: 'new-card' }));
    expect(screen.getByText('You pay with another card. You enter it when you pay.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /card|Add payment/i })).toBeNull();
  });

  it('above $50 waits for the confirmed address: the page says so and mails the link again, D-158', async () => {
    server.use(answerLimit({ __typename: 'Money', amountMinor: 5_000, currency: 'USD' }));
    const bodies: unknown[] = [];
    server.use(
      http.post(`*${restPaths.sendEmailConfirmation}`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ status: 'sent' });
      }),
    );
    await open('/gift', { giftDraft, session });
    expect(await screen.findByText(/^Gifts above \$50\.00 wait until you confirm/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('We mailed you a new link. It works for 24 hours.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
    expect(bodies).toHaveLength(1);
  });

  it('says nothing of a limit to a member whose address is confirmed meanwhile, D-158', async () => {
    server.use(answerLimit({ __typename: 'Money', amountMinor: 5_000, currency: 'USD' }));
    server.use(
      http.post(`*${restPaths.sendEmailConfirmation}`, () => HttpResponse.json({ status: 'confirmed' })),
    );
    await open('/gift', { giftDraft, session });
    const again = await screen.findByRole('button', { name: 'Send the link again' });
    server.use(answerLimit(null));
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByText(/^Gifts above/)).toBeNull());
  });
});
