import type { DeletionReply } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Db } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';

/** The part of one module in the deletion of an account (D-160). */
export interface AccountDeletion {
  /** The member's own figures, which the page shows before the deletion is confirmed. */
  readonly effects?: (db: Db, memberId: string, locale: string) => Promise<Partial<DeletionReply>>;
  /** Whether money waits for a bank or a store: the deletion waits for it, because its result is booked or mailed (decision 133). */
  readonly hasOpenBusiness?: (db: Db, memberId: string) => Promise<boolean>;
  /** Ends what the account has. It can be repeated: then it finds nothing to do. */
  readonly close?: (deps: AppDeps, memberId: string) => Promise<void>;
  /** Whether a mail about what was closed is still to be sent: it needs the address. */
  readonly hasWaitingMail?: (db: Db, memberId: string) => Promise<boolean>;
  /** Takes an address without an account out of the rows of others (L-80). */
  readonly forgetAddress?: (trx: Transaction<Tables>, email: string) => Promise<void>;
}

declare module '../http/server-module.ts' {
  interface ServerModule {
    readonly accountDeletion?: AccountDeletion;
  }
}
declare module '../http/app-deps.ts' {
  interface AppDeps {
    /** The parts of all modules. A module that uses others comes before them, so that what it closes can still use theirs. */
    readonly accountDeletions: readonly AccountDeletion[];
  }
}
