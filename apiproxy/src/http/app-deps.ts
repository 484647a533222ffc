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
import type { OverrideDocuments } from './override-documents.ts';
import type { Outages } from './outages.ts';

export interface Clock {
  now(): Date;
}
/** ULIDs: text ids that sort by creation time. */
export interface Ids {
  next(): string;
}
export interface Random {
  bytes(size: number): Buffer;
  /** An integer from 0 to below - 1. */
  integer(below: number): number;
}
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Every dependency of the server's code on the system around it. Code below `http/` imports no other. */
export interface AppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly log: Log;
  readonly configuration: Configuration;
  readonly flags: Flags;
  readonly production: boolean;
  /** Files that must survive a restart and are not in the database. */
  readonly dataDir: string;
  /** Folder for mails and text messages when no relay is configured. */
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
  /** Signs cookie values. */
  readonly signer: TextSigner;
  readonly security: SecurityLog;
  /** Waits for this many milliseconds. Tests replace it. */
  pause(ms: number): Promise<void>;
  /** The text of a GraphQL document that a published remote contains. */
  trustedDocument(hash: string): string | undefined;
  /** Adds documents by their hash. Throws if a text does not match its hash. */
  trustDocuments(documents: Readonly<Record<string, string>>): void;
  /** Documents that only some senders may use: those of remotes that a developer overrides. */
  readonly overrideDocuments: OverrideDocuments;
}
