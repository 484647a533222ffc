// The operations with stored-value cards in a crash run. Each sends its requests until they are answered, and returns what the
// ledger must contain.
import { randomInt, randomUUID } from 'node:crypto';
import { idOfRequest } from '../../apiproxy/src/http/idempotency/id-of-request.ts';

const goodCard = '4242424242424242';
const decliningCard = '4000000000000341';
/** The bank asks the customer on its page, or decides after some seconds. */
const askingCard = '4000000000003220';
const slowCard = '4000000000000077';
const oneOf = (list) => list[randomInt(list.length)];
const twoOf = (list) => {
  const at = randomInt(list.length);
  return [list[at], list[(at + 1) % list.length]];
};
const amounts = [500, 1000, 2500];
/** The higher ones earn the bonus of a reload. */
const reloadAmounts = [500, 3000, 5000];
/** Answers that other operations on the same cards can cause, or a limit of requests. */
const usual = [
  '121023',
  '121025',
  '121034',
  'CARD_NEGATIVE_BALANCE',
  'DIGITAL_CARD_HAS_BALANCE',
  'CARD_NOT_FOUND',
  'TOO_MANY_REQUESTS',
];

/** The payment method of a member, stored with the first operation that needs it: { id } or { code }. */
export const methodOf = async ({ visit, change, token }, number = goodCard) => {
  visit.methods ??= {};
  if (visit.methods[number]) return { id: visit.methods[number] };
  const { data, code } = await change('AddPaymentInstrument', {
    requestId: randomUUID(),
    paymentInstrumentToken: await token(number, { isStored: true }),
  });
  visit.methods[number] = data?.paymentMethodId;
  return data ? { id: data.paymentMethodId } : { code };
};
/** The outcome of an operation whose payment method was not stored. */
const notStored = ({ code }) => ({ outcome: 'unknown', saw: `no payment method: ${code}` });
/** The result of one change that may be refused for the state of the cards. */
const judge = ({ data, code }, expected, booked) => {
  if (data) return { outcome: 'done', booked: booked?.(data) };
  if (code === undefined) return { outcome: 'unknown' };
  return expected.includes(code) ? { outcome: 'refused for its state' } : { outcome: 'wrong', saw: code };
};
/**
 * The id of the ledger's entries that a request may have even if it was refused: an earlier copy of it, whose reply was lost,
 * may have been booked before the limit of requests was reached.
 */
const possibleOf = (kind, { visit }, { requestId }) => ({
  possible: `${kind} ${idOfRequest(kind, visit.member.memberId, requestId)}`,
});
/** One answer for several copies of a request; two results of one request are wrong. */
const joinAnswers = (answers, idOf) => {
  const ids = new Set(answers.flatMap(({ data }) => (data ? [idOf(data)] : [])));
  if (ids.size > 1) return { isDoubled: true, saw: `${ids.size} results of one request` };
  return answers.find(({ data }) => data) ?? answers[0];
};

const transfer = (copies) => async (shopper) => {
  const { visit, change } = shopper;
  const [fromCardId, toCardId] = twoOf(visit.member.walletCards);
  const input = { requestId: randomUUID(), fromCardId, toCardId, amountMinor: oneOf(amounts) };
  const answers = await Promise.all(
    Array.from({ length: copies }, () => change('TransferCardBalance', input)),
  );
  const answered = joinAnswers(answers, ({ transferId }) => transferId);
  if (answered.isDoubled) return { outcome: 'wrong', saw: answered.saw };
  return {
    ...possibleOf('transfer', shopper, input),
    ...judge(answered, usual, ({ transferId }) => ({
      refType: 'transfer',
      refId: transferId,
      amountsMinor: [-input.amountMinor, input.amountMinor],
    })),
  };
};

const bankDeclines = ['PAYMENT_DECLINED', '121035'];
const undecided = ['PENDING', 'ACTION_REQUIRED'];
/** Asks until the reload is decided, as the page does. */
const followReload = async ({ query }, reloadId) => {
  const { data } = await query('GetCardReload', 'user', { reloadId }, ({ cardReload }) =>
    // Null while the provider cannot be asked.
    !cardReload || undecided.includes(cardReload.status) ? undefined : { data: cardReload },
  );
  return data;
};
const isRefusalOf = ({ status, errorCode }, expected) => status === 'FAILED' && expected.includes(errorCode);
const judgeReload = (reload, expected, amountMinor) => {
  if (!reload) return { outcome: 'unknown' };
  if (reload.status === 'DONE')
    return {
      outcome: 'done',
      booked: { refType: 'reload', refId: reload.reloadId, amountsMinor: [amountMinor] },
    };
  return isRefusalOf(reload, expected)
    ? { outcome: 'refused for its state' }
    : { outcome: 'wrong', saw: `${reload.status} ${reload.errorCode}` };
};
/** `decide(shopper, reload)` acts for the customer when the bank asks; false: the customer leaves. */
const reload =
  (number, { copies = 1, more = [], decide = () => true } = {}) =>
  async (shopper) => {
    const method = await methodOf(shopper, number);
    if (!method.id) return notStored(method);
    const paymentMethodId = method.id;
    const input = {
      requestId: randomUUID(),
      cardId: oneOf(shopper.visit.member.walletCards),
      amountMinor: oneOf(reloadAmounts),
      paymentMethodId,
      returnUrl: '/account/cards',
    };
    const possible = possibleOf('reload', shopper, input);
    const answers = await Promise.all(
      Array.from({ length: copies }, () => shopper.change('ReloadCard', input)),
    );
    const { data, code, isDoubled, saw } = joinAnswers(answers, ({ reloadId }) => reloadId);
    if (isDoubled) return { outcome: 'wrong', saw };
    if (!data) return { ...possible, ...judge({ code }, [...usual, ...more]) };
    const stays = data.status !== 'ACTION_REQUIRED' || (await decide(shopper, data));
    if (!stays) return { ...possible, outcome: 'left at the bank' };
    const decided = undecided.includes(data.status) ? await followReload(shopper, data.reloadId) : data;
    return { ...possible, ...judgeReload(decided, [...usual, ...more], input.amountMinor) };
  };
const atBank =
  (decision) =>
  (shopper, { action }) =>
    shopper.decideAtBank(action.url, decision);

/** A digital card, asked for three times with one request, has one effect; it is removed again. */
const addDigitalCard = async ({ change, changeById }) => {
  const input = { requestId: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 3 }, () => change('CreateDigitalCard', input)));
  const answered = joinAnswers(answers, ({ cardId }) => cardId);
  if (answered.isDoubled) return { outcome: 'wrong', saw: answered.saw };
  if (answered.data) await changeById('RemoveCard', answered.data.cardId);
  return { ...judge(answered, [...usual, 'WALLET_LIMIT']), cardId: answered.data?.cardId };
};

/** Turns auto reload on, then takes so much from the card that a reload follows, unless the card has less. */
const turnOnAutoReload = async (shopper) => {
  const method = await methodOf(shopper);
  if (!method.id) return notStored(method);
  const paymentMethodId = method.id;
  const [cardId, toCardId] = twoOf(shopper.visit.member.walletCards);
  const profile = { cardId, amountMinor: 5000, triggerAmountMinor: 2500, paymentMethodId };
  const turnedOn = judge(await shopper.change('CreateAutoReload', profile), usual);
  if (turnedOn.outcome !== 'done') return turnedOn;
  const input = { requestId: randomUUID(), fromCardId: cardId, toCardId, amountMinor: 2500 };
  const moved = await shopper.change('TransferCardBalance', input);
  return {
    ...possibleOf('transfer', shopper, input),
    ...judge(moved, usual, ({ transferId }) => ({
      refType: 'transfer',
      refId: transferId,
      amountsMinor: [-2500, 2500],
    })),
  };
};
const turnOffAutoReload = async ({ visit, changeById }) =>
  judge(await changeById('DisableAutoReload', oneOf(visit.member.walletCards)), usual);

/** Registers a card of the shop, moves its money to a card of the member, and removes it. */
const register = async (shopper) => {
  const typed = shopper.takeShopCard();
  if (!typed) return { outcome: 'refused for its state' };
  const { data, code } = await shopper.change('RegisterCard', { requestId: randomUUID(), ...typed });
  if (!data) return judge({ code }, [...usual, 'WALLET_LIMIT', '121000', '122000']);
  const input = {
    requestId: randomUUID(),
    fromCardId: data.cardId,
    toCardId: oneOf(shopper.visit.member.walletCards),
    removeEmptied: true,
  };
  const moved = await shopper.change('TransferCardBalance', input);
  if (!moved.data) await shopper.changeById('RemoveCard', data.cardId);
  return {
    ...possibleOf('transfer', shopper, input),
    ...judge(moved, usual, ({ transferId, amount }) => ({
      refType: 'transfer',
      refId: transferId,
      amountsMinor: [-amount.amountMinor, amount.amountMinor],
    })),
  };
};
const removeAndUndo = async ({ visit, changeById }) => {
  const cardId = oneOf(visit.member.walletCards);
  const removed = await changeById('RemoveCard', cardId);
  // Another copy of this member's requests may have removed it already.
  const back = await changeById('UndoRemoveCard', cardId);
  return removed.data || back.data ? judge(back, [...usual, 'WALLET_LIMIT']) : judge(removed, usual);
};
const makePrimary = async ({ visit, changeById }) =>
  judge(await changeById('SetPrimaryCard', oneOf(visit.member.walletCards)), usual);
const rename = async ({ visit, change }) =>
  judge(
    await change('RenameCard', {
      cardId: oneOf(visit.member.walletCards),
      nickname: `Name ${randomInt(99)}`,
    }),
    usual,
  );

/** `run(shopper)` resolves to { outcome, booked? }: booked are the ledger entries that the answer promised. */
export const walletOperations = [
  { name: 'transfer', weight: 12, run: transfer(1) },
  { name: 'doubled transfer', weight: 4, run: transfer(3) },
  { name: 'reload', weight: 12, run: reload(goodCard) },
  { name: 'doubled reload', weight: 4, run: reload(goodCard, { copies: 3 }) },
  { name: 'declined reload', weight: 4, run: reload(decliningCard, { more: ['121035'] }) },
  {
    name: 'reload, the bank asks, approved',
    weight: 4,
    run: reload(askingCard, { decide: atBank('approve') }),
  },
  {
    name: 'reload, the bank asks, declined',
    weight: 2,
    run: reload(askingCard, { decide: atBank('decline'), more: bankDeclines }),
  },
  { name: 'reload, the bank asks, left', weight: 2, run: reload(askingCard, { decide: () => false }) },
  { name: 'reload, decided later', weight: 2, run: reload(slowCard) },
  { name: 'digital card, three times', weight: 3, run: addDigitalCard },
  { name: 'auto reload on, and a debit', weight: 8, run: turnOnAutoReload },
  { name: 'auto reload off', weight: 2, run: turnOffAutoReload },
  { name: 'register, transfer, remove', weight: 5, run: register },
  { name: 'remove and undo', weight: 5, run: removeAndUndo },
  { name: 'primary card', weight: 3, run: makePrimary },
  { name: 'rename', weight: 3, run: rename },
];
