import { readEmail, type Market, type Reputation, type SignInRequest } from '@crema/shared-contracts';
import type { SignInValues } from './sign-in.schema.ts';

export interface SignInCircumstances {
  readonly market: Market;
  readonly reputation: Reputation;
  /** False when the box is not shown: then the visitor is not remembered. */
  readonly rememberMeOffered: boolean;
}

/** ACC-003: the request body. The password is sent as typed. */
export const toSignInRequest = (
  { username, password, rememberMe }: SignInValues,
  { market, reputation, rememberMeOffered }: SignInCircumstances,
): SignInRequest => ({
  username: readEmail(username),
  password,
  rememberMe: rememberMeOffered && rememberMe,
  market,
  transactionSubType: 'signin',
  reputation,
});
