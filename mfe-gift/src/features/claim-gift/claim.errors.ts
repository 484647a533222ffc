import type { ErrorCatalogue } from '@crema/shared-contracts';

/** The errors of adding a gift to an account. */
export const claimErrors = {
  WALLET_LIMIT: { messageId: 'gift.claim.error.full', display: 'page', action: 'none' },
  '121033': { messageId: 'gift.claim.error.balance', display: 'page', action: 'none' },
  TOO_MANY_REQUESTS: { messageId: 'gift.claim.limited', display: 'page', action: 'none' },
  UNAUTHENTICATED: { messageId: 'gift.claim.error.signedOut', display: 'page', action: 'sign-in' },
  OFFLINE: { messageId: 'gift.error.body', display: 'page', action: 'try-again' },
  unknown: { messageId: 'gift.claim.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;
