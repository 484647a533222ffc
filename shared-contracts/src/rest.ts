import type { TypedAddress } from './slots.ts';
import type { Locale } from './locale.ts';
import type { Currency } from './money.ts';
import type { TokenPaymentType } from './rest/payment-names.ts';

/** The header that carries the idempotency key of a write (D-164). */
export const idempotencyHeader = 'idempotency-key';

/** Facts that a browser states at sign-in and sign-up (D-156): nothing that identifies the visitor. */
export interface Reputation {
  readonly timeZone: string;
  readonly languages: readonly string[];
  /** Width and height in CSS pixels: `1440x900`. */
  readonly screen: string;
  /** From the display of the form until it was sent. */
  readonly elapsedMs: number;
}
/** The value of `view` that requests summaries. Without it, as earlier pages send it, a search returns whole stores. */
export const locationsListView = 'list';
/** The kinds of barcode that restPaths.barcode draws: stacked (the default) and linear, for scanners that read lines only. */
export const barcodeSymbologies = ['pdf417', 'code128'] as const;
export type BarcodeSymbology = (typeof barcodeSymbologies)[number];

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
      /** A kind that the page does not know is a bank card for it. */
      readonly paymentType: TokenPaymentType;
      /**
       * The network of a card. `paymentType` is then one of four networks, because releases before this property ignore a message
       * with another one.
       */
      readonly network?: string;
      /** Empty for an account. */
      readonly accountNumberLastFour: string;
      readonly expiresInMs: number;
    }
  /** Of the wallets' buttons: whether this device and the account at the provider have any. */
  | { readonly source: 'crema-vault'; readonly kind: 'wallets'; readonly isAvailable: boolean }
  /** Of the wallets' buttons: one was pressed. The page answers within a second with `open`. */
  | { readonly source: 'crema-vault'; readonly kind: 'pressed' }
  /** The bank asks its customer in the frame, which needs room and time until it answers. */
  | { readonly source: 'crema-vault'; readonly kind: 'asking' }
  | { readonly source: 'crema-vault'; readonly kind: 'refused'; readonly code: string };
/** The message that the page posts to the vault's iframe. */
export type VaultCommand =
  | {
      readonly target: 'crema-vault';
      readonly kind: 'tokenise';
      /** The card is stored for later payments: the bank may ask its question now. */
      readonly isToBeStored?: true;
      /** Of `createStoringKey`, if the page knows that the form is complete. */
      readonly storingKey?: string;
      /** The cardholder's name, for the bank. */
      readonly name?: string;
      /** The billing address, if the page knows it: the bank compares it with its own. */
      readonly address?: TypedAddress;
    }
  /** Shows the errors of all fields, without moving the focus. An older vault ignores it. */
  | { readonly target: 'crema-vault'; readonly kind: 'mark' }
  | {
      readonly target: 'crema-vault';
      readonly kind: 'present';
      readonly locale: Locale;
      readonly theme: 'light' | 'dark';
      /** The postal code of the billing address that the customer has typed already: the form does not ask for it. */
      readonly postalCode?: string;
    }
  | WalletOffer
  /** The answer to `pressed`: the wallet opens, or the page first asks for something else. */
  | { readonly target: 'crema-vault'; readonly kind: 'open'; readonly isAllowed: boolean };

/** The payment that the wallets' buttons offer. */
export interface WalletOffer {
  readonly target: 'crema-vault';
  readonly kind: 'offer';
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  /** The amount that the wallet shows. */
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly purpose: 'order' | 'gift' | 'reload';
  readonly withoutPayPal: boolean;
}

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
/** Reports that the registry changed; the page then requests restPaths.composition. */
export interface CompositionNotice {
  readonly sequence: number;
}
