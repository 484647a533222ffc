import type { ErrorCatalogue } from '@crema/shared-contracts';

/** The reasons for which a tip is not changed; the old one stays in each case (D-27). */
export const tipErrors = {
  TIP_NOT_ALLOWED: { messageId: 'account.tip.closed', display: 'dialog', action: 'got-it' },
  INSUFFICIENT_BALANCE: { messageId: 'account.tip.balance', display: 'dialog', action: 'try-again' },
  CARD_NOT_FOUND: { messageId: 'account.tip.card', display: 'dialog', action: 'got-it' },
  OFFLINE: { messageId: 'account.tip.offline', display: 'dialog', action: 'try-again' },
  UNAUTHENTICATED: { messageId: 'account.tip.signedOut', display: 'dialog', action: 'sign-in' },
  unknown: { messageId: 'account.tip.failed', display: 'dialog', action: 'try-again' },
} as const satisfies ErrorCatalogue;
