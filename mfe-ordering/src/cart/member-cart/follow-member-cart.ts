import { isMember, type Unsubscribe } from '@crema/shared-contracts';
import type { Sources } from './keep-member-cart.ts';

/** Loads the code that shares a member's cart between devices once a member is signed in (D-38). */
export const followMemberCart = (sources: Sources): Unsubscribe => {
  const { session } = sources.services;
  let stop: Unsubscribe | undefined;
  const begin = () => {
    if (stop || !isMember(session.get())) return;
    let isOver = false;
    stop = () => {
      isOver = true;
    };
    void import('./keep-member-cart.ts').then(
      ({ keepMemberCart }) => {
        if (!isOver) stop = keepMemberCart(sources);
      },
      // Without a connection: the next page, or the next change of the session, tries again.
      () => (stop = undefined),
    );
  };
  begin();
  const unsubscribe = session.subscribe(begin);
  return () => {
    unsubscribe();
    stop?.();
  };
};
