import { createShowOnFields } from '@crema/shared-ui/forms';
import { passwordMessages } from './password-rules.ts';

const field = 'newPassword';
/** Shows the reason for which a new password is refused on its field (ACC-011). Returns false for another error. */
export const setPasswordError = createShowOnFields(
  { [field]: passwordMessages },
  {
    '111011': { field, message: 'account.password.add' },
    '111022': { field, message: 'account.password.invalid' },
    '111084': { field, message: 'account.password.reused' },
  },
);
