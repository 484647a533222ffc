import type { Locale, Market } from './locale.ts';
import type { Money } from './money.ts';
import type { ResolvedRegistry } from './registry/registry-document.ts';
import type { Session } from './session.ts';

/** The header that carries the idempotency key of a write (D-164). */
export const idempotencyHeader = 'idempotency-key';

/** ACC-003. */
export interface SignInRequest {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly market: Market;
  readonly transactionSubType: 'signin';
  readonly reputation: Reputation;
}
/** Facts that a browser states at sign-in and sign-up (D-156): nothing that identifies the visitor. */
export interface Reputation {
  readonly timeZone: string;
  readonly languages: readonly string[];
  /** Width and height in CSS pixels: `1440x900`. */
  readonly screen: string;
  /** From the display of the form until it was sent. */
  readonly elapsedMs: number;
}
export interface SessionReply {
  readonly session: Session;
  /** False if the request had no cookie: the page has set one, so that the browser keeps none. Only GET session says it. */
  readonly cookies?: boolean;
}

/**
 * ACC-022. The reply is { userExId }; it also signs the browser in. A request to register a card has the fields of the
 * card. If only the card is refused, the account exists, and the error has the type `card-registration`.
 */
export interface CreateAccountRequest {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly termsAndConditions: boolean;
  /** Required when `storageConsentRequired` is configured (ACC-021). */
  readonly storageConsent?: boolean;
  /** Whether the campaign whose link led here may hear of the account; then `campaignId` is the link's `match-id` (L-62). */
  readonly campaignMeasurement?: boolean;
  readonly campaignId?: string;
  /** Whether a card is to be registered; then number and security code are required (ACC-021). */
  readonly cardRewards?: boolean;
  readonly registerCardNumber?: string;
  readonly registerCardPin?: string;
  readonly receiveBrandEmailCommunications: boolean;
  readonly receiveGeneralEmailCommunications: boolean;
  readonly receivePersonalizedEmailCommunications: boolean;
  readonly country: Market;
  readonly locale: Locale;
  readonly registrationSource: 'Web';
  readonly reputation: Reputation;
}
export interface CreateAccountReply {
  readonly userExId: string;
  readonly session: Session;
}

export type MobileOrderingAvailability = 'READY' | 'BUSY' | 'CLOSED' | 'NOT_SUPPORTED' | 'UNKNOWN';
/** LOC-032, with D-53's machine-readable hours. Distances are metres from the requested position. */
export interface StoreReply {
  readonly storeNumber: string;
  readonly name: string;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly address: {
    readonly singleLine: string;
    readonly lines: readonly string[];
    readonly city: string;
    readonly postalCode: string;
    readonly countrySubdivisionCode: string;
    readonly countryCode: Market;
  };
  readonly phoneNumber: string | null;
  readonly ownershipTypeCode: string;
  readonly timeZone: { readonly timeZoneId: string };
  readonly mobileOrdering: {
    readonly availability: MobileOrderingAvailability;
    readonly guestOrdering: boolean;
    readonly curbsideAvailability: 'AVAILABLE' | 'CLOSED' | 'UNAVAILABLE';
    readonly stallQuantity: number;
    readonly svcOnly: boolean;
  };
  readonly pickUpOptions: readonly { readonly code: string; readonly name: string }[];
  readonly warningLabels: readonly { readonly code: string; readonly label: string }[];
  readonly amenities: readonly { readonly code: string; readonly name: string }[];
  readonly schedule: readonly {
    readonly date: string;
    readonly dayFormatted: string;
    readonly hoursFormatted: string;
    readonly holidayFormatted: string | null;
    readonly open: boolean;
  }[];
  readonly openIntervals: readonly { readonly opensAt: string; readonly closesAt: string }[];
  readonly isOpen: boolean;
  readonly isOpen24Hours: boolean;
  readonly openStatusFormatted: string;
  readonly hoursStatusFormatted: string;
  readonly isFavorite: boolean;
  readonly isPrevious: boolean;
  readonly recommendationReason: 'FAVORITE' | 'USUAL' | 'NEARBY' | null;
  readonly distanceMetres: number | null;
}
/**
 * A store in a list: the fields of its card. `openIntervals` has the current or next interval and the one after it; the
 * details have all of them.
 */
export interface StoreSummary extends Pick<
  StoreReply,
  | 'storeNumber'
  | 'name'
  | 'coordinates'
  | 'ownershipTypeCode'
  | 'timeZone'
  | 'pickUpOptions'
  | 'warningLabels'
  | 'openIntervals'
  | 'isOpen24Hours'
  | 'isFavorite'
  | 'isPrevious'
  | 'recommendationReason'
  | 'distanceMetres'
> {
  readonly address: Pick<StoreReply['address'], 'lines' | 'city' | 'countryCode'>;
  readonly mobileOrdering: Pick<
    StoreReply['mobileOrdering'],
    'availability' | 'guestOrdering' | 'curbsideAvailability'
  > & {
    /** Only of a store that takes stored-value cards only (ORD-106). */
    readonly svcOnly?: boolean;
  };
}
/** The value of `view` that requests summaries. Without it, as earlier pages send it, a search returns whole stores. */
export const locationsListView = 'list';
/** The part of the results that a reply contains. */
interface LocationsPage {
  /** The number of stores in the whole area; only in a search with `bbox`. */
  readonly total?: number;
  /** Requests the stores after these ones as `after`. Without it these are the last ones. */
  readonly next?: string;
}
export interface LocationsListReply extends LocationsPage {
  readonly placeName: string | null;
  readonly center: { readonly lat: number; readonly lng: number };
  readonly stores: readonly { readonly store: StoreSummary }[];
}
/** LOC-025: the body of POST nearest-location. Its error is NOT_FOUND with messageId nearestNotFound. */
export interface NearestLocationRequest {
  readonly lat: number;
  readonly lng: number;
  readonly features: readonly string[];
}
/** LOC-021: the stores of an area that match the chosen filters. Its errors are those of GET locations. */
export interface FilterCountsReply {
  readonly total: number;
  /** For each offered filter the number of stores that match it and the chosen ones. */
  readonly counts: readonly { readonly code: string; readonly count: number }[];
}
/** GET stores/{storeNumber}. Its error is STORE_NOT_FOUND. */
export interface StoreDetailsReply {
  readonly store: StoreReply;
}
/**
 * LOC-024: GET locations?place&features&lat&lng, or with bbox=west,south,east,north instead of a place. Its errors are NOT_FOUND
 * with messageId placeNameNotFound, and VALIDATION, with messageId zoomedOut for a box that is too large.
 */
export interface LocationsReply extends LocationsPage {
  readonly placeName: string | null;
  readonly center: { readonly lat: number; readonly lng: number };
  readonly stores: readonly { readonly store: StoreReply }[];
}
export interface SuggestionsReply {
  readonly suggestions: readonly {
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
    readonly country: Market;
    readonly kind: string;
  }[];
}

/** The kinds of barcode that restPaths.barcode draws: stacked (the default) and linear, for scanners that read lines only. */
export const barcodeSymbologies = ['pdf417', 'code128'] as const;
export type BarcodeSymbology = (typeof barcodeSymbologies)[number];

/** The reply of restPaths.sendEmailConfirmation: an email address that is confirmed gets no mail. */
export interface ConfirmationSentReply {
  readonly status: 'sent' | 'confirmed';
}
/** The reply of restPaths.cardInfoFromToken: what the form of a card's registration is filled with. */
export interface CardInfoReply {
  readonly cardNumber: string;
  readonly securityCode: string;
}

/** The reply of restPaths.cardBalance. An unknown number and a wrong code get the same error, 121000 (D-95). */
export interface CardBalanceReply {
  readonly accountNumberLastFour: string;
  readonly balance: Money;
}

/**
 * The message that the vault's iframe posts to the page that embeds it (D-98); the page checks the origin.
 */
export type VaultMessage =
  | { readonly source: 'crema-vault'; readonly kind: 'ready' }
  | { readonly source: 'crema-vault'; readonly kind: 'resized'; readonly height: number }
  | { readonly source: 'crema-vault'; readonly kind: 'validity'; readonly complete: boolean }
  | {
      readonly source: 'crema-vault';
      readonly kind: 'tokenised';
      readonly paymentInstrumentToken: string;
      readonly paymentType: 'visa' | 'mastercard' | 'amex' | 'discover';
      readonly accountNumberLastFour: string;
      readonly expiresInMs: number;
    }
  | { readonly source: 'crema-vault'; readonly kind: 'refused'; readonly code: string };
/** The message that the page posts to the vault's iframe. */
export type VaultCommand =
  | { readonly target: 'crema-vault'; readonly kind: 'tokenise' }
  /** Shows the errors of all fields, without moving the focus. An older vault ignores it. */
  | { readonly target: 'crema-vault'; readonly kind: 'mark' }
  | {
      readonly target: 'crema-vault';
      readonly kind: 'present';
      readonly locale: Locale;
      readonly theme: 'light' | 'dark';
      /** The postal code of the billing address that the customer has typed already: the form does not ask for it. */
      readonly postalCode?: string;
    };

export const telemetryPhases = [
  /**
   * Counts the pages that run a version: the number by which the version's errors are divided. It is not an
   * error.
   */
  'mounted',
  /** A load that was given up although bytes came: the network is slow. It is not an error of the version. */
  'slow',
  'manifest',
  'entry',
  'chunk',
  'init',
  'render',
  'effect',
  'api',
  'event',
  'csp',
] as const;
/**
 * One anonymous report of an error or start of a remote in the browser, without personal data. `class` is the
 * error's name.
 */
export interface TelemetryEvent {
  readonly remote: string;
  readonly version: string;
  readonly phase: (typeof telemetryPhases)[number];
  readonly class: string;
}
/** The telemetry counts of one version since `since` (ISO 8601). */
export interface VersionHealth {
  readonly remote: string;
  readonly version: string;
  readonly mounted: number;
  readonly errors: number;
  /** The number of networks (IPv4 addresses, IPv6 /64) that reported the errors. */
  readonly networks: number;
  /** Errors by `phase/class`. */
  readonly classes: Readonly<Record<string, number>>;
  readonly since: string;
}

/** Reports that the registry changed; the page then requests restPaths.composition. */
export interface CompositionNotice {
  readonly sequence: number;
}
export interface CompositionReply {
  readonly registry: ResolvedRegistry;
}
/** `name@version` → file → integrity (sha384-…). A version that the server does not know is missing. */
export type FileIntegrityReply = Readonly<Record<string, Readonly<Record<string, string>>>>;
