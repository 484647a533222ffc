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
export { findReturnPath, keepRedirect, writeRedirect } from './return-path.rules.ts';
export { Slot } from './slot.tsx';
export {
  type LazyEpics,
  type RemoteEpic,
  type RemoteStore,
  type StoreConfig,
  createRemoteStore,
} from './remote-store.ts';
export { type AppDispatch, storeHooks } from './store-hooks.ts';
export { connectEntities, fragmentOf } from './data/cached-entities.ts';
export { type ConnectEntities, type Entities, createEntities } from './data/entities.ts';
export { createGraphqlClient, type GraphqlClient } from './data/graphql-client.ts';
export { sendMutation, sendQuery } from './data/send-document.ts';
export { setDefinitions } from './data/inlined-replies.ts';
export { skipToken, useGraphqlClient, useQuery } from './data/use-query.ts';
export { type LoadMessages, type Messages } from './messages.ts';
export { type PartFallbackProps, lazyPart } from './lazy/lazy-part.tsx';
export { OfflineArt } from './lazy/offline-art.tsx';
export { lazyRoute, type PreparedComponent } from './lazy/lazy-route.tsx';
export { defineRemote } from './define/with-store.ts';
export type { RemoteContext, RemoteDefinition } from './remote-definition.ts';
export {
  type PresentedError,
  useCustomerMessage,
  useErrorPresenter,
  useErrorText,
} from './data/error-presentation.ts';
export { retryWait } from './data/retry-wait.ts';
export { textRule } from './text-rule.ts';
export { useResource, type Resource } from './data/use-resource.ts';
export { useRetryOnReconnect } from './data/use-retry-on-reconnect.ts';
export { fromSignal } from './signal.ts';
export { metresBetween, type Spot } from './stores/distance.ts';
export { readVisitorPosition } from './stores/visitor-position.ts';
export { type PersistedValue, persistedValue, visitValue } from './persisted-value.ts';
export {
  type MemberData,
  type MemberValue,
  memberValue,
  memberVisitValue,
} from './member-data/member-value.ts';
export type { StorageWindow } from './stored-value.ts';
export { onPageReturn, onPageShown } from './page-return.ts';
export { CookieNotice } from './cookies/cookie-notice.tsx';
export { cookiesRefused } from './cookies/cookies-refused.ts';
export { useHasPassed } from './use-has-passed.ts';
export { type StoreClock, createStoreClock } from './stores/store-clock.ts';
export {
  type TokenisedCard,
  type TokenRequest,
  type Vault,
  type VaultState,
  useVault,
} from './vault/use-vault.ts';
export { type TokenAge, useTokenAge } from './vault/use-token-age.ts';
export { VaultFrame } from './vault/vault-frame.tsx';
export { WalletButtons } from './vault/wallet-buttons.tsx';
export { type SendingConfirmation, useSendConfirmation } from './member-data/use-send-confirmation.ts';
export { followPayment, type PaymentReply } from './payment/follow-payment.ts';
export { paymentPauseMs } from './payment/payment-pauses.ts';
export { guestOrderingChoice } from './guest-ordering-choice.ts';
export { afterFrame } from './rendering/after-frame.ts';
export {
  reserveForMember,
  reserveSpace,
  reserveSpaceLater,
  reservedSpace,
} from './rendering/reserved-space.ts';
export { useIsFollowedLink } from './rendering/use-is-followed-link.ts';
export { useHeadingFocus } from './rendering/use-heading-focus.ts';
export { useSlices } from './rendering/use-slices.ts';
export { whenIdle } from './rendering/when-idle.ts';
