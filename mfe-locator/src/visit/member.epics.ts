import { distinctUntilChanged, map, skip, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import { memberChanged } from './visit.facts.ts';

export interface MemberDeps {
  /** Who is signed in, now and later; undefined for a guest. */
  readonly memberId$: Observable<string | undefined>;
}

/** Says that somebody signed in, out, or that another person did: what was known of the one before is forgotten (D-14). */
export const followMember: RemoteEpic<unknown, MemberDeps> = (_action$, _state$, { memberId$ }) =>
  memberId$.pipe(
    distinctUntilChanged(),
    skip(1),
    map(() => memberChanged()),
  );
