/** @typedef {import('@crema/shared-contracts').VaultMessage} VaultMessage */
/** @typedef {import('@crema/shared-contracts').VaultCommand} VaultCommand */

/** @typedef {{ origin: string, source: unknown, data: unknown }} ReceivedMessage */
/** @typedef {{ origin: string, window: unknown }} Page */

const locales = ['en-US', 'en-CA', 'fr-CA'];
const themes = ['light', 'dark'];
const purposes = ['order', 'gift', 'reload'];

const addressFields = ['addressLine1', 'addressLine2', 'city', 'country', 'countrySubdivision', 'postalCode'];
/** @param {unknown} address */
const isAddress = (address) =>
  address === undefined ||
  (typeof address === 'object' &&
    address !== null &&
    addressFields.every((field) => typeof Reflect.get(address, field) === 'string'));

/** @type {Readonly<Record<string, (data: Record<string, unknown>) => boolean>>} */
const commandValidators = {
  tokenise: ({ isToBeStored, storingKey = '', name = '', address }) =>
    [undefined, true].includes(/** @type {true | undefined} */ (isToBeStored)) &&
    typeof storingKey === 'string' &&
    typeof name === 'string' &&
    isAddress(address),
  mark: () => true,
  open: ({ isAllowed }) => typeof isAllowed === 'boolean',
  offer: ({ locale, theme, amountMinor, currency, purpose, withoutPayPal }) =>
    locales.includes(String(locale)) &&
    themes.includes(String(theme)) &&
    Number.isInteger(amountMinor) &&
    Number(amountMinor) > 0 &&
    /^[A-Z]{3}$/.test(String(currency)) &&
    purposes.includes(String(purpose)) &&
    typeof withoutPayPal === 'boolean',
  present: ({ locale, theme, postalCode = '' }) =>
    locales.includes(String(locale)) && themes.includes(String(theme)) && typeof postalCode === 'string',
};

/**
 * The page's command; undefined for a message from another origin or window, or of another type.
 * @param {ReceivedMessage} event
 * @param {Page} page
 * @returns {VaultCommand | undefined}
 */
export const readVaultCommand = (event, page) => {
  if (event.origin !== page.origin || event.source !== page.window) return undefined;
  const data = /** @type {Record<string, unknown>} */ (event.data ?? {});
  if (typeof data !== 'object' || data['target'] !== 'crema-vault') return undefined;
  const kind = String(data['kind']);
  const isValid = Object.hasOwn(commandValidators, kind) && commandValidators[kind]?.(data);
  return isValid ? /** @type {VaultCommand} */ (/** @type {unknown} */ (data)) : undefined;
};

/** @typedef {Extract<VaultMessage, { kind: 'tokenised' }>} TokenisedMessage */

const firstNetworks = ['visa', 'mastercard', 'amex', 'discover'];
/**
 * The kind of a typed card for the page: pages of earlier releases know four networks, and ignore a message with another one.
 * @param {import('@crema/shared-contracts').TokenPaymentType} paymentType
 * @returns {Pick<TokenisedMessage, 'paymentType' | 'network'>}
 */
export const networkFieldsOf = (paymentType) =>
  firstNetworks.includes(paymentType) ? { paymentType } : { paymentType: 'discover', network: paymentType };
