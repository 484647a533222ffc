// Used by the browser and by the server, so that both name the same brand.

/** @typedef {'visa' | 'mastercard' | 'amex' | 'discover'} Brand */

/**
 * Diners, JCB and UnionPay are accepted in North America through the network of Discover.
 * @type {Readonly<Record<string, Brand>>}
 */
const brands = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  discover: 'discover',
  diners: 'discover',
  jcb: 'discover',
  unionpay: 'discover',
};

/**
 * Our brand of a brand at Stripe; undefined if we know none.
 * @param {string} brand
 */
export const findBrand = (brand) => (Object.hasOwn(brands, brand) ? brands[brand] : undefined);

/** @param {string} brand @returns {Brand} */
export const brandOf = (brand) => findBrand(brand) ?? 'visa';
