import { filter, ignoreElements, tap } from 'rxjs';
import { validateVisitorPosition, visitorPositionStorage } from '@crema/shared-contracts';
import { visitValue, type RemoteEpic } from '@crema/remote-kit';
import { positionFound, type WithPosition } from './position.slice.ts';

/** About a kilometre: enough to know that a store is far, and nobody's home. */
const toKilometre = (degrees: number) => Math.round(degrees * 100) / 100;

/** Keeps the position that the visitor has given for this visit, so that an order for a store far from it is confirmed (D-174). */
export const rememberPosition: RemoteEpic<WithPosition, unknown> = (action$) => {
  const given = visitValue({ ...visitorPositionStorage, validate: validateVisitorPosition });
  return action$.pipe(
    filter(positionFound.match),
    tap(({ payload: { lat, lng } }) => given.write({ lat: toKilometre(lat), lng: toKilometre(lng) })),
    ignoreElements(),
  );
};
