import type { ErrorCatalogue } from '@crema/shared-contracts';

/** ORD-145: the limit has a message of its own, every other code has the general one. */
export const favoriteErrors: ErrorCatalogue = {
  '561007': { messageId: 'ordering.favorites.full', display: 'toast', action: 'got-it' },
  OFFLINE: { messageId: 'ordering.order.error.offline', display: 'toast', action: 'none' },
  unknown: { messageId: 'ordering.order.error.unexpected', display: 'toast', action: 'none' },
};
