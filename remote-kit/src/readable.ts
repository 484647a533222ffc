import { Observable } from 'rxjs';
import type { Readable } from '@crema/shared-contracts';

/** The value now, and every later one. */
export const fromReadable = <T>(readable: Readable<T>): Observable<T> =>
  new Observable((observer) => {
    observer.next(readable.get());
    return readable.subscribe(() => observer.next(readable.get()));
  });
