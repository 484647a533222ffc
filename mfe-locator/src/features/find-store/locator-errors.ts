import type { ErrorCatalogue } from '@crema/shared-contracts';

const onPage = (messageId: string) => ({ messageId, display: 'page', action: 'try-again' }) as const;
/** Only another place can be found. */
const ofThePlace = (messageId: string) => ({ messageId, display: 'page', action: 'none' }) as const;

/** Why there are no stores to show (LOC-053); the server's messageId where it gives one, else its code. */
export const locatorErrors = {
  NOT_FOUND: ofThePlace('locator.error.notFound'),
  notFound: ofThePlace('locator.error.notFound'),
  placeNameNotFound: ofThePlace('locator.error.placeNameNotFound'),
  VALIDATION: ofThePlace('locator.error.placeNameNotFound'),
  OFFLINE: onPage('locator.error.offline'),
  TOO_MANY_REQUESTS: onPage('locator.error.tooMany'),
  noPrevious: onPage('locator.error.noPrevious'),
  noFavorite: onPage('locator.error.noFavorite'),
  geolocation: onPage('locator.error.geolocation'),
  unknown: onPage('locator.error.unknown'),
} as const satisfies ErrorCatalogue;
