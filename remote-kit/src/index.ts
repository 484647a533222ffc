export { type ActionCreator, type Fact, fact, on, reducerOf } from './action.ts';
export { BackLink } from './back-link.tsx';
export { type FetchState, failed, idle, requested, succeeded } from './fetch-state.ts';
export { type Fault, toFault } from './faults.ts';
export {
  useConnection,
  useDomainEvent,
  useFlag,
  useHoldUpgrades,
  useHost,
  useLocale,
  useMember,
  usePageHead,
  useReadable,
  useSession,
} from './remote-context.ts';
export { Slot } from './slot.tsx';
export {
  type LaterEpics,
  type RemoteEpic,
  type RemoteStore,
  type StoreRecipe,
  createRemoteStore,
} from './remote-store.ts';
export { createGraphqlClient, trustedQueryUrl } from './graphql-client.ts';
export { type LoadMessages, type Messages } from './messages.ts';
export { lazyRoute } from './lazy-route.tsx';
export { type RemoteContext, type RemoteDefinition, defineRemote } from './define-remote.tsx';
export { type ExplainedFault, useFaultPresenter, useFaultText } from './error-presentation.ts';
export { textRule } from './text-rule.ts';
export { useRetryOnReconnect } from './use-retry-on-reconnect.ts';
export { fromReadable } from './readable.ts';
export { type DeviceRecord, type StorageHome, deviceRecord, visitRecord } from './device-record.ts';
export { type StoreClock, createStoreClock } from './store-clock.ts';
export { guestOrderingRecord } from './guest-ordering-record.ts';
