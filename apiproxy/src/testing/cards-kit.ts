import { randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import type { AppDeps } from '../http/app-deps.ts';
import type { GraphqlReply, TestBrowser } from './browser.ts';
import { codeOf, takeToken } from './ordering-kit.ts';

const money = '{ amountMinor currency }';
const card = `{ cardId nickname cardNumberLastFour isPrimary isDigital balance { amount ${money} }
  autoReloadProfile { status isActive isReloading amount ${money} triggerAmount ${money} paymentMethodId paymentInstrumentId }
  addMoney { headroom ${money} options { amount ${money} isAvailable } other { least ${money} most ${money} } } }`;
const instrument = `{ paymentMethodId paymentMethodIdHash paymentInstrumentId paymentType paymentSource accountNumberLastFour accountName
  orderPaymentType default expiryMonth expiryYear expiry isReadOnly billingAddress { addressId } autoReloadCardIds }`;
const approval = `{ approvalId status url paymentInstrument ${instrument} }`;
const address =
  '{ addressId type firstName lastName phoneNumber addressLine1 addressLine2 city postalCode countrySubdivision country }';
const removal = `{ cardId lastFour balance ${money} undoUntil primaryCardId }`;
const reload = `{ reloadId status amount ${money} errorCode action { kind url } card ${card} }`;
const withInput = (name: string, type: string, fields: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) ${fields} }`;
const withId = (name: string, argument: string, fields: string) =>
  `mutation ($id: ID!) { ${name}(${argument}: $id) ${fields} }`;

/** The documents of cards and payment methods, by operation. */
export const walletDocuments = {
  registerCard: withInput('registerCard', 'RegisterCardInput', card),
  createDigitalCard: withInput('createDigitalCard', 'DigitalCardInput', card),
  renameCard: withInput('renameCard', 'RenameCardInput', card),
  setPrimaryCard: withId('setPrimaryCard', 'cardId', card),
  removeCard: withId('removeCard', 'cardId', removal),
  undoRemoveCard: withId('undoRemoveCard', 'cardId', card),
  reloadCard: withInput('reloadCard', 'ReloadCardInput', reload),
  transferCardBalance: withInput(
    'transferCardBalance',
    'TransferInput',
    `{ transferId amount ${money} from ${card} to ${card} removal ${removal} }`,
  ),
  createAutoReload: withInput('createAutoReload', 'AutoReloadInput', card),
  updateAutoReload: withInput('updateAutoReload', 'AutoReloadInput', card),
  disableAutoReload: withId('disableAutoReload', 'cardId', card),
  addPaymentInstrument: withInput('addPaymentInstrument', 'PaymentInstrumentInput', instrument),
  updatePaymentInstrument: withInput('updatePaymentInstrument', 'UpdatePaymentInstrumentInput', instrument),
  startPayPal: withInput('startPayPal', 'PayPalInput', approval),
  finishPayPal: withId('finishPayPal', 'approvalId', approval),
  setDefaultPaymentInstrument: withId('setDefaultPaymentInstrument', 'paymentMethodId', instrument),
  removePaymentInstrument: withId('removePaymentInstrument', 'paymentMethodId', ''),
  createAddress: withInput('createAddress', 'AddressInput', address),
  updateAddress: withInput('updateAddress', 'UpdateAddressInput', address),
  removeAddress: withId('removeAddress', 'addressId', ''),
  addSingleUseBillingAddress: withInput(
    'addSingleUseBillingAddress',
    'SingleUseAddressInput',
    '{ addressToken }',
  ),
} as const;
export const walletQueries = {
  cards: `{ user { cards ${card} } }`,
  removedCards: '{ user { removedCards { cardId lastFour undoUntil } } }',
  instruments: `{ user { paymentInstruments ${instrument} } }`,
  addresses: `{ user { addressList ${address} } }`,
  problem: `query ($cardId: ID!) { user { cardProblem(cardId: $cardId) { code lastFour nickname } } }`,
  reload: `query ($id: ID!) { user { cardReload(reloadId: $id) ${reload} } }`,
  transactions: `query ($cardId: ID!, $type: TransactionType, $month: String, $timeZone: String) { user {
    transactions(cardId: $cardId, type: $type, month: $month, timeZone: $timeZone) {
      month olderMonth newerMonth entries { entryId kind amount ${money} balanceAfter ${money} at refId order { orderId storeName timeZoneId } } } } }`,
} as const;

export type WalletOperation = keyof typeof walletDocuments;
export const send = (
  browser: TestBrowser,
  operation: WalletOperation,
  variables: object,
): Promise<GraphqlReply> => browser.graphql(walletDocuments[operation], variables);
/** The result of an operation that must succeed. */
export const succeed = async (browser: TestBrowser, operation: WalletOperation, variables: object) => {
  const reply = await send(browser, operation, variables);
  assert.equal(reply.errors, undefined, JSON.stringify(reply.errors));
  return reply.data[operation];
};
/** The error code of an operation that must be refused. */
export const refuse = async (
  browser: TestBrowser,
  operation: WalletOperation,
  variables: object,
): Promise<string | undefined> => codeOf(await send(browser, operation, variables));

export const newRequest = (): string => randomUUID();
/** The variables of registerCard for a card as its owner types it; its number begins with 6043. */
export const typedCard = (digits: string, securityCode: string, more: object = {}) => ({
  input: { requestId: newRequest(), cardNumber: `6043${digits}`, securityCode, ...more },
});
/** Stores a sandbox card as a payment method of the browser's member; its id is the result. */
export const storeCard = async (
  browser: TestBrowser,
  deps: AppDeps,
  number?: string,
  more: object = {},
): Promise<string> => {
  const paymentInstrumentToken = await takeToken(deps, number);
  const input = { requestId: newRequest(), paymentInstrumentToken, ...more };
  return (await succeed(browser, 'addPaymentInstrument', { input })).paymentMethodId;
};
export const listCards = async (browser: TestBrowser) =>
  (await browser.graphql(walletQueries.cards)).data.user.cards;
export const balanceOf = async (browser: TestBrowser, cardId: string): Promise<number | undefined> =>
  // A test reads what it asked for.
  (await listCards(browser)).find((one: { cardId: string }) => one.cardId === cardId)?.balance.amount
    .amountMinor;
export const homeAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  phoneNumber: '312 555 0100',
  addressLine1: '1 Pier Road',
  addressLine2: '',
  city: 'Chicago',
  postalCode: '60601',
  countrySubdivision: 'IL',
  country: 'US',
};
