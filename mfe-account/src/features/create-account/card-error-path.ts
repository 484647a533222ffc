import type { AppError } from '@crema/remote-kit';
import { accountPaths } from '../../account-paths.ts';
import { cardProblemOf } from '../../forms/card-problem.ts';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';

/**
 * The page that says why the card was not registered with the new account (ACC-024): of a digital card a page of its own, of a
 * physical one the list of cards (CRD-017).
 */
export const cardErrorPath = ({ params = {} }: AppError, returnUrl: string): string => {
  const errorCode = String(params['errorCode'] ?? '');
  if (params['cardType'] === 'digital')
    return withReturnUrl(accountPaths.cardNotAdded(cardProblemOf(errorCode)), returnUrl);
  const query = { mode: 'from_account_create', card_error: errorCode };
  return `/account/cards?${new URLSearchParams(query).toString()}`;
};
