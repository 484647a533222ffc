import {
  createContext,
  useCallback,
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

/**
 * The services that the host gives this remote. Call it only inside a component that the remote's module
 * rendered.
 */
export const useHost = (): HostServices => {
  const services = useContext(HostContext);
  if (!services) throw new Error('useHost: rendered outside of a remote');
  return services;
};
export const useSignal = <T>(signal: Signal<T>): T =>
  useSyncExternalStore(signal.subscribe, signal.get, signal.getServer ?? signal.get);

export const useSession = (): Session => useSignal(useHost().session);
/** The signed-in member; undefined for a guest (ORD-120). */
export const useMember = (): Member | undefined => {
  const session = useSession();
  return isMember(session) ? session.member : undefined;
};
export const useFlag = (name: FlagName): boolean => useSignal(useHost().flags)[name];
/** Whether the server can be reached; a page that is `offline` names the connection as the cause. */
export const useConnection = (): Connection => useSignal(useHost().connection);
/** The store that receives the next order. */
export const useOrderStore = (): OrderStore | undefined => useSignal(useHost().orderStore.current);
export const useLocale = () => useSignal(useHost().locale);

/** Subscribes while the component is mounted; a retained event arrives at once. */
export const useDomainEvent = <N extends DomainEventName>(
  name: N,
  listener: (payload: DomainEvents[N]) => void,
): void => {
  const { bus } = useHost();
  const latest = useEffectEvent(listener);
  useEffect(() => bus.on(name, (payload) => latest(payload)), [bus, name]);
};

/**
 * The last payload of a retained event. It is undefined before the first one, and while a page of the server is hydrated,
 * because the server does not know what this device stores.
 */
export const useLastEvent = <N extends DomainEventName>(name: N): DomainEvents[N] | undefined => {
  const { bus } = useHost();
  const subscribe = useCallback((onChange: () => void) => bus.on(name, onChange), [bus, name]);
  return useSyncExternalStore(
    subscribe,
    () => bus.last(name),
    () => undefined,
  );
};

/**
 * Blocks an upgrade of this remote while `dirty`, so that typed input is never lost (PLT-005). The blocker is
 * added and removed in the layout phase: a navigation that leaves the form removes it before the host checks
 * for blockers.
 */
export const useUpgradeBlocker = (dirty: boolean, reason: string): void => {
  const { blockUpgrades } = useHost();
  useLayoutEffect(() => (dirty ? blockUpgrades(reason) : undefined), [dirty, blockUpgrades, reason]);
};

/**
 * Sets the page's name for the window's title, search results and shared links, as long as the page is open.
 * Pass `undefined` while the name is not known yet: the route's own title is used until then.
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
    // The same head on another path belongs to another page, so the effect runs again.
    [setPageHead, title, found, description, canonical, image, pathname],
  );
};
