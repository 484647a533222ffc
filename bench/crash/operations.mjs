// The shoppers' operations in a crash run. Each operation is one order that must be placed, or refused,
// exactly once.
import { giftOperations } from './gift-operations.mjs';
import { storeNumber } from './shop-database.mjs';
import { reward, starOperations } from './star-operations.mjs';
import { storeOperations } from './store-operations.mjs';
import { walletOperations } from './wallet-operations.mjs';

const goodCard = '4242424242424242';
const declinedCard = '4000000000000002';
const askingCard = '4000000000003220';
const slowCard = '4000000000000077';
const slotMs = 5 * 60_000;

const nextSlot = (minutes) => new Date(Math.ceil((Date.now() + minutes * 60_000) / slotMs) * slotMs);
const svc = (id, amountMinor) => ({ id, tender: 'SVC', amountMinor });
const card = (id, amountMinor) => ({ id, tender: 'CARD', amountMinor });
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];
const twoOf = (list) => {
  const at = Math.floor(Math.random() * list.length);
  return [list[at], list[(at + 1) % list.length]];
};

/**
 * `guest`: without signing in. `pay({ total, cards, token, method })` returns the fields of the submission other than
 * order and store; `token(number)` asks the vault; `method()` is a stored payment method. `copies`: the number of simultaneous submissions. `cut`:
 * the client does not wait for the first reply; `gone`: the client waits for no reply and does not ask again.
 * `offers`: of the cart; an order whose Reward the Stars no longer suffice for is refused for its state.
 * `cancels`: the customer cancels the placed order. `refused`: the expected error code, for which no order may exist. `bank`: the bank decides later; what the customer does at
 * its page (approve, decline), or cancel and leave.
 */
export const operations = [
  {
    name: 'stored value',
    weight: 30,
    pay: ({ total, cards }) => ({ tenders: [svc(oneOf(cards), total)] }),
  },
  {
    name: 'stored value with a tip',
    weight: 6,
    pay: ({ total, cards }) => ({ tenders: [svc(oneOf(cards), total + 100)], tipAmountMinor: 100 }),
  },
  {
    name: 'a Reward, stored value',
    weight: 8,
    offers: [reward],
    pay: ({ total, cards }) => ({ tenders: [svc(oneOf(cards), total)] }),
  },
  {
    name: 'a Reward, doubled submit',
    weight: 4,
    offers: [reward],
    copies: 3,
    pay: ({ total, cards }) => ({ tenders: [svc(oneOf(cards), total)] }),
  },
  {
    name: 'a Reward, the bank asks, declined',
    weight: 3,
    offers: [reward],
    bank: 'decline',
    pay: async ({ total, token }) => ({
      tenders: [card(await token(askingCard), total)],
      returnUrl: '/cart',
    }),
  },
  {
    name: 'two stored-value cards',
    weight: 6,
    pay: ({ total, cards }) => {
      const [one, other] = twoOf(cards);
      return { tenders: [svc(one, 100), svc(other, total - 100)] };
    },
  },
  {
    name: 'payment card as a guest',
    weight: 16,
    guest: true,
    pay: async ({ total, token }) => ({ tenders: [card(await token(goodCard), total)] }),
  },
  {
    name: 'payment card as a member',
    weight: 10,
    pay: async ({ total, token }) => ({ tenders: [card(await token(goodCard), total)] }),
  },
  {
    name: 'stored payment card',
    weight: 8,
    pay: async ({ total, method }) => {
      const { id, code } = await method();
      return id ? { tenders: [card(id, total)] } : { code };
    },
  },
  {
    name: 'payment card as a guest, canceled',
    weight: 6,
    guest: true,
    cancels: true,
    pay: async ({ total, token }) => ({ tenders: [card(await token(goodCard), total)] }),
  },
  {
    name: 'stored value, canceled',
    weight: 3,
    cancels: true,
    pay: ({ total, cards }) => ({ tenders: [svc(oneOf(cards), total)] }),
  },
  {
    name: 'declined card',
    weight: 8,
    guest: true,
    refused: 'PAYMENT_DECLINED',
    pay: async ({ total, token }) => ({ tenders: [card(await token(declinedCard), total)] }),
  },
  {
    name: 'scheduled',
    weight: 10,
    pay: ({ total, cards }) => ({
      tenders: [svc(oneOf(cards), total)],
      scheduledOrdering: { startsAt: nextSlot(oneOf([20, 30, 40])).toISOString() },
    }),
  },
  {
    name: 'doubled submit, stored value',
    weight: 5,
    copies: 3,
    pay: ({ total, cards }) => ({ tenders: [svc(oneOf(cards), total)] }),
  },
  {
    name: 'doubled submit, payment card',
    weight: 4,
    guest: true,
    copies: 3,
    pay: async ({ total, token }) => ({ tenders: [card(await token(goodCard), total)] }),
  },
  {
    name: 'gone for good',
    weight: 5,
    guest: true,
    gone: true,
    pay: async ({ total, token }) => ({ tenders: [card(await token(goodCard), total)] }),
  },
  {
    name: 'the bank asks, approved',
    weight: 5,
    bank: 'approve',
    pay: async ({ total, token }) => ({
      tenders: [card(await token(askingCard), total)],
      returnUrl: '/cart',
    }),
  },
  {
    name: 'the bank asks a guest, approved',
    weight: 4,
    guest: true,
    bank: 'approve',
    pay: async ({ total, token }) => ({
      tenders: [card(await token(askingCard), total)],
      returnUrl: '/cart',
    }),
  },
  {
    name: 'the bank asks, declined',
    weight: 3,
    bank: 'decline',
    pay: async ({ total, token }) => ({
      tenders: [card(await token(askingCard), total)],
      returnUrl: '/cart',
    }),
  },
  {
    name: 'the bank asks, given up',
    weight: 3,
    bank: 'cancel',
    pay: async ({ total, token }) => ({
      tenders: [card(await token(askingCard), total)],
      returnUrl: '/cart',
    }),
  },
  {
    name: 'the bank asks, left',
    weight: 2,
    guest: true,
    bank: 'leave',
    pay: async ({ total, token }) => ({
      tenders: [card(await token(askingCard), total)],
      returnUrl: '/cart',
    }),
  },
  {
    name: 'the bank decides later',
    weight: 3,
    bank: 'wait',
    pay: async ({ total, token }) => ({ tenders: [card(await token(slowCard), total)] }),
  },
  {
    name: 'lost reply',
    weight: 5,
    cut: true,
    pay: ({ total, cards }) => ({ tenders: [svc(oneOf(cards), total)] }),
  },
];

const shared = [
  ...operations,
  ...walletOperations,
  ...giftOperations,
  ...starOperations,
  ...storeOperations(storeNumber),
];
/** Draws an operation by its weight; `more` are those of the provider. */
export const createOperationDraw = (more) => {
  const drawn = [...shared, ...more].flatMap((operation) =>
    Array.from({ length: operation.weight }, () => operation),
  );
  return () => oneOf(drawn);
};
