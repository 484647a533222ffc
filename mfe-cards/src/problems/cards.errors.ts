import type { ErrorCatalogue } from '@crema/shared-contracts';

/** The errors of reading cards. */
export const cardsErrors = {
  UNAUTHENTICATED: { messageId: 'cards.error.signedOut', display: 'page', action: 'sign-in' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'cards.error.unavailable', display: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'cards.error.offline', display: 'page', action: 'try-again' },
  TOO_MANY_REQUESTS: { messageId: 'cards.error.tooMany', display: 'page', action: 'try-again' },
  unknown: { messageId: 'cards.error.unknown', display: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;
