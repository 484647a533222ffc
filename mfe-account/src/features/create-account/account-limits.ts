import { textLimits } from '@crema/shared-contracts';

/** D-114: the schema, the messages' arguments and the tests read them; the numbers are the shared ones. */
export const accountLimits = {
  emailMaxLength: textLimits.customerEmail,
  nameMaxLength: textLimits.name,
  passwordMinLength: textLimits.password.least,
  passwordMaxLength: textLimits.password.most,
} as const;
