import type { CardType, Currency, Locale } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

export interface TypedCard {
  readonly memberId: string;
  readonly currency: Currency;
  /** 16 digits. */
  readonly number: string;
  /** 8 digits. */
  readonly code: string;
  readonly locale: Locale;
  readonly nickname?: string | null | undefined;
  /** A repeated request has the same id and is one guess. */
  readonly guessId?: string | undefined;
}
/** A code of CRD-080 to CRD-090. */
export type RegistrationErrorCode =
  '121000' | '121017' | '121024' | '121030' | '121032' | '121033' | '121037' | '122000';
export type CardRegistration =
  | { readonly ok: true; readonly cardId: string }
  | { readonly ok: false; readonly cardType: CardType; readonly errorCode: RegistrationErrorCode };

declare module '../../http/app-deps.ts' {
  interface AppDeps {
    /** Registers the card that was typed with a new account (ACC-022). */
    registerCard(trx: Transaction<Tables>, deps: AppDeps, card: TypedCard): Promise<CardRegistration>;
  }
}
