import { object, type InferType } from 'yup';
import { newPasswordField } from './password-rules.ts';

/** ACC-011. Messages are ids. */
export const newPasswordSchema = object({ newPassword: newPasswordField('account.password.add') });
export type NewPasswordValues = InferType<typeof newPasswordSchema>;
