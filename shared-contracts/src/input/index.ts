export {
  readDigits,
  readEmail,
  readPassword,
  readPhone,
  readPlain,
  readPostalCode,
  readText,
} from './read-input.ts';
export {
  type TextError,
  readOptional,
  textLimits,
  validateCardNumber,
  validateEmail,
  validateLine,
  validateName,
  validatePassword,
  validatePhone,
  validateSecurityCode,
} from './validators.ts';
export { type AmountError, validateAmount } from './amount.ts';
export { parseAmount } from './parse-amount.ts';
export { highestTip, tipPresets } from './tip.ts';
export { groupCardNumber } from './card-number.ts';
export {
  postalCodeParts,
  postalCodePattern,
  subdivisionsOf,
  validatePostalCode,
  validateSubdivision,
} from './postal-code.ts';
