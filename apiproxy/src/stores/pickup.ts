import type { LocalizedMessage } from '../i18n/messages.ts';
import type { StoreFacts } from './store.ts';

/** ORD-060: the pickup options and their names in the GraphQL API. XO is a code of stores and never offered. */
export const pickupOptions = {
  '16': { wire: 'INSTORE16', name: ['In store', 'Au café'], extraMinutes: [0, 3] },
  DT: { wire: 'DT', name: ['Drive-thru', 'Service au volant'], extraMinutes: [1, 5] },
  CX: { wire: 'CX', name: ['Curbside', 'En bordure de rue'], extraMinutes: [2, 7] },
} as const satisfies Record<
  string,
  { wire: string; name: LocalizedMessage; extraMinutes: readonly [number, number] }
>;
export type PickupCode = keyof typeof pickupOptions;
export type PickupWireCode = (typeof pickupOptions)[PickupCode]['wire'];

const codes = { INSTORE16: '16', DT: 'DT', CX: 'CX' } as const satisfies Record<PickupWireCode, PickupCode>;
export const toPickupCode = (wire: PickupWireCode): PickupCode => codes[wire];

const isPickupCode = (code: string): code is PickupCode => Object.hasOwn(pickupOptions, code);

/** The present options of a store; curbside only while it is available. */
export const offeredPickups = ({ pickupOptions: codes, curbside }: StoreFacts): readonly PickupCode[] =>
  codes.filter(isPickupCode).filter((code) => code !== 'CX' || curbside === 'AVAILABLE');

export interface PickupEstimate {
  readonly pickUpOption: PickupWireCode;
  readonly minMinutes: number;
  readonly maxMinutes: number;
}
/** D-30: the text is empty if there is no estimate; the client then shows 'around 20+ minutes'. */
export const estimatePickups = (store: StoreFacts): readonly PickupEstimate[] =>
  store.availability !== 'READY'
    ? []
    : offeredPickups(store).map((code) => {
        const { wire, extraMinutes } = pickupOptions[code];
        return {
          pickUpOption: wire,
          minMinutes: store.leadMinutes + extraMinutes[0],
          maxMinutes: store.leadMinutes + extraMinutes[1],
        };
      });
