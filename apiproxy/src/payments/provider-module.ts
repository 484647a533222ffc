import type { Currency } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobDefinition } from '../jobs/job.ts';
import type { OperatorCommand } from '../operations/operator-command.ts';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';
import type { ServerModule } from '../http/server-module.ts';
import type { Tables } from '../storage/tables.ts';
import type { MovementDeps, MovementSource } from './reconcile/movements.ts';
import type { InstrumentBrand, PaymentProvider, PaymentPurpose } from './payment-provider.ts';
import type { PaymentInstrumentTable, ProviderName } from './payments.tables.ts';

/** The parts of the server that a provider may use: it calls no code of orders, cards or gifts. */
export type ProviderDeps = Pick<
  AppDeps,
  | 'clock'
  | 'configuration'
  | 'db'
  | 'environment'
  | 'ids'
  | 'jobs'
  | 'log'
  | 'production'
  | 'publicOrigin'
  | 'random'
  | 'signer'
  | 'vaultOrigin'
>;

/** A past payment of the demonstration data. */
export interface SeededPayment {
  readonly reference: string;
  readonly purpose: PaymentPurpose;
  /** The id of the order or the purchase. */
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: Tables['payment_attempt']['currency'];
  readonly brand: InstrumentBrand;
  readonly lastFour: string;
  readonly at: Date;
}
/** A wallet that a member of the demonstration has stored: it is listed, and cannot be charged (D-97). */
export interface SeededWallet {
  readonly type: 'googlepay' | 'applepay' | 'venmo' | 'campusCard';
  readonly lastFour: string;
}
/** The provider's own records of the demonstration data. */
export interface ProviderSeed {
  capturedPayment(trx: Transaction<Tables>, payment: SeededPayment): Promise<void>;
  /** Stores a card by its number, or a wallet, and returns it as the member's list shows it. */
  instrument(
    trx: Transaction<Tables>,
    reference: string,
    stored: string | SeededWallet,
  ): Promise<
    Pick<
      PaymentInstrumentTable,
      'instrument_id' | 'payment_type' | 'last_four' | 'account_name' | 'expiry_month' | 'expiry_year'
    >
  >;
}

/** One way to move money: everything that the shop knows of it (PAY-001). */
export interface PaymentProviderModule {
  readonly name: ProviderName;
  create(deps: ProviderDeps): PaymentProvider;
  /** Jobs, checks of `npm run reconcile` and personal data of the provider's own tables. Those of all providers are registered, so that a change of the provider leaves nothing behind. */
  readonly jobs: readonly JobDefinition[];
  readonly checks: readonly ReconcileCheck[];
  readonly personalData: NonNullable<ServerModule['personalData']>;
  /** The provider's book, for `npm run reconcile` (PAY-009). Throws if the environment lacks a key for it. Without it nothing is compared, and the command fails. */
  readonly movementsOf?: (deps: MovementDeps) => MovementSource;
  /** Pages and files of the vault's origin: the card form, its script, the bank's question. */
  registerVaultPages(app: FastifyInstance, deps: AppDeps): void;
  /**
   * Whether a token comes from the vault's page `/wallets` with the buttons of wallets: Apple Pay, Google Pay and others. Without it
   * there is no such page.
   */
  readonly isWalletToken?: (token: string) => boolean;
  /** Operators' commands of `npm run payments`. */
  readonly commands?: readonly OperatorCommand[];
  /** The lowest amount that the provider charges, in minor units; without it any amount. */
  readonly lowestCharge?: Readonly<Record<Currency, number>>;
  /** Whether the keys of the environment move real money. Without it the provider never does. */
  readonly isLive?: (environment: AppDeps['environment']) => boolean;
  /** The header with the signature of a webhook. */
  readonly signatureHeader: string;
  /** Missing if the provider moves real money: it has no past that could be made up. */
  readonly seed?: ProviderSeed;
}

declare module '../http/app-deps.ts' {
  interface AppDeps {
    /** The provider that PAYMENT_PROVIDER names. */
    readonly paymentModule: PaymentProviderModule;
  }
}
