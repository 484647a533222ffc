import { textLimits, validateName } from '@crema/shared-contracts';

/** An empty name is the customer's own. */
export const isCupNameInvalid = (typed: string): boolean =>
  typed.trim() !== '' && validateName(typed, textLimits.cupName) !== undefined;
