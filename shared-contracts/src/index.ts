export {
  type Guard,
  type Guarded,
  between,
  filledText,
  flag,
  integer,
  listOf,
  nullable,
  number,
  oneOf,
  optional,
  pattern,
  recordOf,
  shape,
  text,
} from './guards.ts';
export { type Currency, type Money, money, toMajorUnits } from './money.ts';
export {
  type TextError,
  textLimits,
  validateEmail,
  validateName,
  validatePassword,
  validatePhone,
} from './validators.ts';
export { brand } from './brand.ts';
export {
  type Locale,
  type Market,
  defaultLocale,
  isLocale,
  locales,
  pickLocale,
  toDistance,
} from './locale.ts';
export { type Level, type Member, type Session, isMember } from './session.ts';
export { matchRoute } from './route-match.ts';
export {
  type LevelTerms,
  type ProgrammeVersion,
  type StarTenths,
  levelOfStars,
  levels,
  nextLevel,
  programmeVersion,
  upToStars,
} from './programme.ts';
export {
  type DomainEventName,
  type DomainEvents,
  type EventsOwnedBy,
  domainEventNames,
  domainEvents,
  findEventFault,
} from './events.ts';
export {
  type Access,
  type BuildFiles,
  type NavigationEntry,
  type NavigationKind,
  type RemoteManifest,
  type RouteDeclaration,
  accessLevels,
  buildFilesGuard,
  contractVersion,
  navigationKinds,
  remoteManifestGuard,
  remoteName,
  satisfiesContract,
} from './remote-manifest.ts';
export {
  type RegistryDocument,
  type RemoteRecord,
  type ResolvedRegistry,
  type ResolvedRemote,
  bucketOf,
  type SignedDocument,
  registryDocumentGuard,
  resolveRegistry,
  signedDocumentGuard,
  versionName,
} from './registry-document.ts';
export { type ContractRecord, contractRecordGuard } from './contract-record.ts';
export { type ValueSchema, valueSchema } from './value-schema.ts';
export {
  type Configuration,
  type ConfigurationOverrides,
  configurationGuard,
  defaultConfiguration,
  readConfiguration,
} from './configuration.ts';
export { type FlagName, type Flags, flagNames, flags } from './flags.ts';
export { type SlotName, type Slots, slotNames, slots } from './slots.ts';
export {
  type ErrorAction,
  type ErrorCatalogue,
  type ErrorReply,
  type ErrorRow,
  type ErrorSurface,
  type ServerErrorCode,
  explainError,
  serverErrors,
} from './errors.ts';
export type {
  CompositionNotice,
  CompositionReply,
  CreateAccountReply,
  CreateAccountRequest,
  ErrorBeacon,
  LocationsReply,
  MobileOrderingAvailability,
  Reputation,
  SessionReply,
  SignInRequest,
  StoreReply,
  SuggestionsReply,
  VaultCommand,
  VaultMessage,
  VersionHealth,
} from './rest.ts';
export { beaconPhases, restPaths } from './rest.ts';
export { formatMoment, joinTimeParts } from './time-text.ts';
export { type PageHead, type ShareImage, shareImages } from './page-head.ts';
export {
  type PageSkeletonKind,
  type SkeletonBoxes,
  pageSkeletonKinds,
  pageSkeletons,
} from './page-skeleton.ts';
export { orderStoreRecord } from './order-store-record.ts';
export { guestOrderingPlace } from './guest-ordering-record.ts';
export type {
  BootDocument,
  Connection,
  DialogRequest,
  EventBus,
  HostServices,
  HttpFault,
  HttpRequest,
  MountedRemote,
  Readable,
  RemoteModule,
  RemoteOverride,
  SlotComponent,
  Toast,
  Unsubscribe,
} from './host-services.ts';
