import type { ErrorCatalogue } from '@crema/shared-contracts';

/** ORD-145: one too many has words of its own, all else is told in general. */
export const favoriteErrors: ErrorCatalogue = {
  '561007': { messageId: 'ordering.favorites.full', surface: 'toast', action: 'got-it' },
  OFFLINE: { messageId: 'ordering.order.error.offline', surface: 'toast', action: 'none' },
  unknown: { messageId: 'ordering.order.error.unexpected', surface: 'toast', action: 'none' },
};
