/* eslint-disable max-lines -- the one list of what the package exports */
export { groupBy, parseUrl, withResolvers } from './compatibility/built-ins.ts';
export { randomId } from './compatibility/random-id.ts';
export {
  type Validator,
  type Validated,
  between,
  nonEmptyString,
  boolean,
  integer,
  array,
  nullable,
  number,
  picklist,
  optional,
  pattern,
  recordOf,
  object,
  string,
} from './validation/value-validators.ts';
export type { Rule } from './validation/rule.ts';
export { isRecord } from './validation/is-record.ts';
export { deriveRecipeFacts, figuresAtSize, nutritionKeys } from './recipe-facts.ts';
export type { Figures, NutritionKey, RecipeFacts, RecipePart } from './recipe-facts.ts';
export { type Currency, type Money, currencyOf, money, toMajorUnits } from './money.ts';
export * from './input/index.ts';
export { basemapPath } from './stores/basemap.ts';
export { callUrl, directionsMaps, directionsUrl, shortStoreNumber, storePath } from './stores/store-links.ts';
export { brand } from './brand.ts';
export { ofName } from './of-name.ts';
export { highestBalanceMinor } from './card-limits.ts';
export {
  type Locale,
  type Market,
  defaultLocale,
  isLocale,
  localeNames,
  locales,
  pickLocale,
  toDistance,
} from './locale.ts';
export { isMember, sessionHeader } from './session.ts';
export type {
  HostServerBundle,
  PageRenderRequest,
  PreloadedQuery,
  RenderedPage,
  RenderShell,
  ShellRequest,
} from './host-server.ts';
export { toHttpError } from './http-error.ts';
export { pageFiles, type PageFile } from './registry/page-files.ts';
export { canonicalPath } from './pages/canonical-path.ts';
export { findMisspelt, findNearestPage } from './pages/nearest-page.ts';
export { withoutTracking } from './pages/tracking-parameters.ts';
export { matchRoute, readRouteParams } from './pages/route-match.ts';
export {
  findPreloadErrors,
  preloadedOperations,
  resolvePreload,
  type PersistedQueries,
  type PreloadVisit,
  type ResolvedQuery,
} from './pages/route-preload.ts';
export { type InlinedReply, type PageRequestName } from './pages/page-request.ts';
export { pageRequests, type PageRequestVisit } from './pages/page-requests.ts';
export { defaultPlace, type DefaultPlace } from './stores/default-place.ts';
export { hiddenFeatures, offeredFeatures } from './stores/offered-features.ts';
export { hasNoPlace, longestPlace, readLocatorQuery, type LocatorQuery } from './stores/locations-query.ts';
export { boxWidth, readBox, writeBox, type MapBox, type MapView } from './stores/map-area.ts';
export {
  filterCountsUrl,
  firstSearch,
  locationsListUrl,
  type LocatorSearch,
} from './stores/locations-request.ts';
export {
  type EarningWay,
  type LevelTerms,
  type ProgrammeVersion,
  type StarTenths,
  levelOfStars,
  levels,
  nextLevel,
  programmeVersion,
  reloadBonusTenths,
  rewardLabels,
  type RewardLabel,
  starTenthsPerUnit,
  upToStars,
} from './configuration/programme.ts';
export {
  type DomainEventName,
  type DomainEvents,
  type EventsOwnedBy,
  domainEventNames,
  domainEvents,
  storedEventNames,
  validateEvent,
} from './events.ts';
export {
  type Access,
  type BuildFiles,
  type ConfirmedState,
  type ModalDeclaration,
  type NavigationEntry,
  type NavigationKind,
  type RemoteManifest,
  type RouteDeclaration,
  type VersionFiles,
  accessLevels,
  validateBuildFiles,
  navigationKinds,
  validateRemoteManifest,
  remoteName,
  versionName,
} from './registry/remote-manifest.ts';
export { contractVersion, satisfiesContract } from './registry/contract-version.ts';
export { compareVersions, parseVersion, satisfiesRange } from './registry/version.ts';
export { trustedDocument, trustedQueryUrl } from './trusted-query.ts';
export {
  browserFiles,
  canariesOf,
  type RegistryDocument,
  type RemoteRecord,
  type ResolvedRegistry,
  type ResolvedRemote,
  bucketOf,
  type SignedDocument,
  registrySchema,
  upgradeChange,
  upgradeRegistryDocument,
  validateRegistryDocument,
  resolveRegistry,
  validateSignedDocument,
} from './registry/registry-document.ts';
export { type ContractRecord, validateContractRecord } from './registry/contract-record.ts';
export { type ValueSchema, valueSchema } from './validation/value-schema.ts';
export {
  type Configuration,
  validateConfiguration,
  defaultConfiguration,
} from './configuration/configuration.ts';
export { type ConfigurationOverrides, readConfiguration } from './configuration/configuration-document.ts';
export { needsBillingAddress } from './configuration/billing-address-needs.ts';
export { type FlagName, type Flags, flagNames, flags } from './configuration/flags.ts';
export {
  type BankPayment,
  type BankPayments,
  type NewCard,
  type PreparedCard,
  type SingleUseToken,
  type SlotName,
  type Slots,
  type StoredInstrument,
  type TypedAddress,
  slotNames,
  slots,
} from './slots.ts';
export {
  type ErrorAction,
  type ErrorCatalogue,
  type ErrorRow,
  type ErrorDisplay,
  type ServerErrorCode,
  errorRowOf,
  serverErrors,
} from './errors.ts';
export type {
  CompositionNotice,
  BarcodeSymbology,
  TelemetryEvent,
  Reputation,
  VaultCommand,
  VaultMessage,
  WalletOffer,
} from './rest.ts';
export * from './rest/payment-names.ts';
export type { OrderStatusNotice } from './rest/ordering.ts';
export * from './rest/gifts.ts';
export type * from './wire/account.ts';
export type * from './wire/cards.ts';
export type * from './wire/composition.ts';
export type * from './wire/error-reply.ts';
export type * from './wire/gift-purchase.ts';
export type * from './wire/gifts.ts';
export type * from './wire/history.ts';
export type * from './wire/mfa.ts';
export type * from './wire/oauth.ts';
export type * from './wire/ordering.ts';
export type * from './wire/passkeys.ts';
export type * from './wire/privacy.ts';
export type * from './wire/rewards.ts';
export type * from './wire/session.ts';
export type * from './wire/sign-in.ts';
export type * from './wire/stores.ts';
export type * from './wire/stream.ts';
export type { AcceptedReply } from './wire/shapes.ts';
export * from './generated/gifts.ts';
export {
  deliveryTimes,
  giftLimits,
  giftMessageText,
  readGiftMessage,
  usualDeliveryTime,
} from './rest/gift-limits.ts';
export * from './rest/paths/account-paths.ts';
export * from './rest/history.ts';
export { giftRestPaths } from './rest/paths/gift-paths.ts';
export * from './rest/rewards.ts';
export * from './rest/unsubscribe.ts';
export * from './rest/engagement.ts';
export { barcodeSymbologies, idempotencyHeader, locationsListView, telemetryPhases } from './rest.ts';
export * as hostPaths from './rest/paths/host-paths.ts';
export * as restPaths from './rest/paths/rest-paths.ts';
export {
  type UsageBatch,
  type UsageEvent,
  type UsageEventName,
  type UsageFields,
  usageEvents,
  validateUsageBatch,
} from './telemetry/usage-events.ts';
export { maxUsageBatch, usageConsent } from './telemetry/usage-sharing.ts';
export { formatMoment, joinTimeParts, zoneName } from './time-text.ts';
export { type PageHead, type ShareImage, shareImages } from './pages/page-head.ts';
export {
  type PageSkeletonKind,
  type SkeletonBoxes,
  pageSkeletonKinds,
  pageSkeletons,
} from './pages/page-skeleton.ts';
export * from './customer-state/index.ts';
export type {
  Appearance,
  BootDocument,
  Connection,
  EventBus,
  EventOrigin,
  HostServices,
  HttpError,
  HttpRequest,
  MountedRemote,
  PrefetchedData,
  RemoteModule,
  RemoteOverride,
  RemoteRendering,
  ServerRendering,
  SlotComponent,
  Toast,
} from './host-services.ts';
export { balanceEvent, type PageRole, pageRoles, roleCounts } from './pages/page-roles.ts';
export type { DialogRequest } from './dialog-request.ts';
export { customerService } from './pages/customer-service.ts';
export { createSignal, type Signal, type Unsubscribe, type WritableSignal } from './signal.ts';
