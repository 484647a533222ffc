import { createShowOnFields } from '@crema/shared-ui/forms';

/** ACC-005: the refusals of a code, next to its field. */
export const showCodeError = createShowOnFields(
  {},
  {
    CODE_INVALID: { field: 'code', message: 'account.emailCode.invalid' },
    CODE_EXPIRED: { field: 'code', message: 'account.mfa.code.expired' },
  },
);
