import { useState, type ComponentType } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSlot, showPage, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import {
  defaultConfiguration,
  type BankPayment,
  type BankPayments,
  type NewCard,
  type RemoteModule,
  type Slots,
} from '@crema/shared-contracts';
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

listenToCards();
const total = { amountMinor: 1000, currency: 'USD' } as const;

const open = (
  props: Partial<Slots['payment-chooser']> = {},
  signedIn = true,
  options: Partial<RenderRemoteOptions> = {},
) => {
  const onSelected = jest.fn();
  return renderSlot(
    remote,
    'payment-chooser',
    { total, selectedCardId: undefined, onSelected, ...props },
    { manifest, ...(signedIn && { session }), ...options },
  ).then((rendered) => ({ ...rendered, onSelected }));
};

describe('choosing what to pay an order with', () => {
  it('shows each card with its last four digits and its balance, CRD-010', async () => {
    answerUser(() => ({ cards: [card('a', 2550), card('b', 400, { cardNumberLastFour: '9876' })] }));
    await open();
    const first = (await screen.findByRole('radio', { name: /Card a/ })).closest('label') as HTMLElement;
    expect(within(first).getByText('$25.50')).toBeVisible();
    expect(within(first).queryByText('Insufficient balance')).toBeNull();
    const second = screen.getByRole('radio', { name: /Card b/ }).closest('label') as HTMLElement;
    expect(within(second).getByText('•••• 9876')).toBeVisible();
    expect(within(second).getByText('Insufficient balance')).toBeVisible();
  });

  it('reports the card that is chosen from the start, and another one', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true }), card('b', 400)] }));
    const { onSelected } = await open();
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
    expect(onSelected.mock.lastCall).toEqual([
      {
        cardId: 'a',
        balance: expect.objectContaining({ amountMinor: 2550 }),
        lastFour: '4321',
        nickname: 'Card a',
      },
    ]);
    await userEvent.click(screen.getByRole('radio', { name: /Card b/ }));
    expect(onSelected.mock.lastCall).toEqual([expect.objectContaining({ cardId: 'b' })]);
  });

  it('keeps the choice that the page knows', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true }), card('b', 400)] }));
    await open({ selectedCardId: 'b' });
    expect(await screen.findByRole('radio', { name: /Card b/ })).toBeChecked();
  });

  it('reports the new balance after an order to the page, and emits that it changed, ORD-102, CRD-011', async () => {
    let balance = 2550;
    answerUser(() => ({ cards: [card('a', balance)] }));
    const { host, onSelected } = await open({ selectedCardId: 'a' });
    await screen.findByText('$25.50');
    balance = 1550;
    host.publish('order-placed', {
      orderId: 'o1',
      orderNumber: '1',
      storeNumber: '1-1',
      totalMinor: 1000,
      currency: 'USD',
      paidWithCardId: 'a',
      guest: false,
    });
    expect(await screen.findByText('$15.50')).toBeVisible();
    expect(onSelected.mock.lastCall).toEqual([
      expect.objectContaining({ balance: expect.objectContaining({ amountMinor: 1550 }) }),
    ]);
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'card-updated',
        payload: { cardId: 'a', reason: 'refreshed' },
      }),
    );
  });

  it('says that the account has no payment methods, and where to get a card, ORD-108', async () => {
    answerUser(() => ({ cards: [] }));
    await open();
    expect(await screen.findByText('Your account has no payment methods.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a digital card' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#add-money$/),
    );
    expect(screen.queryByRole('link', { name: 'Find a store' })).toBeNull();
  });

  it('says what happened when the cards cannot be read, and tries again, PLT-014', async () => {
    let broken = true;
    answerUser(() => (broken ? { code: 'TEMPORARILY_UNAVAILABLE' } : { cards: [card('a', 2550)] }));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Cards are not available right now.');
    expect(screen.getByText('ref-7')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeVisible();
  });

  it('reads the cards as soon as the connection is back', async () => {
    let broken = true;
    answerUser(() => (broken ? { code: 'TEMPORARILY_UNAVAILABLE' } : { cards: [card('a', 2550)] }));
    const { host } = await open();
    expect(await screen.findByRole('alert')).toBeVisible();
    act(() => host.setConnection('offline'));
    broken = false;
    act(() => host.setConnection('online'));
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeVisible();
  });

  it('asks a visitor to sign in and reads nothing', async () => {
    await open({}, false);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

const bankOf = (over: Partial<BankPayments> = {}) => {
  const onSelected = jest.fn<void, [BankPayment]>();
  const onDropped = jest.fn();
  const bank: BankPayments = { selected: undefined, onSelected, entered: undefined, onDropped, ...over };
  return { bank, onSelected, onDropped };
};
const frame = async () => (await screen.findByTitle(/^Card number/)) as HTMLIFrameElement;
/** The vault's frame answers the request for a token. */
const answerVault = async (message: object) => {
  const { contentWindow } = await frame();
  const say = (data: object) =>
    fireEvent(
      window,
      new MessageEvent('message', {
        origin: 'http://vault.localhost',
        source: contentWindow,
        data: { source: 'crema-vault', ...data },
      }),
    );
  say({ kind: 'ready' });
  jest.spyOn(contentWindow!, 'postMessage').mockImplementation(((command: { kind: string }) => {
    if (command.kind === 'tokenise') queueMicrotask(() => say(message));
  }) as never);
};
const token = {
  kind: 'tokenised',
  paymentInstrumentToken: 'tok-1',
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  expiresInMs: 300_000,
};
const newCardOf = (onSelected: jest.Mock<void, [BankPayment]>): NewCard => {
  const payment = onSelected.mock.lastCall?.[0];
  if (payment?.kind !== 'new-card') throw new Error('The chooser has not reported a new card.');
  return payment;
};
const prepare = async (newCard: NewCard) => {
  let prepared: Awaited<ReturnType<NewCard['prepare']>>;
  await act(async () => {
    prepared = await newCard.prepare();
  });
  return prepared;
};

describe('paying an order by bank', () => {
  it('lists cards, stored payment methods and another card; wallets and expired cards cannot be chosen, ORD-109, CRD-050, CRD-051', async () => {
    const methods = [
      paymentMethod('visa'),
      paymentMethod('paypal', { paymentType: 'paypal', accountNumberLastFour: '' }),
      paymentMethod('apple', { paymentType: 'applepay', isReadOnly: true, accountNumberLastFour: '1111' }),
      paymentMethod('old', { expiry: 'expired', accountNumberLastFour: '2222' }),
    ];
    answerUser(() => ({ cards: [card('a', 2550)], paymentInstruments: methods }));
    const { bank, onSelected } = bankOf();
    await open({ bank });
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /1111/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /2222/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Another card/ })).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: /4242/ }));
    expect(onSelected.mock.lastCall).toEqual([
      { kind: 'instrument', paymentMethodId: 'visa', paymentType: 'visa', lastFour: '4242' },
    ]);
    await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
    expect(onSelected.mock.lastCall?.[0]).toMatchObject({ paymentMethodId: 'paypal', paymentType: 'paypal' });
  });

  it('shows the card form at once to a member who has nothing, with the offer to store it unticked, D-142, ORD-108, ORD-109, K-04', async () => {
    answerUser(() => ({ cards: [] }));
    const { bank, onSelected } = bankOf();
    await open({ bank });
    expect(await screen.findByText(/^Your account has no payment methods\. Pay with/)).toBeVisible();
    expect(await frame()).toHaveAttribute('src', 'http://vault.localhost/card-form');
    expect(screen.getByRole('checkbox', { name: 'Store this card for next time' })).not.toBeChecked();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get a Crema Card and pay with it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#add-money$/),
    );
    await answerVault(token);
    const sent = answerChanges({});
    expect(await prepare(newCardOf(onSelected))).toEqual({
      kind: 'token',
      paymentInstrumentToken: 'tok-1',
      paymentType: 'visa',
      accountNumberLastFour: '4242',
      expiresInMs: 300_000,
    });
    expect(sent).toEqual([]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('tok-1');
  });

  it('stores the card first if the customer ticks it, and pays with the stored one, D-142, CRD-050', async () => {
    let methods: ReturnType<typeof paymentMethod>[] = [];
    answerUser(() => ({ cards: [], paymentInstruments: methods }));
    const sent = answerChanges({
      AddPaymentInstrument: () => {
        methods = [paymentMethod('pm-new')];
        return paymentMethod('pm-new');
      },
    });
    const { bank, onSelected } = bankOf();
    await open({ bank });
    await answerVault(token);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Store this card for next time' }));
    const newCard = newCardOf(onSelected);
    expect(await prepare(newCard)).toEqual({
      kind: 'instrument',
      paymentMethodId: 'pm-new',
      paymentType: 'visa',
      lastFour: '4242',
    });
    expect(sent[0]?.variables['input']).toMatchObject({ paymentInstrumentToken: 'tok-1' });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeVisible();
  });

  it('shows why a card could not be stored, and nothing is paid, ORD-109', async () => {
    answerUser(() => ({ cards: [] }));
    answerChanges({ AddPaymentInstrument: () => ({ code: 'PAYMENT_DECLINED' }) });
    const { bank, onSelected } = bankOf();
    await open({ bank });
    await answerVault(token);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Store this card for next time' }));
    expect(await prepare(newCardOf(onSelected))).toBeUndefined();
    expect(await screen.findByText('Your bank declined this card. Please try another one.')).toBeVisible();
  });

  it('shows the typed card instead of the form while the page has its token, and drops it on request', async () => {
    answerUser(() => ({ cards: [] }));
    const entered = { paymentType: 'visa', accountNumberLastFour: '4242' } as const;
    const { bank, onDropped } = bankOf({ selected: { kind: 'new-card' }, entered });
    await open({ bank });
    expect(await screen.findByText(/Visa.*4242/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use another card' }));
    expect(onDropped).toHaveBeenCalled();
  });

  it('keeps another card selected after a refusal: the form is there again, ORD-103', async () => {
    answerUser(() => ({ cards: [card('a', 2550)], paymentInstruments: [paymentMethod('visa')] }));
    const { bank } = bankOf({ selected: { kind: 'new-card' } });
    await open({ bank });
    expect(await screen.findByRole('radio', { name: /Another card/ })).toBeChecked();
    expect(await frame()).toBeInTheDocument();
  });

  it('still offers cards and another card when the payment methods cannot be read, PLT-014', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }), { GetPaymentMethods: 'TEMPORARILY_UNAVAILABLE' });
    const { bank } = bankOf();
    await open({ bank });
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Another card/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('lists only stored-value cards where a store takes no others, and says so, ORD-106, D-142', async () => {
    answerUser(() => ({ cards: [card('a', 2550)], paymentInstruments: [paymentMethod('visa')] }));
    await open({ isStoredValueOnly: true });
    expect(
      await screen.findByText('This store only accepts Crema Cards as payment to order ahead'),
    ).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });
});

describe('a kind of payment that the shop does not take', () => {
  const without = (kind: 'creditCard' | 'giftCard') => ({
    configuration: {
      newPaymentOptionEnabled: { ...defaultConfiguration.newPaymentOptionEnabled, [kind]: false },
    },
  });

  it('creditCard: no other card is offered, also if it was picked before, CRD-051', async () => {
    answerUser(() => ({ cards: [], paymentInstruments: [paymentMethod('visa')] }));
    const { bank, onSelected } = bankOf({ selected: { kind: 'new-card' } });
    await open({ bank }, true, without('creditCard'));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Another card/ })).toBeNull();
    expect(screen.queryByTitle(/^Card number/)).toBeNull();
    expect(onSelected.mock.lastCall?.[0]).toMatchObject({ kind: 'instrument', paymentMethodId: 'visa' });
  });

  it('creditCard: a member who has nothing is led to the payment methods, CRD-051', async () => {
    answerUser(() => ({ cards: [] }));
    const onNothing = jest.fn();
    await open({ bank: bankOf().bank, onNothing }, true, without('creditCard'));
    expect(await screen.findByText(/^None of your payment methods can pay here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payment methods' })).toBeVisible();
    expect(screen.queryByTitle(/^Card number/)).toBeNull();
    expect(onNothing).toHaveBeenCalled();
  });

  it('giftCard: a member without a card is not led to adding one, stored cards still pay, CRD-051', async () => {
    let cards: ReturnType<typeof card>[] = [];
    answerUser(() => ({ cards }));
    const { unmount } = await open({}, true, without('giftCard'));
    expect(await screen.findByRole('link', { name: 'Find a store' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add a card|Get a/ })).toBeNull();
    unmount();
    cards = [card('a', 2550)];
    await open({}, true, without('giftCard'));
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
  });

  it.each([
    ['googlepay', /Google Pay/],
    ['applepay', /Apple Pay/],
    ['venmo', /Venmo/],
    ['campusCard', /Campus card/],
  ])('%s: a stored one is listed and cannot be selected, D-97, CRD-051', async (paymentType, name) => {
    answerUser(() => ({
      cards: [card('a', 2550)],
      paymentInstruments: [paymentMethod('wallet', { paymentType, isReadOnly: true })],
    }));
    const { bank, onSelected } = bankOf({ selected: { kind: 'instrument', id: 'wallet' } });
    await open({ bank });
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
    expect(screen.getByRole('radio', { name })).toBeDisabled();
    expect(screen.getByText('Only in its own app')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(onSelected).not.toHaveBeenCalled();
  });
});

describe('a card that lacks money for the order', () => {
  it('is read again when the server refuses its balance, and says what it lacks, CRD-090, D-28', async () => {
    let balance = 2550;
    answerUser(() => ({ cards: [card('a', balance)] }));
    const paying: RemoteModule = {
      ...remote,
      mount: async (services) => {
        const mounted = await remote.mount(services);
        const Chooser = mounted.slots['payment-chooser'] as ComponentType<Slots['payment-chooser']>;
        const Page = (props: Slots['payment-chooser']) => {
          const [isBalanceRefused, setRefused] = useState(false);
          return (
            <>
              <Chooser {...props} isBalanceRefused={isBalanceRefused} />
              <button onClick={() => setRefused(true)}>Pay</button>
            </>
          );
        };
        return { ...mounted, slots: { ...mounted.slots, 'payment-chooser': Page } };
      },
    };
    const props = { total, selectedCardId: 'a', onSelected: () => undefined };
    await renderSlot(paying, 'payment-chooser', props, { manifest, session });
    expect(await screen.findByText('$25.50')).toBeVisible();
    balance = 125;
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('Card a needs $8.75 more for this order.')).toBeVisible();
  });

  it('offers to add it in place, with the missing amount, D-28, ORD-105', async () => {
    answerUser(() => ({ cards: [card('a', 125)] }));
    await open();
    expect(await screen.findByText('Card a needs $8.75 more for this order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add money' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#add-money$/),
    );
  });

  it('is the only message about it: the chosen card has no tag, another one has, L-15, ORD-105', async () => {
    answerUser(() => ({ cards: [card('a', 125), card('b', 400)] }));
    await open({ selectedCardId: 'a' });
    expect(await screen.findByText('Insufficient balance for order')).toBeVisible();
    const tags = screen.getAllByText('Insufficient balance');
    expect(tags.map((tag) => tag.closest('label')?.textContent)).toEqual([expect.stringContaining('Card b')]);
  });

  it('leaves another payment only where the card cannot hold enough, D-28, CRD-014', async () => {
    answerUser(() => ({ cards: [card('a', 49_900)] }));
    await open({ total: { amountMinor: 60_000, currency: 'USD' } });
    expect(await screen.findByText(/cannot hold|can’t hold enough/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add money' })).toBeNull();
  });
});

describe('a change of a payment method in another tab', () => {
  const bank = {
    selected: undefined,
    onSelected: () => undefined,
    entered: undefined,
    onDropped: () => undefined,
  };

  it('shows without a reload: a new one, another default, and another payment for a removed one, CRD-032, CRD-050', async () => {
    let paymentInstruments = [paymentMethod('pm-1')];
    answerUser(() => ({ cards: [], paymentInstruments }));
    const onSelected = jest.fn();
    await open({ bank: { ...bank, selected: { kind: 'instrument', id: 'pm-1' }, onSelected } });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    const tab = new BroadcastChannel('crema-events');
    const change = (id: string, reason: string, next: typeof paymentInstruments) => {
      paymentInstruments = next;
      const payload = { subject: 'payment-method', id, reason };
      tab.postMessage({ name: 'payment-methods-updated', version: 1, payload });
    };
    const second = paymentMethod('pm-2', { accountNumberLastFour: '1117' });
    change('pm-2', 'added', [...paymentInstruments, second]);
    expect(await screen.findByRole('radio', { name: /1117/ })).not.toBeChecked();
    change('pm-1', 'removed', [second]);
    await waitFor(() => expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /1117/ })).toBeChecked();
    expect(onSelected.mock.lastCall).toEqual([expect.objectContaining({ paymentMethodId: 'pm-2' })]);
    tab.close();
  });

  it('that another device made shows when the customer returns to the page, CRD-011, CRD-050', async () => {
    let name = 'Card a';
    answerUser(() => ({ cards: [card('a', 2550, { nickname: name })], paymentInstruments: [] }));
    await open();
    await screen.findByText('Card a');
    name = 'Morning';
    showPage('hidden');
    showPage('visible');
    expect(await screen.findByText('Morning')).toBeVisible();
  });
});

describe('a change of a card in another tab', () => {
  it('shows without a reload: the new name, the new balance, and another payment for a removed card, CRD-011', async () => {
    let cards = [card('a', 2550), card('b', 3000)];
    answerUser(() => ({ cards }));
    const onNothing = jest.fn();
    const { onSelected } = await open({ selectedCardId: 'a', onNothing });
    expect(await screen.findByRole('radio', { name: /Card a/ })).toBeChecked();
    const tab = new BroadcastChannel('crema-events');
    const change = async (reason: string, next: typeof cards) => {
      cards = next;
      tab.postMessage({ name: 'card-updated', version: 1, payload: { cardId: 'a', reason } });
    };
    await change('renamed', [card('a', 2600, { nickname: 'Morning' }), card('b', 3000)]);
    expect(await screen.findByRole('radio', { name: /Morning/ })).toBeChecked();
    expect(onSelected.mock.lastCall).toEqual([
      expect.objectContaining({
        nickname: 'Morning',
        balance: expect.objectContaining({ amountMinor: 2600 }),
      }),
    ]);
    await change('removed', [card('b', 3000)]);
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Morning/ })).toBeNull());
    expect(onSelected.mock.lastCall).toEqual([expect.objectContaining({ cardId: 'b' })]);
    await change('removed', []);
    await waitFor(() => expect(onNothing).toHaveBeenCalled());
    expect(screen.queryByRole('radio')).toBeNull();
    tab.close();
  });
});
