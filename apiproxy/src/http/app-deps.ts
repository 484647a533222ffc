import type { Configuration, Flags } from '@crema/shared-contracts';
import type { Db } from '../storage/database.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Ids, Random } from './system.ts';
import type { Environment } from './environment/environment.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { SecurityLog } from './logging/security-log.ts';
import type { TextSigner } from './security/text-signer.ts';
import type { OverrideDocuments } from './override-documents.ts';
import type { Outages } from './errors/outages.ts';

/**
 * Every dependency of the server's code on the system around it. A module adds its own dependencies by
 * declaration merging (`declare module '../http/app-deps.ts'`), next to their types; `app/create-deps.ts`
 * creates all of them.
 */
export interface AppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly log: FastifyBaseLogger;
  readonly environment: Environment;
  readonly configuration: Configuration;
  readonly flags: Flags;
  readonly production: boolean;
  /** Files that must survive a restart and are not in the database. */
  readonly dataDir: string;
  /** Folder for mails and text messages when no relay is configured. */
  readonly outboxDir: string;
  readonly publicOrigin: string;
  readonly vaultOrigin: string;
  /** The origin of the simulated hotel programme; undefined if members cannot link their accounts. */
  readonly partnerOrigin: string | undefined;
  readonly lifecycle: Lifecycle;
  readonly outages: Outages;
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
