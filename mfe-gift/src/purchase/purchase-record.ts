import {
  array,
  nonEmptyString,
  object,
  optional,
  picklist,
  string,
  validateBoughtGift,
  validateMoney,
  type BoughtGift,
  type Money,
  type Validator,
} from '@crema/shared-contracts';
import { visitorValue } from './visitor-value.ts';

/** A purchase that is done. */
export interface PurchaseResult {
  readonly orderNumber: string;
  readonly total: Money;
  readonly gifts: readonly BoughtGift[];
  /** The token of the link to a guest's gifts. */
  readonly linkToken?: string | undefined;
}
/** The purchase of this visit. The payment's token is not in it. */
export interface PurchaseRecord {
  readonly requestId: string;
  /** The member who buys; missing for a guest. */
  readonly memberId?: string | undefined;
  /** The page of the gift, to which a refusal leads back. */
  readonly path: string;
  readonly senderEmail: string;
  /** The total, the gift's name and the payment method, shown next to the bank's question and in its refusal. */
  readonly paid?: { readonly total: Money; readonly name: string; readonly method: string } | undefined;
  /**
   * `sent`: it may be processed; `unknown`: the server did not get it; `refused`: refused before a payment. After the last two the
   * next try has the same id, which cannot buy twice.
   */
  readonly state: 'sent' | 'unknown' | 'refused' | 'done';
  readonly result?: PurchaseResult | undefined;
}

const validateResult: Validator<PurchaseResult> = object({
  orderNumber: nonEmptyString,
  total: validateMoney,
  linkToken: optional(nonEmptyString),
  gifts: array(validateBoughtGift),
});
const validate: Validator<PurchaseRecord> = object({
  requestId: nonEmptyString,
  memberId: optional(nonEmptyString),
  path: nonEmptyString,
  senderEmail: string,
  paid: optional(object({ total: validateMoney, name: string, method: string })),
  state: picklist('sent', 'unknown', 'refused', 'done'),
  result: optional(validateResult),
});

const stored = visitorValue({ name: 'gift-purchase', version: 3, validate });

/** Stored before the request is sent, so that a reload resumes it and nothing is bought twice (GFT-043, D-77). */
export const purchaseRecord = {
  /** A guest's purchase is known to the member who signs in afterwards; a member's to nobody else (D-166). */
  read: stored.read,
  write: (record: PurchaseRecord): void => stored.write(record.memberId, record),
  clear: (memberId: string | undefined): void => stored.write(memberId, undefined),
};
