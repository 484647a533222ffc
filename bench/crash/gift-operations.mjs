// The purchases of gifts in a crash run. Each sends its request until it is answered, asks for the status until the bank has decided,
// and returns the ledger entries that the answer promises.
import { randomInt, randomUUID } from 'node:crypto';
import { giftRestPaths } from '../../shared-contracts/src/index.ts';
import { idOfRequest } from '../../apiproxy/src/http/idempotency/id-of-request.ts';
import { codeOf, ownPage, send } from '../hostile/wire.mjs';

const goodCard = '4242424242424242';
const declinedCard = '4000000000000002';
const slowCard = '4000000000000077';
const amountMinor = 1000;
const unknownCodes = [undefined, 'TEMPORARILY_UNAVAILABLE', 'UNEXPECTED_ERROR'];

const bodyOf = ({ visit }, paymentInstrumentToken, recipients) => ({
  requestId: randomUUID(),
  orderSource: 'Web',
  locale: 'en-US',
  paymentType: 'visa',
  paymentInstrumentToken,
  senderName: 'Shopper',
  senderEmail: visit.member.email,
  timeZone: 'America/Chicago',
  egifts: [
    {
      productNumber: '11010001',
      amountMinor,
      message: '',
      deliveryMethod: 'email',
      recipients: Array.from({ length: recipients }, (_, index) => ({
        name: 'Friend',
        email: `friend-${index}-${randomUUID().slice(0, 8)}@crema.test`,
      })),
    },
  ],
  risk: { timeZone: 'America/Chicago', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 },
});
const purchase = (body, timeoutMs) => (server, visit) =>
  send(server.origin, {
    method: 'POST',
    path: giftRestPaths.giftPurchase,
    from: visit.from,
    headers: { ...ownPage, cookie: visit.cookies },
    body,
    ...(timeoutMs && { timeoutMs }),
  });
const status = (requestId) => (server, visit) =>
  send(server.origin, {
    method: 'GET',
    path: giftRestPaths.giftPurchaseStatus,
    from: visit.from,
    headers: { ...ownPage, cookie: visit.cookies, 'x-request-id': requestId },
  });
/** { isSent } or { code }; undefined while the outcome is unknown. */
const readReply = (reply) => {
  if (reply.status === 202) return { isSent: true };
  const code = codeOf(reply);
  return unknownCodes.includes(code) ? undefined : { code };
};
/** { isDone } or { code }; undefined while the purchase is processed. */
const readStatus = (reply) => {
  if (reply.status === 200) return reply.json().orderNumber === null ? undefined : { isDone: true };
  return readReply(reply);
};

/** Cancels a sent gift, twice: its amount goes back to the payment once. */
const cancelGift = async ({ visit, ask }, giftId) => {
  const request = (server) =>
    send(server.origin, {
      method: 'DELETE',
      path: `${giftRestPaths.sentGifts}/${giftId}`,
      from: visit.from,
      headers: { ...ownPage, cookie: visit.cookies },
    });
  const answers = await Promise.all(
    [1, 2].map(() => ask(visit, request, ({ status: code }) => code === 200)),
  );
  return answers.every(Boolean);
};

const buy =
  (number, { copies = 1, recipients = 1, cut = false, cancels = false, refused = [] } = {}) =>
  async (shopper) => {
    const { visit, ask, token } = shopper;
    const body = bodyOf(shopper, await token(number), recipients);
    // The client closes the connection at once; the gifts may be bought or not.
    if (cut) await ask(visit, purchase(body, randomInt(1, 60)), () => true);
    const answers = await Promise.all(
      Array.from({ length: copies }, () => ask(visit, purchase(body), readReply)),
    );
    const answered = answers.find((answer) => answer?.isSent) ?? answers[0];
    if (!answered) return { outcome: 'unknown' };
    const decided = answered.isSent ? await ask(visit, status(body.requestId), readStatus) : answered;
    if (!decided) return { outcome: 'unknown' };
    if (!decided.isDone)
      return [...refused, 'TOO_MANY_REQUESTS'].includes(decided.code)
        ? { outcome: 'refused for its state' }
        : { outcome: 'wrong', saw: decided.code };
    const purchaseId = idOfRequest('gift', `member:${visit.member.memberId}`, body.requestId);
    const booked = Array.from({ length: recipients }, (_, index) => ({
      refType: 'gift',
      refId: `${purchaseId}-${index + 1}`,
      amountsMinor: [amountMinor],
    }));
    if (!cancels) return { outcome: 'done', booked };
    const [{ refId }] = booked;
    if (!(await cancelGift(shopper, refId))) return { outcome: 'unknown' };
    return {
      outcome: 'done',
      booked: [...booked, { refType: 'gift-cancelled', refId, amountsMinor: [-amountMinor] }],
    };
  };

export const giftOperations = [
  { name: 'gift', weight: 6, run: buy(goodCard) },
  { name: 'gifts for three, sent three times', weight: 4, run: buy(goodCard, { copies: 3, recipients: 3 }) },
  { name: 'gift, the first reply lost', weight: 4, run: buy(goodCard, { cut: true, recipients: 2 }) },
  { name: 'three gifts, one canceled', weight: 4, run: buy(goodCard, { recipients: 3, cancels: true }) },
  { name: 'declined gift', weight: 2, run: buy(declinedCard, { refused: ['PAYMENT_DECLINED'] }) },
  { name: 'gift, decided later', weight: 2, run: buy(slowCard) },
];
