import { guestOrderingStorage, picklist } from '@crema/shared-contracts';
import { visitValue, type PersistedValue } from './persisted-value.ts';

/**
 * Whether the visitor has said that they go on as a guest: one fact for the store dialog and the cart, so that it is asked
 * once a visit (LOC-044, ORD-120). Undefined: not said, or forgotten after the order or a sign-in.
 */
export const guestOrderingChoice = (): PersistedValue<true> =>
  visitValue<true>({ ...guestOrderingStorage, validate: picklist(true) });
