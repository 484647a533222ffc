import {
  firstCharacters,
  isLongerThan,
  readOptional,
  readText,
  textLimits,
  validateName,
} from '@crema/shared-contracts';

const validate = (text: string) => validateName(text, textLimits.cupName);

/** The name to write on the cup; null leaves the customer's own, also when the typed one cannot be written. */
export const readCupName = (typed: string): string | null => readOptional(typed, readText, validate);

/** Limits typing as `maxlength` does, but counts the text without what surrounds a pasted one. */
export const limitCupName = (typed: string): string =>
  isLongerThan(typed, textLimits.cupName) ? firstCharacters(readText(typed), textLimits.cupName) : typed;

/** Whether something was typed that cannot be written on a cup. An empty name is the customer's own. */
export const isCupNameInvalid = (typed: string): boolean =>
  readText(typed) !== '' && readCupName(typed) === null;
