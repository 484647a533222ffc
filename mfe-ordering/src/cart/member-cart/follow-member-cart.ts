import { isMember, type Unsubscribe } from '@crema/shared-contracts';
import type { Sources } from './keep-member-cart.ts';

/** Loads the code that shares a member's cart between devices once a member is signed in (D-38); a failed load is repeated at the next change of the session. */
export const followMemberCart = (sources: Sources): Unsubscribe => {
  const { session } = sources.services;
  let keeping: Promise<Unsubscribe | undefined> | undefined;
  const begin = () => {
    if (isMember(session.get()))
      keeping ??= import('./keep-member-cart.ts').then(
        ({ keepMemberCart }) => keepMemberCart(sources),
        () => (keeping = undefined),
      );
  };
  begin();
  const unsubscribe = session.subscribe(begin);
  return () => {
    unsubscribe();
    void keeping?.then((stop) => stop?.());
  };
};
