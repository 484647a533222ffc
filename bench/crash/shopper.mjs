// One customer of a crash run: repeats a request with the same order while its outcome is unknown.
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, cookiesOf } from '../hostile/wire.mjs';
import { payAtBank } from './bank-payment.mjs';
import { callAs, cartOf, dataOf, signIn, someAddress } from './requests.mjs';
import { storeNumber } from './shop-database.mjs';
import { methodOf } from './wallet-operations.mjs';

const pauseMs = 200;
const requestTimeout = 408;
const mostPrices = 5;
/** Codes that leave the order's outcome open: the server is temporarily unavailable. */
const unknownCodes = [
  undefined,
  'TEMPORARILY_UNAVAILABLE',
  'UNEXPECTED_ERROR',
  'PAYMENT_PROVIDER_DOWN',
  'TOO_MANY_REQUESTS',
];
/** The Stars no longer suffice for the Reward. */
const tooFewStars = 'REWARD_NOT_APPLIED';
/** The price expired before its order was placed, or its Reward is gone: a new price is requested. */
const staleCodes = ['PRICE_EXPIRED', 'SLOT_UNAVAILABLE', 'ORDER_NOT_FOUND', tooFewStars];

/** The outcome of several replies to one submission. */
const judgeAnswers = (answers, { orderId, expected, tipMinor }) => {
  if (answers.some((answer) => answer === undefined)) return { outcome: 'unknown', orderId };
  const orders = answers.map(({ order }) => order).filter(Boolean);
  const codes = [...new Set(answers.map(({ refused }) => refused).filter(Boolean))];
  const numbers = [...new Set(orders.map(({ orderNumber }) => orderNumber))];
  if (orders.length === answers.length && numbers.length === 1 && expected === undefined)
    return {
      outcome: 'placed',
      orderId,
      orderNumber: numbers[0],
      amountMinor: orders[0].total.amountMinor + tipMinor,
    };
  if (orders.length > 0) return { outcome: 'wrong', orderId, saw: [...numbers, ...codes].join(', ') };
  if (codes.length === 1 && codes[0] === expected) return { outcome: 'refused', orderId };
  return codes.every((code) => staleCodes.includes(code))
    ? { outcome: 'stale', orderId }
    : { outcome: 'wrong', orderId, saw: codes.join(', ') };
};

/**
 * Places orders as each of the members in turn, or as a guest. `isOver()` ends all waiting; open outcomes
 * remain unknown.
 */
export const createShopper = ({ fleet, members, shopCards, payments, isOver }) => {
  const visits = members.map((member) => ({ member, cookies: '', from: someAddress() }));
  let turn = 0;

  /** Repeats the request until `read` finds an answer; undefined when the run is over. */
  const ask = async (visit, request, read) => {
    while (!isOver()) {
      const server = fleet.pick();
      const reply = server && (await request(server, visit));
      // A loaded server may end a connection before it has read the request.
      const answer = reply && reply.status !== requestTimeout && read(reply);
      if (answer) return answer;
      await wait(pauseMs);
    }
    return undefined;
  };
  const begin = async (guest) => {
    if (guest) return { member: { cards: [] }, cookies: '', from: someAddress() };
    turn += 1;
    const visit = visits[turn % visits.length];
    if (!visit.cookies)
      await ask(visit, signIn(visit.member.email), (reply) => {
        if (reply.status === 200) visit.cookies = cookiesOf(reply);
        return reply.status === 200;
      });
    return visit;
  };
  const price = (visit, { guest, offers }) =>
    ask(
      visit,
      callAs(guest ? 'PriceOrderGuest' : 'PriceOrder', {
        locale: 'en-US',
        order: cartOf(randomInt(1, 4), offers),
      }),
      (reply) => {
        const priced = dataOf(reply, 'priceOrder');
        if (priced && reply.headers['set-cookie']) visit.cookies = cookiesOf(reply);
        if (!priced && offers && codeOf(reply) === tooFewStars) return { isTooDear: true };
        if (!priced && !unknownCodes.includes(codeOf(reply)))
          throw new Error(
            `A price was refused with ${codeOf(reply)}; expected a price. Check the log of the servers. ${reply.text.slice(0, 300)}`,
          );
        return priced && { orderId: priced.orderId, total: priced.summary.price.amountMinor };
      },
    );
  const takeToken = (number, options) => payments.takeToken(ask, number, options);

  const submit = async (visit, { guest, copies = 1, cut }, subInp) => {
    const operation = guest ? 'SubmitOrderGuest' : 'SubmitOrder';
    const read = (reply) => {
      const order = dataOf(reply, 'submitOrder');
      if (order) return { order };
      const code = codeOf(reply);
      return unknownCodes.includes(code) ? undefined : { refused: code };
    };
    // The client closes the connection at once; the order may be placed or not.
    if (cut) await ask(visit, callAs(operation, { subInp }, { timeoutMs: randomInt(1, 30) }), () => true);
    return Promise.all(Array.from({ length: copies }, () => ask(visit, callAs(operation, { subInp }), read)));
  };

  /**
   * The customer closes the window while the order is submitted: the order is placed, or its payment hold is
   * released.
   */
  const leave = async (visit, subInp) => {
    await ask(visit, callAs('SubmitOrderGuest', { subInp }, { timeoutMs: randomInt(1, 400) }), () => true);
    return { outcome: 'gone', orderId: subInp.orderId };
  };

  /** Repeats a query until `read` finds an answer in its data. */
  const queryOf = (visit, remote) => async (operation, field, variables, read) =>
    (await ask(visit, callAs(operation, variables, { remote }), (reply) => {
      const data = dataOf(reply, field);
      return data && read(data);
    })) ?? {};
  /**
   * Sends a change until it is answered: { data } or { code }; an empty object when the run is over. One in five is sent once
   * before by a client that does not wait for the reply.
   */
  const changeOf = (visit, remote, fields) => async (operation, variables) => {
    const field = fields?.[operation] ?? operation.charAt(0).toLowerCase() + operation.slice(1);
    if (randomInt(5) === 0)
      await ask(visit, callAs(operation, variables, { remote, timeoutMs: randomInt(1, 30) }), () => true);
    const answered = await ask(visit, callAs(operation, variables, { remote }), (reply) => {
      const data = dataOf(reply, field);
      if (data) return { data };
      const code = codeOf(reply);
      return unknownCodes.includes(code) && code !== 'TOO_MANY_REQUESTS' ? undefined : { code };
    });
    return answered ?? {};
  };
  const cardsOf = (visit) => {
    const send = changeOf(visit, 'mfe-cards');
    return { visit, token: takeToken, change: (operation, input) => send(operation, { input }) };
  };
  /** Cancels a placed order; the store may have begun it. */
  const cancel = async (visit, { orderId }) => {
    const answer = await ask(visit, callAs('CancelOrder', { orderId }), (reply) => {
      if (dataOf(reply, 'cancelOrder')) return { isCanceled: true };
      return codeOf(reply) === 'ORDER_STARTED' && { isCanceled: false };
    });
    return answer ?? {};
  };
  const runWallet = async ({ run }) => {
    const visit = await begin(false);
    const send = changeOf(visit, 'mfe-cards');
    const sendPromo = changeOf(visit, 'mfe-rewards', { RedeemPromo: 'redeemPromoCode' });
    return run({
      ...cardsOf(visit),
      ask,
      decideAtBank: (url, decision) => payments.decideAtBank({ ask }, url, decision),
      query: queryOf(visit, 'mfe-cards'),
      takeShopCard: () => shopCards.pop(),
      changeById: (operation, cardId) => send(operation, { cardId }),
      redeemPromo: (variables) => sendPromo('RedeemPromo', variables),
    });
  };

  /** Runs one operation to its end and returns { outcome: placed, refused, gone, unknown or wrong, … }. */
  return async (operation) => {
    if (operation.run) return runWallet(operation);
    const { guest = false, refused: expected, gone, bank, pay, offers } = operation;
    const visit = await begin(guest);
    for (let prices = 0; prices < mostPrices; prices += 1) {
      const priced = await price(visit, { guest, offers });
      if (!priced) break;
      if (priced.isTooDear) return { outcome: 'refused for its state' };
      const { orderId, total } = priced;
      const method = () => methodOf(cardsOf(visit));
      const paid = await pay({ total, cards: visit.member.cards, token: takeToken, method });
      if (!paid.tenders) return { outcome: 'unknown', saw: `no payment method: ${paid.code}` };
      const submission = {
        orderId,
        storeNumber,
        ...paid,
        ...(guest && {
          guest: { firstName: 'Guest', email: 'guest@crema.test', emailMarketingOptIn: false },
        }),
      };
      if (gone) return leave(visit, submission);
      if (bank) {
        const decided = await payAtBank(
          {
            visit,
            ask,
            decideAtBank: (url, decision) => payments.decideAtBank({ ask }, url, decision),
            query: queryOf(visit, 'mfe-ordering'),
            submit: () => submit(visit, operation, submission),
          },
          { orderId, bank, isStale: (code) => staleCodes.includes(code) },
        );
        if (decided.outcome !== 'stale') return decided;
        continue;
      }
      const answers = await submit(visit, operation, submission);
      const result = judgeAnswers(answers, { orderId, expected, tipMinor: submission.tipAmountMinor ?? 0 });
      if (result.outcome === 'stale') continue;
      const canceled =
        operation.cancels && result.outcome === 'placed' ? await cancel(visit, submission) : {};
      return { ...result, ...canceled, hasReward: offers !== undefined };
    }
    return { outcome: 'unknown' };
  };
};
