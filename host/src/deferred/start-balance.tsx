import { useCallback, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { balanceEvent, domainEvents, isMember, type Unsubscribe } from '@crema/shared-contracts';
import { DeferredIntlProvider } from './deferred-intl-provider.tsx';
import type { DeferredContext } from './deferred-context.ts';

/** The member's Stars, once their owner has read them: until then there is no number (D-151). */
const Balance = ({ host }: Pick<DeferredContext, 'host'>) => {
  const { hostBus } = host;
  const subscribe = useCallback((onChange: () => void) => hostBus.on(balanceEvent, onChange), [hostBus]);
  const tenths = useSyncExternalStore(subscribe, () => hostBus.last(balanceEvent)?.balanceTenths);
  if (tenths === undefined) return null;
  const stars = Math.floor(tenths / 10);
  return (
    <p className="crema-menu-title">
      <FormattedMessage id="account.stars" values={{ stars }} />
    </p>
  );
};

/**
 * Shows the balance in the account menu of a member. Loads its owner once the page is idle: the owner reads the balance and follows
 * orders and cards on every page (D-151). Returns the function that stops it.
 */
export const startBalance = ({ host, composer }: DeferredContext): Unsubscribe => {
  const { session } = host.session;
  const follow = () => {
    const isSignedIn = isMember(session.get());
    host.accountBalance.set(
      isSignedIn ? (
        <DeferredIntlProvider locale={host.locale.locale}>
          <Balance host={host} />
        </DeferredIntlProvider>
      ) : null,
    );
    if (isSignedIn) void composer.load(domainEvents[balanceEvent].owner);
  };
  follow();
  const unsubscribe = session.subscribe(follow);
  return () => {
    unsubscribe();
    host.accountBalance.set(null);
  };
};
