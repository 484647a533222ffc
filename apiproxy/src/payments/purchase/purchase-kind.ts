import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { JobPayload } from '../../jobs/jobs.tables.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Authorisation, AuthoriseRequest, AuthoriseResult } from '../payment-provider.ts';

export type Refusal = Extract<AuthoriseResult, { outcome: 'refused' }>;

/** The reason why a purchase ends without what was bought. */
export interface PurchaseFailure {
  /** The step at which it ends: the bank has refused, it cannot be stored or is not wanted any more, or nobody has decided in time. */
  readonly step: 'decide' | 'settle' | 'release';
  readonly code: string;
  /** The bank's own code, if it has named one (CRD-085 to CRD-089). */
  readonly reason?: string | undefined;
  /** The bank would approve the payment if the customer, who is away, confirmed it (PAY-005). */
  readonly asksCustomer?: boolean;
}

interface Rows<Row> {
  forUpdate(): Rows<Row>;
  executeTakeFirst(): Promise<Row | undefined>;
}

/** Runs the work in a transaction that has locked the row, if the purchase is open and has the same payment. */
export type WhileOpen<Row> = (
  work: (trx: Transaction<Tables>, open: Row) => Promise<void>,
) => Promise<unknown>;

/** The differences between an order, gifts and money on a card: one column of the table of purchases (PAY-002, docs/architecture.md). */
export interface PurchaseKind<Row, Key extends JobPayload> {
  /** The topic of the job that ends a purchase whose customer has left. */
  readonly topic: string;
  /** The code of a purchase that neither the bank nor the customer has decided in time. */
  readonly undecidedCode: string;
  /** The code of a refusal. */
  codeOf(refusal: Refusal): string;
  /** The payload of the job; `rows` finds the purchase by it. */
  keyOf(row: Row): Key;
  rows(db: Kysely<Tables>, key: Key): Rows<Row>;
  /** The present payment; its subject is the id of what is bought. */
  paymentOf(row: Row): Pick<AuthoriseRequest, 'reference' | 'purpose' | 'subject'>;
  /** Whether the purchase waits for its payment. */
  isOpen(row: Row): boolean;
  /** Locks what other writes of the same subject lock before its row. */
  lock?(trx: Transaction<Tables>, row: Row): Promise<void>;
  /**
   * Takes the money (`settleAttempt`) and stores what was bought, in the transaction of `whileOpen`. If it throws an AppError, nothing is
   * stored and the money is released.
   */
  settle(deps: AppDeps, row: Row, authorisation: Authorisation, whileOpen: WhileOpen<Row>): Promise<void>;
  /** Ends the attempt to pay without what was bought. The row is locked and open. */
  fail(trx: Transaction<Tables>, deps: AppDeps, row: Row, failure: PurchaseFailure): Promise<void>;
}
