// The requests of a shopper in a crash run, each as (server, visit) → the reply; a visit has cookies and an
// IP address.
import { randomInt } from 'node:crypto';
import { callGraphql, ownPage, send } from '../hostile/wire.mjs';
import { password, storeNumber } from './shop-database.mjs';

const latte = '2010-hot-medium';

/** Shoppers use many IP addresses: another bench tests the limits by address. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
export const dataOf = (reply, field) => {
  try {
    return reply.json().data?.[field] ?? undefined;
  } catch {
    return undefined;
  }
};

export const signIn = (email) => (server, visit) =>
  send(server.origin, {
    method: 'POST',
    path: '/apiproxy/v1/account/signin',
    from: visit.from,
    headers: ownPage,
    body: {
      username: email,
      password,
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: { timeZone: 'America/Chicago', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 },
    },
  });
export const callAs = (operation, variables, options) => (server, visit) =>
  callGraphql(server.origin, operation, variables, {
    from: visit.from,
    headers: { cookie: visit.cookies },
    ...options,
  });
export const tokenFor = (number) => (server) =>
  send(server.vaultOrigin, {
    method: 'POST',
    path: '/tokens',
    from: someAddress(),
    headers: { 'sec-fetch-site': 'same-origin' },
    body: { number, expiry: '12/30', code: '123', postalCode: '60601' },
  });
const unit = { quantity: 1, commerce: { sku: latte }, childItems: [] };
export const cartOf = (units, offers = []) => ({
  cart: { items: Array.from({ length: units }, () => unit), offers },
  fulfillment: { collectionType: 'INSTORE16', consumptionType: 'ConsumeOutOfStore' },
  storeNumber,
});
