import { readText } from '@crema/shared-contracts';
import { boolean, object, string, type InferType } from 'yup';

/** ACC-002. Messages are ids. */
export const signInSchema = object({
  username: string().transform(readText).required('account.signIn.username.required'),
  password: string().required('account.signIn.password.required'),
  rememberMe: boolean().required(),
});
export type SignInValues = InferType<typeof signInSchema>;

export const emptySignIn: SignInValues = { username: '', password: '', rememberMe: true };
