import { object, type InferType } from 'yup';
import { newPasswordField } from '../../password/password-rules.ts';

/** ACC-011. Messages are ids. */
export const resetSchema = object({ newPassword: newPasswordField('account.password.add') });
export type ResetValues = InferType<typeof resetSchema>;
