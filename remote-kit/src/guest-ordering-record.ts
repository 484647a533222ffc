import { guestOrderingPlace, oneOf } from '@crema/shared-contracts';
import { visitRecord, type DeviceRecord } from './device-record.ts';

/**
 * Whether the visitor has said that they go on as a guest: one fact for the store dialog and the cart, so that it is asked
 * once a visit (LOC-044, ORD-120). Undefined: not said, or forgotten after the order or a sign-in.
 */
export const guestOrderingRecord = (): DeviceRecord<true> =>
  visitRecord<true>({ ...guestOrderingPlace, guard: oneOf(true) });
