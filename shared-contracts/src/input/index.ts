export { countGraphemes, firstCharacters, isLongerThan, longestText } from './count-graphemes.ts';
export { foldForSearch, searchWords } from './fold-for-search.ts';
export { typingErrors } from './typing-errors.ts';
export {
  type ReadTexts,
  type TextKind,
  type TypedText,
  type TypedTexts,
  emailText,
  nameText,
  readTexts,
  readableText,
} from './typed-text.ts';
export { readDigits, readEmail, readPassword, readPhone, readPlain, readText } from './read-input.ts';
export {
  type TextError,
  readOptional,
  textLimits,
  validateCardNumber,
  validateEmail,
  validateLine,
  hasLink,
  validateName,
  validatePassword,
  validatePhone,
  validateSecurityCode,
} from './validators.ts';
export { type AmountError, validateAmount } from './amount.ts';
export { isDay } from './day.ts';
export { isDayOver, lastDayOf } from './offer-day.ts';
export { parseAmount } from './parse-amount.ts';
export { highestTip, tipPresets } from './tip.ts';
export { groupCardNumber } from './card-number.ts';
export {
  postalCodeParts,
  postalCodePattern,
  readPostalCode,
  subdivisionsOf,
  validatePostalCode,
  validateSubdivision,
} from './postal-code.ts';
export { findReturnUrlError, landingPath, readReturnUrl } from './return-url.ts';
