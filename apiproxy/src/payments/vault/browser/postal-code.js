/**
 * The text with plain digits, letters and signs, and without invisible characters (PLT-020).
 * @param {string} text
 */
export const plainOf = (text) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (sign) => String(sign.charCodeAt(0) % 16));

/** @param {string} text */
export const lettersAndDigitsOf = (text) => plainOf(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The error of a typed postal code; undefined if it is valid.
 * @param {string} text
 * @param {(text: string) => boolean} isPostalCode
 */
export const findPostalCodeError = (text, isPostalCode) => {
  const plain = lettersAndDigitsOf(text);
  if (plain === '') return 'postal-required';
  return isPostalCode(plain) ? undefined : 'postal-invalid';
};
