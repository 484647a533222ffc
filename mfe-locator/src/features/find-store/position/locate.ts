import { Observable } from 'rxjs';
import type { Position } from './position.slice.ts';

const positionLimits: PositionOptions = { timeout: 7_000, maximumAge: 60_000 };
/** The device's position, with the limits of LOC-053. */
export const locate = (): Observable<Position> =>
  new Observable((observer) => {
    if (!('geolocation' in navigator)) throw new Error('geolocation: not offered by this browser');
    // eslint-disable-next-line no-restricted-syntax -- refused over plain http: a place is typed (R-11)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        observer.next({ lat: coords.latitude, lng: coords.longitude });
        observer.complete();
      },
      (cause) => observer.error(cause),
      positionLimits,
    );
  });
