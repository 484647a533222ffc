import type { ErrorCatalogue } from '@crema/shared-contracts';

const retryable = (messageId: string) => ({ messageId, display: 'page', action: 'try-again' }) as const;
/** Errors that only another place can solve. */
const concerningPlace = (messageId: string) => ({ messageId, display: 'page', action: 'none' }) as const;

/**
 * The reasons why there are no stores to show (LOC-053): the server's messageId if it sends one, else its
 * code.
 */
export const locatorErrors = {
  NOT_FOUND: concerningPlace('locator.error.notFound'),
  notFound: concerningPlace('locator.error.notFound'),
  placeNameNotFound: concerningPlace('locator.error.placeNameNotFound'),
  nearestNotFound: concerningPlace('locator.error.nearestNotFound'),
  zoomedOut: concerningPlace('locator.error.zoomedOut'),
  VALIDATION: concerningPlace('locator.error.placeNameNotFound'),
  OFFLINE: retryable('locator.error.offline'),
  TOO_MANY_REQUESTS: retryable('locator.error.tooMany'),
  noPrevious: retryable('locator.error.noPrevious'),
  noFavorite: retryable('locator.error.noFavorite'),
  unknown: retryable('locator.error.unknown'),
} as const satisfies ErrorCatalogue;
