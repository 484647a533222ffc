import { textLimits } from '@crema/shared-contracts';

/** D-114: limits of shared-contracts for the schema, the messages' arguments and the tests. */
export const accountLimits = {
  emailMaxLength: textLimits.customerEmail,
  nameMaxLength: textLimits.name,
  passwordMinLength: textLimits.password.least,
  passwordMaxLength: textLimits.password.most,
} as const;
