import { balanceEvent, domainEvents, isMember, type Unsubscribe } from '@crema/shared-contracts';
import type { DeferredContext } from './deferred-context.ts';

/**
 * Loads the owner of the account menu's balance once the page is idle, for members only: it reads the balance and follows orders
 * and cards on every page (D-151). Returns the function that stops it.
 */
export const startBalance = ({ host, composer }: DeferredContext): Unsubscribe => {
  const load = () => {
    if (isMember(host.session.session.get())) void composer.load(domainEvents[balanceEvent].owner);
  };
  load();
  return host.session.session.subscribe(load);
};
