import type { Configuration, Flags } from '@crema/shared-contracts';
import type { CardNumbers } from '../cards/card-numbers.ts';
import type { JobNotifier } from '../jobs/job.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Db } from '../storage/database.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { SecurityLog } from './security-log.ts';
import type { TextSigner } from './text-signer.ts';
import type { OwnDocuments } from './own-documents.ts';
import type { Outages } from './outages.ts';

export interface Clock {
  now(): Date;
}
/** ULIDs: text ids that sort by the time of their making. */
export interface Ids {
  next(): string;
}
export interface Random {
  bytes(size: number): Buffer;
  /** A whole number from 0 to below - 1. */
  integer(below: number): number;
}
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** All that the server's code may touch of the world. */
export interface AppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly log: Log;
  readonly configuration: Configuration;
  readonly flags: Flags;
  readonly production: boolean;
  /** Everything that must survive a restart and is not in the database lives below it. */
  readonly dataDir: string;
  /** Mails and text messages are written here unless a relay is configured. */
  readonly outboxDir: string;
  readonly publicOrigin: string;
  readonly vaultOrigin: string;
  readonly lifecycle: Lifecycle;
  readonly outages: Outages;
  readonly metrics: Metrics;
  /** Notified after a commit that stored jobs. */
  readonly jobs: JobNotifier;
  readonly mailer: Mailer;
  readonly payments: PaymentProvider;
  readonly cardNumbers: CardNumbers;
  /** Signs what cookies hold. */
  readonly signer: TextSigner;
  readonly security: SecurityLog;
  /** Waits; a test need not. */
  pause(ms: number): Promise<void>;
  /** The text of a GraphQL document that a published remote brought with it. */
  trustedDocument(hash: string): string | undefined;
  /** Adds documents by their hash; one whose text does not give its hash is refused. */
  trustDocuments(documents: Readonly<Record<string, string>>): void;
  /** Documents that only some senders may name: those of remotes that a developer overrides. */
  readonly ownDocuments: OwnDocuments;
}
