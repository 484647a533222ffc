import { Observable } from 'rxjs';
import type { Signal } from '@crema/shared-contracts';

/** Emits the present value and every later one. */
export const fromSignal = <T>(signal: Signal<T>): Observable<T> =>
  new Observable((observer) => {
    observer.next(signal.get());
    return signal.subscribe(() => observer.next(signal.get()));
  });
