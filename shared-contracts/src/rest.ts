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

/** The value of `view` that requests summaries. Without it, as earlier pages send it, a search returns whole stores. */
export const locationsListView = 'list';
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
