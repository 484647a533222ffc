import { validateVisitorPosition, visitorPositionStorage } from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';
import type { Position } from './position.slice.ts';

/** About a kilometre: enough to know that a store is far, and no home can be found by it. */
const toKilometre = (degrees: number) => Math.round(degrees * 100) / 100;

/** Keeps the position that the visitor has given for this visit, so that an order for a store far from it is confirmed (D-174). */
export const rememberPosition = ({ lat, lng }: Position): void =>
  visitValue({ ...visitorPositionStorage, validate: validateVisitorPosition }).write({
    lat: toKilometre(lat),
    lng: toKilometre(lng),
  });
