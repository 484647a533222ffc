import type { Action } from '@reduxjs/toolkit';
import { NEVER, of, throwError } from 'rxjs';
import type { DomainEvents } from '@crema/shared-contracts';
import { cartOrdered, cartRead } from '../../../cart/cart.slice.ts';
import type { RootState } from '../../../state/root-state.ts';
import { inVirtualTime, run } from '../../../testing/epics.ts';
import {
  noPayments,
  cartLine,
  orderStore,
  orderStoreDeps,
  pricing,
  readyToPrice,
  stateAfter,
  submitted,
  usd,
} from '../../../testing/order.fixtures.ts';
import { fulfilmentRecalled, offerChosen, pickUpChosen, slotChosen } from '../pick-up/fulfilment.slice.ts';
import { toMemberTender, toSubmitInput } from './submit-input.ts';
import { orderPlaced, visitorChanged, submissionFailed } from '../../facts/order.actions.ts';
import { selectTip, selectToPay } from '../../facts/order.selectors.ts';
import { selectPricingQuestion } from '../pricing/pricing.selectors.ts';
import { gatherAttempt, selectPaymentObstacle } from './submission-attempt.ts';
import { placeOrder } from './submission.epics.ts';
import { concludeOrder, handleSubmissionError, retrySubmission } from './submission-follow-ups.epics.ts';
import type { SubmissionDeps } from './submission.deps.ts';
import { findBrokenRule, type SubmissionAttempt } from './submission.rules.ts';
import {
  submissionClosed,
  submissionRequested,
  submissionRetried,
  submissionStarted,
} from './submission.slice.ts';
import {
  pricingExpired,
  pricingReceived,
  pricingRequested,
  pricingRestarted,
  refreshRequested,
} from '../pricing/pricing.slice.ts';
import {
  bankChosen,
  cardChosen,
  cardRemoved,
  paymentLost,
  singleUseCardDropped,
  singleUseCardTokenised,
  guestContactGiven,
  guestOrderingChosen,
  tipChosen,
} from '../payment/tender.slice.ts';

const member = visitorChanged({ audience: 'member', locale: 'en-US' });
const card = { cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' };
const singleUseCard = {
  paymentInstrumentToken: 'tok',
  paymentType: 'visa' as const,
  accountNumberLastFour: '4242',
  tokenAcquiredTimestamp: 0,
  expiresAt: 300_000,
};
const contact = { firstName: ' Ada ', email: 'ada@example.com', phoneNumber: '', emailMarketingOptIn: false };

const pricedWith = (over: Parameters<typeof pricing>[1], ...facts: readonly Action[]) => {
  const before = [...readyToPrice(), ...facts];
  const basis = selectPricingQuestion(stateAfter(...before), orderStore)?.basis ?? '';
  return stateAfter(
    ...before,
    pricingRequested({ basis }),
    pricingReceived({ basis, pricing: pricing(undefined, over), at: 0 }),
  );
};
const pricedFor = (...facts: readonly Action[]) => pricedWith({}, ...facts);
const memberReady = pricedFor(member, cardChosen(card));
const guestReady = pricedFor(
  guestOrderingChosen(),
  guestContactGiven(contact),
  singleUseCardTokenised(singleUseCard),
);

const deps = (over: Partial<SubmissionDeps> = {}): SubmissionDeps => ({
  ...orderStoreDeps(),
  orders: { ...noPayments, submit: () => of(submitted()), find: () => of(null) },
  returnUrl: () => 'http://localhost/menu/cart',
  leave: () => undefined,
  monotonic: () => 10,
  now: () => 10,
  pendingRecord: { read: () => undefined, write: () => undefined, changes$: NEVER },
  emitOrderPlaced: () => undefined,
  navigate: () => undefined,
  connection$: of('online' as const),
  ...over,
});
const errorReply = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
const started = submissionStarted({ orderId: 'order-1' });

describe('what placing an order needs', () => {
  const fine: SubmissionAttempt = {
    orderId: 'order-1',
    totalMinor: 500,
    toPayMinor: 500,
    outdated: false,
    expired: false,
    changed: false,
    slotLost: false,
    guest: false,
    continueAsGuest: false,
    cardId: 'card-1',
    balanceMinor: 2500,
    bank: undefined,
    contactGiven: false,
    singleUseCardGiven: false,
    singleUseCardExpired: false,
  };
  const guest = {
    guest: true,
    continueAsGuest: true,
    contactGiven: true,
    singleUseCardGiven: true,
    cardId: undefined,
  };
  it.each<{ attempt: Partial<SubmissionAttempt>; code: string | undefined; because: string }>([
    { attempt: {}, code: undefined, because: 'nothing is missing, ORD-101' },
    { attempt: { orderId: undefined }, code: 'NOT_PRICED', because: 'there is no orderId, ORD-101' },
    { attempt: { outdated: true }, code: 'NOT_PRICED', because: 'the price is for another cart' },
    { attempt: { totalMinor: -1 }, code: 'PRICE_NEGATIVE', because: 'the price is negative, ORD-101' },
    { attempt: { expired: true }, code: 'PRICE_STALE', because: 'the price is stale, ORD-084' },
    { attempt: { changed: true }, code: 'PRICE_CHANGED', because: 'the new price was not accepted' },
    { attempt: { slotLost: true }, code: 'SLOT_LOST', because: 'the chosen time was lost, ORD-064' },
    { attempt: { cardId: undefined }, code: 'PAYMENT_MISSING', because: 'no card is chosen, ORD-101' },
    { attempt: { balanceMinor: 499 }, code: 'BALANCE_TOO_LOW', because: 'the card holds too little' },
    { attempt: { totalMinor: 0, cardId: undefined }, code: undefined, because: 'nothing is to be paid' },
    {
      attempt: { cardId: undefined, balanceMinor: 0, bank: 'instrument' },
      code: undefined,
      because: 'a stored payment method pays, ORD-109, D-142',
    },
    {
      attempt: { cardId: undefined, balanceMinor: 0, bank: 'new-card' },
      code: 'GUEST_CARD_MISSING',
      because: 'the member’s card is not typed yet, ORD-109',
    },
    {
      attempt: { cardId: undefined, bank: 'new-card', singleUseCardExpired: true },
      code: 'GUEST_CARD_EXPIRED',
      because: 'the member’s typed card is too old, ORD-121',
    },
    {
      attempt: { cardId: undefined, balanceMinor: 0, bank: 'new-card', singleUseCardGiven: true },
      code: undefined,
      because: 'the member typed a card, ORD-109',
    },
    { attempt: guest, code: undefined, because: 'a guest chooses no stored card, ORD-101' },
    {
      attempt: { toPayMinor: 2501 },
      code: 'BALANCE_TOO_LOW',
      because: 'the card does not hold the tip too, ORD-100',
    },
    {
      attempt: { ...guest, continueAsGuest: false },
      code: 'UNAUTHENTICATED',
      because: 'the customer did not choose to order as a guest: the session ended, ORD-120',
    },
    { attempt: { ...guest, contactGiven: false }, code: 'CONTACT_MISSING', because: 'a guest has no name' },
    {
      attempt: { ...guest, singleUseCardGiven: false },
      code: 'GUEST_CARD_MISSING',
      because: 'a guest has no card',
    },
    {
      attempt: { ...guest, singleUseCardExpired: true },
      code: 'GUEST_CARD_EXPIRED',
      because: 'the token is old, ORD-121',
    },
  ])('$code when $because', ({ attempt, code }) => {
    expect(findBrokenRule({ ...fine, ...attempt })).toBe(code);
  });

  it('is read from the state as it is', () => {
    expect(findBrokenRule(gatherAttempt(memberReady, orderStore, 10))).toBeUndefined();
    expect(findBrokenRule(gatherAttempt(guestReady, orderStore, 10))).toBeUndefined();
    expect(findBrokenRule(gatherAttempt(memberReady, orderStore, 300_000))).toBe('PRICE_STALE');
    const unmarked = pricedFor(guestContactGiven(contact), singleUseCardTokenised(singleUseCard));
    expect(findBrokenRule(gatherAttempt(unmarked, orderStore, 10))).toBe('UNAUTHENTICATED');
  });
});

describe('what a payment lacks', () => {
  it.each([
    { state: memberReady, obstacle: undefined, because: 'the card covers the total' },
    { state: pricedFor(member), obstacle: 'PAYMENT_MISSING', because: 'no card is chosen' },
    {
      state: pricedFor(member, cardChosen({ ...card, balance: usd(499) })),
      obstacle: 'BALANCE_TOO_LOW',
      because: 'the card holds too little',
    },
    { state: guestReady, obstacle: undefined, because: 'a guest types a card' },
    { state: stateAfter(member), obstacle: undefined, because: 'there is nothing to pay yet' },
  ])('is $obstacle before anything is pressed, because $because, ORD-109', ({ state, obstacle }) => {
    expect(selectPaymentObstacle(state, orderStore)).toBe(obstacle);
  });
});

describe('the payload', () => {
  const submissionParts = {
    pricing: pricing(),
    storeNumber: '1001-2',
    slotStartsAt: undefined,
    tipMinor: 0,
    cupName: '',
    tender: { tender: 'SVC', id: 'card-1' } as const,
    guest: undefined,
  };
  it('is orderId, store and one stored-value tender with the server’s amount, ORD-100, ORD-088', () => {
    expect(toSubmitInput(submissionParts)).toEqual({
      orderId: 'order-1',
      storeNumber: '1001-2',
      tenders: [{ id: 'card-1', tender: 'SVC', amountMinor: 500 }],
      tipAmountMinor: 0,
    });
  });

  it('adds the tip to what the card pays, in minor units, and the slot when one is chosen, ORD-100', () => {
    const slotStartsAt = '2030-01-01T15:30:00Z';
    expect(toSubmitInput({ ...submissionParts, tipMinor: 150, slotStartsAt })).toEqual({
      orderId: 'order-1',
      storeNumber: '1001-2',
      tenders: [{ id: 'card-1', tender: 'SVC', amountMinor: 650 }],
      tipAmountMinor: 150,
      scheduledOrdering: { startsAt: slotStartsAt },
    });
  });

  it('pays a guest’s order by single-use token and sends the contact, ORD-100, ORD-121', () => {
    const input = toSubmitInput({
      ...submissionParts,
      tender: undefined,
      guest: { contact, card: singleUseCard, addressToken: undefined },
    });
    expect(input.tenders).toEqual([{ id: 'tok', tender: 'CARD', amountMinor: 500 }]);
    expect(input.guest).toEqual({
      firstName: 'Ada',
      email: 'ada@example.com',
      phoneNumber: null,
      emailMarketingOptIn: false,
      paymentType: 'visa',
      accountNumberLastFour: '4242',
    });
  });

  const instrument = {
    kind: 'instrument',
    paymentMethodId: 'pm-1',
    paymentType: 'paypal',
    lastFour: '',
  } as const;
  it.each([
    { tender: [cardChosen(card)], sent: { tender: 'SVC', id: 'card-1' }, because: 'a stored-value card' },
    { tender: [bankChosen(instrument)], sent: { tender: 'CARD', id: 'pm-1' }, because: 'a payment method' },
    {
      tender: [bankChosen({ kind: 'new-card' }), singleUseCardTokenised(singleUseCard)],
      sent: { tender: 'CARD', id: 'tok' },
      because: 'the card that was typed',
    },
    { tender: [bankChosen({ kind: 'new-card' })], sent: undefined, because: 'a card that is not typed yet' },
    {
      tender: [singleUseCardTokenised(singleUseCard), cardChosen(card), bankChosen(instrument)],
      sent: { tender: 'CARD', id: 'pm-1' },
      because: 'the payment that was chosen last only, D-26',
    },
    {
      tender: [cardChosen(card), cardRemoved({ cardId: 'card-1' })],
      sent: undefined,
      because: 'no removed card, CRD-011',
    },
    {
      tender: [cardChosen(card), cardRemoved({ cardId: 'card-2' })],
      sent: { tender: 'SVC', id: 'card-1' },
      because: 'the card although another one is removed',
    },
    {
      tender: [bankChosen(instrument), paymentLost()],
      sent: undefined,
      because: 'no payment method that is gone',
    },
  ])('pays a member’s order with $because, ORD-109', ({ tender, sent }) => {
    expect(toMemberTender(stateAfter(member, ...tender).order.tender)).toEqual(sent);
  });

  it('has the tip with a bank payment too, ORD-104, L-04', () => {
    const tips = { isTipEnabled: true } as const;
    const tipped = pricedWith(tips, member, bankChosen(instrument), tipChosen({ amountMinor: 150 }));
    expect(selectTip(tipped)).toBe(150);
  });

  it('has no tender when there is nothing to pay, D-26', () => {
    const free = pricing();
    const input = toSubmitInput({
      ...submissionParts,
      pricing: { ...free, summary: { ...free.summary, price: usd(0) } },
      tender: undefined,
    });
    expect(input.tenders).toEqual([]);
  });
});

describe('the tip and the slot of an order', () => {
  const tips = { isTipEnabled: true } as const;
  const chosen = [member, cardChosen(card), tipChosen({ amountMinor: 150 })];
  const sent = (state: RootState) => {
    const submit = jest.fn(() => NEVER);
    const orders = { ...noPayments, submit, find: () => NEVER };
    run(placeOrder, of(submissionRequested()), state, deps({ orders })).subscribe();
    return submit.mock.calls;
  };

  it('are sent with the order, and the slot with the price before it, ORD-100', () => {
    const slot = slotChosen('2030-01-01T15:30:00Z');
    const state = pricedWith(tips, slot, ...chosen);
    expect(selectPricingQuestion(state, orderStore)?.order.scheduledOrdering).toEqual({
      startsAt: '2030-01-01T15:30:00Z',
    });
    expect(sent(state)).toEqual([
      [
        {
          orderId: 'order-1',
          storeNumber: '1001-2',
          tenders: [{ id: 'card-1', tender: 'SVC', amountMinor: 650 }],
          tipAmountMinor: 150,
          scheduledOrdering: { startsAt: '2030-01-01T15:30:00Z' },
        },
        false,
      ],
    ]);
  });

  it('leave the tip out where the price allows none, ORD-100', () => {
    expect(selectTip(pricedWith({ isTipEnabled: false }, ...chosen))).toBe(0);
    expect(selectToPay(pricedWith({ isTipEnabled: false }, ...chosen))).toBe(500);
    expect(selectToPay(pricedWith(tips, ...chosen))).toBe(650);
  });

  it('end with the order, the tip with the session, the slot with the store that has another choice, ORD-100', () => {
    const both = [...chosen, slotChosen('2030-01-01T15:30:00Z')];
    const after = (...facts: readonly Action[]) => {
      const { tender, fulfilment } = stateAfter(...both, ...facts).order;
      return [tender.tipMinor, fulfilment.slotStartsAt];
    };
    expect(after()).toEqual([150, '2030-01-01T15:30:00Z']);
    expect(after(orderPlaced({ order: submitted(), guest: false }))).toEqual([0, undefined]);
    expect(after(visitorChanged({ audience: 'anonymous', locale: 'en-US' }))[0]).toBe(0);
    expect(after(fulfilmentRecalled({ pickUp: '16', consumption: 'ConsumeOutOfStore' }))[1]).toBeUndefined();
  });
});

describe('placing an order', () => {
  it('sends one order however often the button is pressed, ORD-103', () =>
    inVirtualTime(({ hot, cold, expectObservable, flush }) => {
      const submit = jest.fn(() => cold('10ms (s|)', { s: submitted() }));
      const action$ = hot('p 2ms p 3ms p', { p: submissionRequested() });
      expectObservable(
        run(placeOrder, action$, memberReady, deps({ orders: { ...noPayments, submit, find: () => NEVER } })),
      ).toBe('s 9ms o', {
        s: started,
        o: orderPlaced({ order: submitted(), guest: false, paidWithCardId: 'card-1' }),
      });
      flush();
      expect(submit).toHaveBeenCalledTimes(1);
    }));

  it('sends nothing while a rule is violated, ORD-101', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('p', { p: submissionRequested() });
      const unpaid = pricedFor(member);
      expectObservable(run(placeOrder, action$, unpaid, deps())).toBe('r', {
        r: submissionFailed({ error: { code: 'PAYMENT_MISSING' } }),
      });
    }));

  it('shows the server’s error and names the card, ORD-103', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const orders = {
        ...noPayments,
        submit: () => throwError(() => errorReply('PAYMENT_DECLINED')),
        find: () => NEVER,
      };
      const action$ = hot('p', { p: submissionRequested() });
      expectObservable(run(placeOrder, action$, guestReady, deps({ orders }))).toBe('(sr)', {
        s: started,
        r: submissionFailed({ error: { code: 'PAYMENT_DECLINED', params: { lastFour: '4242' } } }),
      });
    }));
});

describe('a placed order', () => {
  const conclude = (guest: boolean) => {
    const emitted: DomainEvents['order-placed'][] = [];
    const went: unknown[][] = [];
    const facts: Action[] = [];
    const fact = orderPlaced({ order: submitted(), guest, ...(!guest && { paidWithCardId: 'card-1' }) });
    run(
      concludeOrder,
      of(fact),
      memberReady,
      deps({ emitOrderPlaced: (event) => emitted.push(event), navigate: (...way) => void went.push(way) }),
    ).subscribe((action) => facts.push(action));
    return { emitted, went, facts, fact };
  };

  it.each([
    { guest: false, to: '/menu/previous' },
    { guest: true, to: '/menu/order/order-1?token=token-1' },
  ])('leads to $to (guest: $guest), becomes previous and is emitted, ORD-102, D-170', ({ guest, to }) => {
    const { emitted, went, facts } = conclude(guest);
    // The page replaces the checkout, so that Back does not lead to an empty cart.
    expect(went).toEqual([[to, { replace: true }]]);
    expect(facts).toEqual([cartOrdered({ at: 10 })]);
    expect(emitted).toEqual([
      {
        orderId: 'order-1',
        orderNumber: 'A7K2',
        storeNumber: '1001-2',
        totalMinor: 500,
        currency: 'USD',
        guest,
        ...(!guest && { paidWithCardId: 'card-1' }),
      },
    ]);
  });

  it('clears offers, price, payment and the guest’s flags, ORD-102, ORD-103', () => {
    const { fact } = conclude(true);
    const before = [
      ...readyToPrice(),
      pickUpChosen('DT'),
      slotChosen('2030-01-01T15:30:00Z'),
      tipChosen({ amountMinor: 150 }),
      offerChosen({ type: 'REWARD', code: 'r1' }),
      guestOrderingChosen(),
      guestContactGiven(contact),
      singleUseCardTokenised(singleUseCard),
    ];
    const basis = selectPricingQuestion(stateAfter(...before), orderStore)?.basis ?? '';
    before.push(pricingRequested({ basis }), pricingReceived({ basis, pricing: pricing(), at: 0 }));
    const full = stateAfter(...before).order;
    expect(full.tender).toMatchObject({
      tipMinor: 150,
      continueAsGuest: true,
      contact,
      typed: contact,
      singleUseCard,
    });
    expect(full.pricing.request.status).toBe('loaded');
    expect(full.fulfilment).toMatchObject({ pickUp: 'DT', offers: [{ code: 'r1' }] });

    const { tender, pricing: price, fulfilment, submission } = stateAfter(...before, fact).order;
    expect(tender).toEqual(stateAfter().order.tender);
    expect(price).toEqual(stateAfter().order.pricing);
    expect(fulfilment).toEqual(stateAfter().order.fulfilment);
    expect(submission).toEqual({ status: 'placed', order: submitted(), guest: true });
  });

  it('leaves nothing to be ordered again by accident, ORD-103', () => {
    expect(stateAfter(cartRead([cartLine()]), cartOrdered({ at: 0 })).cart.lines).toEqual([]);
  });
});

describe('try again after an error', () => {
  const retry = (code: string) => {
    const facts: Action[] = [];
    const state = stateAfter(submissionFailed({ error: { code } }));
    run(retrySubmission, of(submissionRetried()), state, deps()).subscribe((fact) => facts.push(fact));
    return facts;
  };
  it('clears the price first when the outcome is unknown, ORD-164', () => {
    expect(retry('NEVER_HEARD_OF')).toEqual([submissionClosed(), pricingRestarted()]);
  });

  it.each(['OUTCOME_UNKNOWN', 'PAYMENT_PROVIDER_DOWN', 'TOO_MANY_REQUESTS', 'OFFLINE'])(
    'sends the same order again after %s, D-25',
    (code) => {
      expect(retry(code)).toEqual([submissionRequested()]);
    },
  );
});

describe('what an error changes', () => {
  it.each([
    { code: 'PRICE_EXPIRED', action: pricingExpired(), because: 'the server calls the price stale, ORD-084' },
    { code: 'PAYMENT_DECLINED', action: singleUseCardDropped(), because: 'the card must be entered again' },
    {
      code: 'TIP_NOT_ALLOWED',
      action: tipChosen({ amountMinor: 0 }),
      because: 'its text says that the tip was removed, ORD-104',
    },
    {
      code: 'MOP_NOT_ACCEPTED',
      action: refreshRequested(),
      because: 'the cart reads the pickup options of the store again, ORD-161',
    },
  ])('$code: $because', ({ code, action }) => {
    const facts: Action[] = [];
    run(handleSubmissionError, of(submissionFailed({ error: { code } })), memberReady, deps()).subscribe(
      (fact) => facts.push(fact),
    );
    expect(facts).toEqual([action]);
  });

  it.each([
    { params: { released: 'yes' }, facts: [singleUseCardDropped(), refreshRequested()] },
    { params: undefined, facts: [] },
  ])(
    'prices the order again, without the used card, after its payment was released: $params, O01',
    ({ params, facts }) => {
      const emitted: Action[] = [];
      const failed = submissionFailed({ error: { code: 'ITEMS_UNAVAILABLE', ...(params && { params }) } });
      run(handleSubmissionError, of(failed), memberReady, deps()).subscribe((fact) => emitted.push(fact));
      expect(emitted).toEqual(facts);
    },
  );
});
