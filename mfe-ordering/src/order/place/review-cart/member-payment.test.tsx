import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PreparedCard, Slots } from '@crema/shared-contracts';
import { CancelOrderPaymentDocument } from '../../../generated/operations.ts';
import type { OrderPayment } from '../../facts/order.types.ts';
import { mutation } from '../../../testing/document-doubles.ts';
import {
  answerCartItems,
  answerOrderPayment,
  answerStore,
  pricingDouble,
  saveOnDevice,
  submitDouble,
} from '../../../testing/order-doubles.ts';
import { challenge, placedPayment, storeDetails, submitted, usd } from '../../../testing/order.fixtures.ts';
import { member, openPage, serverOfTest } from '../../../testing/ordering-page.ts';

const server = serverOfTest();
type Chooser = Slots['payment-chooser'];

const token: PreparedCard = {
  kind: 'token',
  paymentInstrumentToken: 'tok-1',
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  expiresInMs: 300_000,
};
const instrument = {
  kind: 'instrument',
  paymentMethodId: 'pm-1',
  paymentType: 'visa',
  lastFour: '1881',
} as const;
const storedCard = { cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' };

/** A chooser with a button per kind of payment; `shown` has its latest props. */
const chooserDouble = (prepared: PreparedCard | undefined = token) => {
  const shown: Chooser[] = [];
  const prepare = jest.fn(() => Promise.resolve(prepared));
  const Provider = (props: Chooser) => {
    shown.push(props);
    return (
      <>
        <button onClick={() => props.onSelected(storedCard)}>Blue card</button>
        <button onClick={() => props.bank?.onSelected(instrument)}>Visa</button>
        <button onClick={() => props.bank?.onSelected({ kind: 'new-card', prepare })}>Another card</button>
        <button onClick={() => props.onNothing?.()}>Nothing</button>
      </>
    );
  };
  return { prepare, latest: () => shown.at(-1), slots: { 'payment-chooser': Provider as never } };
};
const setup = async (submit = submitDouble(), chooser = chooserDouble(), store = storeDetails()) => {
  server.use(answerStore(store), answerCartItems(), ...pricingDouble().handlers, ...submit.handlers);
  saveOnDevice();
  const navigate = jest.fn();
  const { host, location } = await openPage('/menu/cart', {
    session: member,
    slots: chooser.slots,
    navigate,
  });
  await screen.findByRole('button', { name: 'Blue card' });
  return { host, location, submit, chooser, navigate };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const place = async () => userEvent.click(await screen.findByRole('button', { name: /^Place order · \$5/ }));
const answerCancel = (reply: OrderPayment) =>
  server.use(mutation(CancelOrderPaymentDocument, 'cancelOrderPayment', () => reply));

describe('a member who pays by bank', () => {
  it('pays with a stored payment method, and not with the card chosen before, ORD-109, D-142, D-26', async () => {
    const { submit, navigate } = await setup();
    await press('Blue card');
    await press('Visa');
    await place();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/menu/previous', { replace: true }));
    expect(submit.asked[0]).toMatchObject({
      tenders: [{ id: 'pm-1', tender: 'CARD', amountMinor: 500 }],
      returnUrl: 'http://localhost/menu/cart',
    });
    expect(submit.operations).toEqual(['SubmitOrder']);
  });

  it('types a card, whose token is made when the order is placed and is stored nowhere, ORD-109, D-142', async () => {
    const { submit, chooser } = await setup(submitDouble(() => ({ errorCode: 'PAYMENT_PENDING' })));
    server.use(answerOrderPayment(() => challenge));
    await press('Another card');
    expect(chooser.prepare).not.toHaveBeenCalled();
    await place();
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    expect(chooser.prepare).toHaveBeenCalledTimes(1);
    expect(submit.asked[0]?.tenders).toEqual([{ id: 'tok-1', tender: 'CARD', amountMinor: 500 }]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('tok-1');
  });

  it('pays with the payment method that the typed card was stored as, D-142', async () => {
    const { submit } = await setup(submitDouble(), chooserDouble(instrument));
    await press('Another card');
    await place();
    await waitFor(() => expect(submit.asked[0]?.tenders[0]?.id).toBe('pm-1'));
  });

  it('sends nothing while the card form shows an error, ORD-109', async () => {
    const chooser = chooserDouble();
    chooser.prepare.mockResolvedValue(undefined as never);
    const { submit } = await setup(submitDouble(), chooser);
    await press('Another card');
    await place();
    await waitFor(() => expect(chooser.prepare).toHaveBeenCalled());
    expect(submit.asked).toEqual([]);
  });

  it('places one order with a double press while the token is made, ORD-103', async () => {
    const { submit, chooser } = await setup();
    await press('Another card');
    await userEvent.dblClick(await screen.findByRole('button', { name: /^Place order · \$5/ }));
    await waitFor(() => expect(submit.asked).toHaveLength(1));
    expect(chooser.prepare).toHaveBeenCalledTimes(1);
  });

  it('keeps the choice after a refusal, enters the card again, and reads which one was declined, ORD-103, ORD-109', async () => {
    const submit = submitDouble((count) => (count === 1 ? { errorCode: 'PAYMENT_DECLINED' } : submitted()));
    const { chooser, navigate, location } = await setup(submit);
    await press('Another card');
    await place();
    expect(await screen.findByText(/^Your card ending in 4242 was declined/)).toBeVisible();
    expect(chooser.latest()?.bank).toMatchObject({ selected: { kind: 'new-card' }, entered: undefined });
    await press('Choose another payment');
    expect(location()).toBe('/menu/cart#payment-summary');
    await press('Visa');
    await place();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(submit.asked[1]?.tenders[0]?.id).toBe('pm-1');
  });

  describe('whose typed card expires', () => {
    afterEach(() => jest.useRealTimers());

    it('is warned a minute before, and asked for it again after that, ORD-121, D-142', async () => {
      const submit = submitDouble((count) => (count === 1 ? { errorCode: 'ITEM_LIMIT' } : submitted()));
      const chooser = chooserDouble();
      const { navigate } = await setup(submit, chooser);
      const warning = /^Your card details expire in one minute\./;
      await press('Another card');
      // From here on the test moves the time: the card's life begins with its token.
      jest.useFakeTimers({ advanceTimers: true });
      await place();
      await screen.findByText(/item max for a single order/);
      expect(chooser.latest()?.bank?.entered).toBeDefined();
      expect(screen.queryByText(warning)).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(token.expiresInMs - 60_000));
      expect(screen.getByText(warning)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      jest.useRealTimers();
      await userEvent.click(await screen.findByRole('button', { name: 'Add payment' }));
      expect(screen.getByRole('heading', { name: 'Pay with' })).toHaveFocus();
      expect(chooser.latest()?.bank).toMatchObject({ selected: { kind: 'new-card' }, entered: undefined });
      await place();
      await waitFor(() => expect(navigate).toHaveBeenCalledWith('/menu/previous', { replace: true }));
      expect(chooser.prepare).toHaveBeenCalledTimes(2);
    });
  });

  it('names the declined payment method by its last digits, ORD-109', async () => {
    await setup(submitDouble(() => ({ errorCode: 'PAYMENT_DECLINED' })));
    await press('Visa');
    await place();
    expect(await screen.findByText(/^Your card ending in 1881 was declined/)).toBeVisible();
  });

  it.each([
    {
      reason: '121062',
      text: 'This payment was stopped for your safety. Please call us at 1-800-555-0199.',
      row: 'CRD-089',
    },
    { reason: '121044', text: 'This credit/debit card may have expired.', row: 'CRD-087' },
    { reason: '121059', text: /^The payment provider refused this payment/, row: 'CRD-088' },
  ])(
    'reads the bank’s own reason $reason of a refused order, and chooses another payment, $row',
    async ({ reason, text }) => {
      const params = { reason, phone: '1-800-555-0199' };
      const { location } = await setup(submitDouble(() => ({ errorCode: 'PAYMENT_DECLINED', params })));
      await press('Visa');
      await place();
      expect(await screen.findByText(text)).toBeVisible();
      await press('Choose another payment');
      expect(location()).toBe('/menu/cart#payment-summary');
    },
  );

  it('cannot place the order when the chosen payment is gone, and reads why, ORD-109', async () => {
    await setup();
    await press('Visa');
    expect(await screen.findByRole('button', { name: /^Place order · \$5/ })).toBeEnabled();
    await press('Nothing');
    expect(screen.getByRole('button', { name: /^Place order · \$5/ })).toBeDisabled();
    expect(screen.getByText('Choose a card to pay with.')).toBeVisible();
  });

  it('is offered stored-value cards only where the store takes no others, ORD-106, D-142', async () => {
    const { mobileOrdering } = storeDetails();
    const store = storeDetails({ mobileOrdering: { ...mobileOrdering, svcOnly: true } });
    const { chooser } = await setup(submitDouble(), chooserDouble(), store);
    expect(chooser.latest()).toMatchObject({ isStoredValueOnly: true, bank: undefined });
  });
});

describe('a bank that asks before it decides an order', () => {
  it('is shown in its frame; the order is placed after the approval, sent once, ORD-109', async () => {
    const { submit, navigate } = await setup(submitDouble(() => ({ errorCode: 'PAYMENT_ACTION_REQUIRED' })));
    let reply = challenge;
    server.use(answerOrderPayment(() => reply));
    await press('Visa');
    await place();
    expect(await screen.findByTitle('Confirmation by your bank')).toHaveAttribute(
      'src',
      `${challenge.action?.url}?locale=en-US&theme=light`,
    );
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    reply = placedPayment;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/menu/previous', { replace: true }));
    expect(submit.asked).toHaveLength(1);
  });

  it.each([
    { errorCode: 'STORE_CLOSED', text: 'This store is closed now. Choose another store.' },
    { errorCode: 'ITEMS_UNAVAILABLE', text: /Some of your items just became unavailable/ },
  ])(
    'approves an order that the store can no longer make: $errorCode, says that nothing is charged, and the cart stays, O01',
    async ({ errorCode, text }) => {
      const { submit } = await setup(submitDouble(() => ({ errorCode: 'PAYMENT_ACTION_REQUIRED' })));
      server.use(answerOrderPayment(() => ({ ...challenge, status: 'FAILED', action: null, errorCode })));
      await press('Visa');
      await place();
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(text)).toBeVisible();
      expect(
        dialog.getByText(
          'Your bank approved the payment, but we couldn’t place the order, so you haven’t been charged.',
        ),
      ).toBeVisible();
      expect(submit.asked).toHaveLength(1);
      expect(screen.getByRole('region', { name: 'Your items', hidden: true })).toHaveTextContent('Latte');
    },
  );

  it('approves after the price has expired: the page says that nothing is charged, O01', async () => {
    await setup(submitDouble(() => ({ errorCode: 'PAYMENT_ACTION_REQUIRED' })));
    server.use(
      answerOrderPayment(() => ({
        ...challenge,
        status: 'FAILED',
        action: null,
        errorCode: 'PRICE_EXPIRED',
      })),
    );
    await press('Visa');
    await place();
    expect(await screen.findByText(/so you haven’t been charged\.$/)).toBeVisible();
    expect(screen.getByText(/Looks like your order may be a little stale/)).toBeVisible();
  });

  it('is given up for another payment: the choice is there again and nothing is charged, ORD-109', async () => {
    const { chooser } = await setup(submitDouble(() => ({ errorCode: 'PAYMENT_ACTION_REQUIRED' })));
    server.use(answerOrderPayment(() => challenge));
    answerCancel({ ...challenge, status: 'FAILED', action: null, errorCode: 'PAYMENT_DECLINED' });
    await press('Visa');
    await place();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByRole('button', { name: 'Blue card' })).toBeVisible();
    expect(chooser.latest()?.bank?.selected).toEqual({ kind: 'instrument', id: 'pm-1' });
  });

  it('is shown again after a reload or the return from its own page, with its amount, its store and a link to it, ORD-109, L-08', async () => {
    const pending = {
      orderId: 'order-1',
      guest: false,
      memberId: 'm1',
      lastFour: '1881',
      isWaiting: true,
      paid: { amountMinor: 546, currency: 'USD', storeName: 'King & Bay' },
    };
    localStorage.setItem('crema.ordering.pending', JSON.stringify({ v: 2, value: pending }));
    const url = 'http://vault.localhost/bank/key';
    server.use(
      answerOrderPayment(() => ({ ...challenge, action: { ...challenge.action!, kind: 'redirect', url } })),
    );
    server.use(answerStore(), answerCartItems(), ...pricingDouble().handlers);
    saveOnDevice();
    await openPage('/menu/cart', { session: member, slots: chooserDouble().slots });
    expect(await screen.findByRole('link', { name: 'Continue at your bank' })).toHaveAttribute('href', url);
    expect(screen.getByText('$5.46 at King & Bay')).toBeVisible();
  });
});

describe('what happens to a card elsewhere', () => {
  it('a removed card pays no order, CRD-011', async () => {
    const { host } = await setup();
    await press('Blue card');
    expect(await screen.findByRole('button', { name: /^Place order · \$5/ })).toBeEnabled();
    act(() => host.publish('card-updated', { cardId: 'card-1', reason: 'removed' }));
    expect(screen.getByRole('button', { name: /^Place order · \$5/ })).toBeDisabled();
  });

  it('the payment that was picked in #payment-summary is selected in the chooser, CRD-004, ORD-009', async () => {
    const { host, chooser } = await setup();
    await press('Blue card');
    act(() => host.publish('payment-chosen', { purpose: 'order', kind: 'instrument', id: 'pm-1' }));
    expect(chooser.latest()).toMatchObject({ selectedCardId: undefined, bank: { selected: { id: 'pm-1' } } });
    act(() => host.publish('payment-chosen', { purpose: 'gift', kind: 'new-card' }));
    expect(chooser.latest()?.bank?.selected).toMatchObject({ id: 'pm-1' });
    act(() => host.publish('payment-chosen', { purpose: 'order', kind: 'stored-value', id: 'card-2' }));
    expect(chooser.latest()?.selectedCardId).toBe('card-2');
  });
});
