import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import {
  isMember,
  type Connection,
  type DomainEventName,
  type DomainEvents,
  type FlagName,
  type HostServices,
  type Member,
  type OrderStore,
  type PageHead,
  type Signal,
  type Session,
} from '@crema/shared-contracts';

const HostContext = createContext<HostServices | null>(null);
export const HostProvider = HostContext.Provider;

/** What the host gives this remote. Only inside a component that the remote's module rendered. */
export const useHost = (): HostServices => {
  const services = useContext(HostContext);
  if (!services) throw new Error('useHost: rendered outside of a remote');
  return services;
};
export const useSignal = <T>(signal: Signal<T>): T => useSyncExternalStore(signal.subscribe, signal.get);

export const useSession = (): Session => useSignal(useHost().session);
/** The signed-in member; a guest has none (ORD-120). */
export const useMember = (): Member | undefined => {
  const session = useSession();
  return isMember(session) ? session.member : undefined;
};
export const useFlag = (name: FlagName): boolean => useSignal(useHost().flags)[name];
/** Whether the server can be reached; a page that is `offline` says so instead of blaming the shop. */
export const useConnection = (): Connection => useSignal(useHost().connection);
/** The store that the next order is for. */
export const useOrderStore = (): OrderStore | undefined => useSignal(useHost().orderStore.current);
export const useLocale = () => useSignal(useHost().locale);

/** Listens while mounted; a retained fact arrives at once. */
export const useDomainEvent = <N extends DomainEventName>(
  name: N,
  listener: (payload: DomainEvents[N]) => void,
): void => {
  const { bus } = useHost();
  const latest = useEffectEvent(listener);
  useEffect(() => bus.on(name, (payload) => latest(payload)), [bus, name]);
};

/**
 * While `dirty`, an upgrade of this remote waits: typed input is never lost (PLT-005). Held and let go in the
 * layout phase: a navigation that leaves the form is free of its hold before the host asks.
 */
export const useUpgradeBlocker = (dirty: boolean, reason: string): void => {
  const { blockUpgrades } = useHost();
  useLayoutEffect(() => (dirty ? blockUpgrades(reason) : undefined), [dirty, blockUpgrades, reason]);
};

/**
 * States what the page is called, for the window's title, search results and shared links, as long as the page is
 * open. `undefined` while that is not known yet: the route's own title counts until then.
 */
export const usePageHead = (head: PageHead | undefined): void => {
  const { setPageHead } = useHost();
  const { title, found, description, canonical, image } = head ?? {};
  const { pathname } = useLocation();
  useEffect(
    () =>
      title === undefined
        ? undefined
        : setPageHead({
            title,
            ...(found === false && { found }),
            ...(description && { description }),
            ...(canonical && { canonical }),
            ...(image && { image }),
          }),
    // The same words on another path are another page's.
    [setPageHead, title, found, description, canonical, image, pathname],
  );
};
