import type { ErrorCatalogue } from '@crema/shared-contracts';

/** What can go wrong while cards are read. */
export const cardsErrors = {
  UNAUTHENTICATED: { messageId: 'cards.error.signedOut', surface: 'page', action: 'sign-in' },
  TEMPORARILY_UNAVAILABLE: { messageId: 'cards.error.unavailable', surface: 'page', action: 'try-again' },
  OFFLINE: { messageId: 'cards.error.offline', surface: 'page', action: 'try-again' },
  TOO_MANY_REQUESTS: { messageId: 'cards.error.tooMany', surface: 'page', action: 'try-again' },
  unknown: { messageId: 'cards.error.unknown', surface: 'page', action: 'try-again' },
} as const satisfies ErrorCatalogue;
