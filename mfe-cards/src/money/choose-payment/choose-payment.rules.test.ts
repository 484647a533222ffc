import type { BankPayments } from '@crema/shared-contracts';
import type { PaymentMethod } from '../../methods/use-payment-methods.ts';
import type { WalletCard } from '../../card/wallet-card.ts';
import { card, paymentMethod } from '../../testing/cards-server.ts';
import { choosePayment, type Payment } from './choose-payment.rules.ts';

const total = { amountMinor: 1000, currency: 'USD' } as const;
const rich = card('rich', 5000);
const poor = card('poor', 400);
const primaryPoor = card('primary', 100, { isPrimary: true });
const primaryRich = card('primary', 1000, { isPrimary: true });
const canadian = card('maple', 9000, {
  balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: 9000, currency: 'CAD' } },
  isPrimary: true,
});

const visa = paymentMethod('visa');
const paypal = paymentMethod('paypal', { paymentType: 'paypal' });
const wallet = paymentMethod('wallet', { paymentType: 'applepay', isReadOnly: true });
const expired = paymentMethod('expired', { expiry: 'expired' });

const nameOf = (payment: Payment | undefined) => {
  if (payment?.kind === 'stored-value') return payment.card.cardId;
  return payment?.kind === 'instrument' ? payment.method.paymentMethodId : payment?.kind;
};
interface Row {
  readonly cards?: WalletCard[];
  readonly methods?: PaymentMethod[];
  readonly card?: string;
  readonly takesNewCard?: boolean;
  readonly bank?: BankPayments['selected'];
  readonly expected: string | undefined;
  readonly because: string;
}

describe('the payment of an order', () => {
  it.each<Row>([
    {
      cards: [rich, poor],
      card: 'poor',
      expected: 'poor',
      because: 'it was chosen, though it is short, ORD-105',
    },
    { cards: [rich, primaryRich], expected: 'primary', because: 'the default card has exactly enough' },
    { cards: [primaryPoor, rich], expected: 'rich', because: 'the default card is short and another is not' },
    {
      cards: [poor, primaryPoor],
      expected: 'primary',
      because: 'none has enough: the default one can be reloaded',
    },
    { cards: [poor], card: 'removed', expected: 'poor', because: 'the chosen one is gone' },
    { cards: [canadian, poor], expected: 'poor', because: 'a card in another currency cannot pay' },
    { cards: [canadian, poor], card: 'maple', expected: 'poor', because: 'not even when it is asked for' },
    { cards: [canadian], expected: undefined, because: 'no card is in the currency of the order' },
    { cards: [], expected: undefined, because: 'there is none' },
    { methods: [], expected: 'new-card', because: 'who has nothing types a card at once, D-142' },
    { cards: [rich], methods: [visa], expected: 'rich', because: 'a card with enough comes first' },
    {
      cards: [poor],
      methods: [paypal, visa],
      expected: 'paypal',
      because: 'the default payment method can pay, ORD-109',
    },
    { cards: [poor], methods: [], expected: 'poor', because: 'a short card can be reloaded, D-28' },
    {
      cards: [rich],
      methods: [visa],
      bank: { kind: 'instrument', id: 'visa' },
      expected: 'visa',
      because: 'it was chosen',
    },
    {
      cards: [rich],
      methods: [visa],
      bank: { kind: 'new-card' },
      expected: 'new-card',
      because: 'it was chosen',
    },
    {
      cards: [rich],
      methods: [visa],
      bank: { kind: 'instrument', id: 'gone' },
      expected: 'rich',
      because: 'the chosen one was removed',
    },
    {
      methods: [wallet, expired, visa],
      expected: 'visa',
      because: 'wallets are only listed, D-97, and an expired card is refused',
    },
    {
      methods: [wallet],
      bank: { kind: 'instrument', id: 'wallet' },
      expected: 'new-card',
      because: 'a wallet cannot be chosen, CRD-051',
    },
    {
      cards: [poor],
      bank: { kind: 'new-card' },
      expected: 'poor',
      because: 'the store takes stored-value cards only, ORD-106',
    },
    {
      methods: [visa],
      takesNewCard: false,
      bank: { kind: 'new-card' },
      expected: 'visa',
      because: 'the shop takes no new bank card, CRD-051',
    },
    {
      methods: [wallet],
      takesNewCard: false,
      expected: undefined,
      because: 'nothing can be charged, and no new bank card is taken, CRD-051',
    },
  ])('is $expected: $because', ({ cards = [], methods, takesNewCard = true, card, bank, expected }) => {
    const facts = { cards, methods, takesNewCard, selectedCardId: card, selectedBank: bank, total };
    expect(nameOf(choosePayment(facts))).toBe(expected);
  });
});
