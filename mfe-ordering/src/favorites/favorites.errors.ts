import type { ErrorCatalogue } from '@crema/shared-contracts';

/** ORD-145: one too many has words of its own, all else is told in general. */
export const favoriteErrors: ErrorCatalogue = {
  '561007': { messageId: 'ordering.favorites.full', display: 'toast', action: 'got-it' },
  OFFLINE: { messageId: 'ordering.order.error.offline', display: 'toast', action: 'none' },
  unknown: { messageId: 'ordering.order.error.unexpected', display: 'toast', action: 'none' },
};
