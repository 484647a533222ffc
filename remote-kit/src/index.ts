export { BackLink } from './back-link.tsx';
export { type FetchState, failed, fetchStateOf, idle, requested, succeeded } from './data/fetch-state.ts';
export { type AppError, toAppError } from './data/app-error.ts';
export {
  useConnection,
  useDomainEvent,
  useFlag,
  useUpgradeBlocker,
  useHost,
  useLastEvent,
  useLocale,
  useMember,
  useOrderStore,
  usePageHead,
  useSignal,
  useSession,
} from './remote-context.ts';
export { Slot } from './slot.tsx';
export {
  type LazyEpics,
  type RemoteEpic,
  type RemoteStore,
  type StoreConfig,
  createRemoteStore,
} from './remote-store.ts';
export { type AppDispatch, storeHooks } from './store-hooks.ts';
export { createGraphqlClient, type GraphqlClient } from './data/graphql-client.ts';
export { skipToken, useGraphqlClient, useQuery } from './data/use-query.ts';
export { type LoadMessages, type Messages } from './messages.ts';
export { type PartFallbackProps, lazyPart } from './lazy/lazy-part.tsx';
export { lazyRoute, type PreparedComponent } from './lazy/lazy-route.tsx';
export { defineRemote } from './define-remote.tsx';
export type { RemoteContext, RemoteDefinition } from './remote-definition.ts';
export { type PresentedError, useErrorPresenter, useErrorText } from './data/error-presentation.ts';
export { textRule } from './text-rule.ts';
export { useRetryOnReconnect } from './data/use-retry-on-reconnect.ts';
export { fromSignal } from './signal.ts';
export { type PersistedValue, persistedValue, visitValue } from './persisted-value.ts';
export type { StorageWindow } from './stored-value.ts';
export { onPageReturn } from './page-return.ts';
export { type StoreClock, createStoreClock } from './store-clock.ts';
export { type TokenisedCard, type Vault, type VaultState, useVault } from './vault/use-vault.ts';
export { VaultFrame } from './vault/vault-frame.tsx';
export { guestOrderingChoice } from './guest-ordering-choice.ts';
export { afterFrame } from './rendering/after-frame.ts';
export { reserveSpace } from './rendering/reserved-space.ts';
export { useSlices } from './rendering/use-slices.ts';
export { whenIdle } from './rendering/when-idle.ts';
