import type { Configuration } from '@crema/shared-contracts';

/** The fields of a store that decide about guests. */
export interface GuestStore {
  readonly mobileOrdering: {
    readonly availability: string;
    readonly guestOrdering: boolean;
    readonly svcOnly: boolean;
  };
}
export type GuestObstacle = 'STORE_NOT_READY' | 'ACCOUNT_REQUIRED' | 'SVC_ONLY' | 'CARDS_OFF';
type PaymentOptions = Configuration['newPaymentOptionEnabled'];

/** The rules are checked top to bottom: why a guest cannot order here (ORD-120, ORD-106). A guest pays by bank card only (CRD-051). */
const obstacles: readonly {
  code: GuestObstacle;
  holds: (store: GuestStore, options: PaymentOptions) => boolean;
}[] = [
  { code: 'STORE_NOT_READY', holds: ({ mobileOrdering }) => mobileOrdering.availability !== 'READY' },
  { code: 'SVC_ONLY', holds: ({ mobileOrdering }) => mobileOrdering.svcOnly },
  { code: 'ACCOUNT_REQUIRED', holds: ({ mobileOrdering }) => !mobileOrdering.guestOrdering },
  { code: 'CARDS_OFF', holds: (_store, { creditCard }) => !creditCard },
];
export const findGuestObstacle = (store: GuestStore, options: PaymentOptions): GuestObstacle | undefined =>
  obstacles.find(({ holds }) => holds(store, options))?.code;
