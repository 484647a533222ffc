import { textLimits } from '@crema/shared-contracts';

/** Limits of shared-contracts for the schema and the messages' arguments. That of an email address is configured (D-114). */
export const accountLimits = {
  passwordMinLength: textLimits.password.least,
  cardNumberDigits: textLimits.cardNumber,
  securityCodeDigits: textLimits.securityCode,
} as const;
