import { distinctUntilChanged, map, skip, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import { memberChanged } from './session.actions.ts';

export interface MemberDeps {
  /** Emits the signed-in member's id, now and after each change; undefined for a guest. */
  readonly memberId$: Observable<string | undefined>;
}

/**
 * Emits memberChanged when a visitor signs in or out, so that data of the previous member is dropped (D-14).
 */
export const followMember: RemoteEpic<unknown, MemberDeps> = (_action$, _state$, { memberId$ }) =>
  memberId$.pipe(
    distinctUntilChanged(),
    skip(1),
    map(() => memberChanged()),
  );
