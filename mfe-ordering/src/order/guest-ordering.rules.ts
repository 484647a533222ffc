/** The fields of a store that decide about guests. */
export interface GuestStore {
  readonly mobileOrdering: {
    readonly availability: string;
    readonly guestOrdering: boolean;
    readonly svcOnly: boolean;
  };
}
export type GuestObstacle = 'STORE_NOT_READY' | 'ACCOUNT_REQUIRED' | 'SVC_ONLY';

/** The rules are checked top to bottom: why a guest cannot order here (ORD-120, ORD-106). */
const obstacles: readonly { code: GuestObstacle; holds: (store: GuestStore) => boolean }[] = [
  { code: 'STORE_NOT_READY', holds: ({ mobileOrdering }) => mobileOrdering.availability !== 'READY' },
  { code: 'ACCOUNT_REQUIRED', holds: ({ mobileOrdering }) => !mobileOrdering.guestOrdering },
  { code: 'SVC_ONLY', holds: ({ mobileOrdering }) => mobileOrdering.svcOnly },
];
export const findGuestObstacle = (store: GuestStore): GuestObstacle | undefined =>
  obstacles.find(({ holds }) => holds(store))?.code;
