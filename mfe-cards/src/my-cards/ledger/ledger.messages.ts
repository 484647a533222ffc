import type { IconName } from '@crema/shared-ui';

/** Message and icon of each kind of ledger entry. */
const kinds = {
  ISSUE: { messageId: 'cards.ledger.ISSUE', icon: 'sparkle' },
  RELOAD: { messageId: 'cards.ledger.RELOAD', icon: 'plus' },
  AUTO_RELOAD: { messageId: 'cards.ledger.AUTO_RELOAD', icon: 'refresh' },
  ORDER: { messageId: 'cards.ledger.ORDER', icon: 'cup' },
  TRANSFER_IN: { messageId: 'cards.ledger.TRANSFER_IN', icon: 'arrow-right' },
  TRANSFER_OUT: { messageId: 'cards.ledger.TRANSFER_OUT', icon: 'arrow-right' },
  GIFT: { messageId: 'cards.ledger.GIFT', icon: 'gift' },
  REFUND: { messageId: 'cards.ledger.REFUND', icon: 'receipt' },
  CHARGEBACK: { messageId: 'cards.ledger.CHARGEBACK', icon: 'alert' },
  CHARGEBACK_RETURN: { messageId: 'cards.ledger.CHARGEBACK_RETURN', icon: 'plus' },
} as const satisfies Record<string, { messageId: string; icon: IconName }>;
const other = { messageId: 'cards.ledger.other', icon: 'card' } as const;

/** Message and icon of a kind; a kind that this version does not know gets a general one. */
export const messageOfKind = (kind: string): { readonly messageId: string; readonly icon: IconName } =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : other;

/** Titles of the entries that belong to an order, with the name of its store (K-17). */
const ofOrder = {
  ORDER: 'cards.ledger.ORDER.at',
  REFUND: 'cards.ledger.REFUND.at',
  AUTO_RELOAD: 'cards.ledger.AUTO_RELOAD.at',
} as const;
/** A kind that this version does not know gets a general title. */
export const messageOfOrderKind = (kind: string): string =>
  Object.hasOwn(ofOrder, kind) ? ofOrder[kind as keyof typeof ofOrder] : 'cards.ledger.other.at';
