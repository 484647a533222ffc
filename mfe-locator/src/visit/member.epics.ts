import { distinctUntilChanged, map, skip, tap, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import type { StoreEntities } from '../stores/cache/store-entities.ts';
import { memberChanged } from './session.actions.ts';

export interface MemberDeps {
  /** Emits the signed-in member's id, now and after each change; undefined for a guest. */
  readonly memberId$: Observable<string | undefined>;
  readonly stores: Pick<StoreEntities, 'patchAll'>;
}

/**
 * Emits memberChanged when a visitor signs in or out, so that data of the previous member is dropped; the stores lose it first
 * (D-14).
 */
export const followMember: RemoteEpic<unknown, MemberDeps> = (_action$, _state$, { memberId$, stores }) =>
  memberId$.pipe(
    distinctUntilChanged(),
    skip(1),
    tap(() => stores.patchAll({ isFavorite: false, isPrevious: false })),
    map(() => memberChanged()),
  );
