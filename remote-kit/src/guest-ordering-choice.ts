import { guestOrderingStorage, picklist } from '@crema/shared-contracts';
import { visitValue, type PersistedValue } from './persisted-value.ts';

/**
 * Whether the visitor has chosen to continue as a guest. The store dialog and the cart share the value, so
 * that the question is asked once a visit (LOC-044, ORD-120). It is undefined before the choice, after the
 * order and after a sign-in.
 */
export const guestOrderingChoice = (): PersistedValue<true> =>
  visitValue<true>({ ...guestOrderingStorage, validate: picklist(true) });
