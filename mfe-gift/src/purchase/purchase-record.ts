import {
  array,
  boolean,
  integer,
  nonEmptyString,
  nullable,
  object,
  optional,
  picklist,
  string,
  type BoughtGift,
  type Money,
  type Validator,
} from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';

/** A purchase that is done. */
export interface PurchaseResult {
  readonly orderNumber: string;
  readonly total: Money;
  readonly gifts: readonly BoughtGift[];
}
/** The purchase of this visit. The payment's token is not in it. */
export interface PurchaseRecord {
  readonly requestId: string;
  /** The page of the gift, to which a refusal leads back. */
  readonly path: string;
  readonly senderEmail: string;
  readonly guest: boolean;
  /** `sent`: it may be processed; `unknown`: the server did not get it, and the same id is sent again. */
  readonly state: 'sent' | 'unknown' | 'done';
  readonly result?: PurchaseResult | undefined;
}

const money: Validator<Money> = object({ amountMinor: integer, currency: picklist('USD', 'CAD') });
const validateResult: Validator<PurchaseResult> = object({
  orderNumber: nonEmptyString,
  total: money,
  gifts: array(
    object({
      recipientName: string,
      recipientEmail: string,
      amount: money,
      art: string,
      deliverAt: nullable(string),
    }),
  ),
});
const validate: Validator<PurchaseRecord> = object({
  requestId: nonEmptyString,
  path: nonEmptyString,
  senderEmail: string,
  guest: boolean,
  state: picklist('sent', 'unknown', 'done'),
  result: optional(validateResult),
});

/** Stored before the request is sent, so that a reload resumes it and nothing is bought twice (GFT-043, D-77). */
export const purchaseRecord = visitValue({ key: 'crema.gift-purchase', version: 1, validate });
