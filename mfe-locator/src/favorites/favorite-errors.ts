import type { ErrorCatalogue } from '@crema/shared-contracts';

const told = (messageId: string) => ({ messageId, display: 'toast', action: 'try-again' }) as const;

/** Why a heart went back (LOC-050). */
export const favoriteErrors = {
  UNAUTHENTICATED: { messageId: 'locator.favorite.signIn.title', display: 'dialog', action: 'sign-in' },
  STORE_NOT_FOUND: { messageId: 'locator.error.notFound', display: 'toast', action: 'none' },
  OFFLINE: told('locator.favorite.error.offline'),
  TOO_MANY_REQUESTS: told('locator.favorite.error.tooMany'),
  unknown: told('locator.favorite.error.unknown'),
} as const satisfies ErrorCatalogue;
