import type { Market, Reputation, SignInRequest } from '@crema/shared-contracts';
import type { SignInValues } from './sign-in.schema.ts';

export interface SignInCircumstances {
  readonly market: Market;
  readonly reputation: Reputation;
  /** Without the choice on screen nobody is remembered. */
  readonly rememberMeOffered: boolean;
}

/** ACC-003: what is sent. A password is sent as typed. */
export const toSignInRequest = (
  { username, password, rememberMe }: SignInValues,
  { market, reputation, rememberMeOffered }: SignInCircumstances,
): SignInRequest => ({
  username: username.trim(),
  password,
  rememberMe: rememberMeOffered && rememberMe,
  market,
  transactionSubType: 'signin',
  reputation,
});
