import type { ErrorCatalogue } from '@crema/shared-contracts';

const asToast = (messageId: string) => ({ messageId, display: 'toast', action: 'try-again' }) as const;

/** The reasons why saving a favourite failed (LOC-050). */
export const favoriteErrors = {
  UNAUTHENTICATED: { messageId: 'locator.favorite.signIn.title', display: 'dialog', action: 'sign-in' },
  STORE_NOT_FOUND: { messageId: 'locator.error.notFound', display: 'toast', action: 'none' },
  OFFLINE: asToast('locator.favorite.error.offline'),
  TOO_MANY_REQUESTS: asToast('locator.favorite.error.tooMany'),
  unknown: asToast('locator.favorite.error.unknown'),
} as const satisfies ErrorCatalogue;
