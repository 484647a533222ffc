// Guest orders of an attack, paid by card, and the figures of their jobs in /metrics.
import { callGraphql, codeOf, cookiesOf, send } from './wire.mjs';

export const metricsToken = 'hostile-run';
const storeNumber = '1001-100001';
const order = {
  cart: { items: [{ quantity: 1, commerce: { sku: '2010-hot-medium' }, childItems: [] }], offers: [] },
  fulfillment: { collectionType: 'INSTORE16', consumptionType: 'ConsumeOutOfStore' },
  storeNumber,
};
const card = { number: '4242424242424242', expiry: '12/30', code: '123', postalCode: '60601' };

/** Places one order as a new guest. Returns its orderId, or throws with the reply. */
export const placeGuestOrder = async ({ origin, vaultOrigin }, from) => {
  const priced = await callGraphql(origin, 'PriceOrderGuest', { order, locale: 'en-US' }, { from });
  const { orderId, summary } = priced.json().data.priceOrder;
  const token = await send(vaultOrigin, {
    method: 'POST',
    path: '/tokens',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: card,
    from,
  });
  const subInp = {
    orderId,
    storeNumber,
    tenders: [
      { id: token.json().paymentInstrumentToken, tender: 'CARD', amountMinor: summary.price.amountMinor },
    ],
    guest: { firstName: 'Ada', email: 'ada@crema.test', emailMarketingOptIn: false },
  };
  const headers = { cookie: cookiesOf(priced) };
  const submitted = await callGraphql(origin, 'SubmitOrderGuest', { subInp }, { from, headers });
  if (!submitted.json().data?.submitOrder)
    throw new Error(
      `The order was refused with ${submitted.status} ${codeOf(submitted)}; expected a placed order.`,
    );
  return orderId;
};

/** The number of jobs of a topic in one of these states. */
export const jobsIn = async ({ origin }, topic, states) => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { text } = await send(origin, { path: '/metrics', headers });
  return text
    .split('\n')
    .filter((line) =>
      states.some((state) => line.startsWith(`crema_jobs{topic="${topic}",state="${state}"}`)),
    )
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};
