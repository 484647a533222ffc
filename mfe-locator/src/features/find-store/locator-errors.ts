import type { ErrorCatalogue } from '@crema/shared-contracts';

const onPage = (messageId: string) => ({ messageId, surface: 'page', action: 'try-again' }) as const;

/** Why there are no stores to show (LOC-053); the server's messageId where it gives one, else its code. */
export const locatorErrors = {
  NOT_FOUND: onPage('locator.error.notFound'),
  notFound: onPage('locator.error.notFound'),
  placeNameNotFound: onPage('locator.error.placeNameNotFound'),
  VALIDATION: onPage('locator.error.placeNameNotFound'),
  OFFLINE: onPage('locator.error.offline'),
  TOO_MANY_REQUESTS: onPage('locator.error.tooMany'),
  noPrevious: onPage('locator.error.noPrevious'),
  noFavorite: onPage('locator.error.noFavorite'),
  geolocation: onPage('locator.error.geolocation'),
  unknown: onPage('locator.error.unknown'),
} as const satisfies ErrorCatalogue;
