import type { PickupOptionCode } from '../../generated/operations.ts';
import type { PickUpCode } from './order.types.ts';

/** GraphQL names cannot start with a digit. */
const wireCodes = { '16': 'INSTORE16', DT: 'DT', CX: 'CX' } as const satisfies Record<
  PickUpCode,
  PickupOptionCode
>;
export const toWireCode = (code: PickUpCode): PickupOptionCode => wireCodes[code];

export const fromWireCode = (code: PickupOptionCode): PickUpCode => (code === 'INSTORE16' ? '16' : code);
