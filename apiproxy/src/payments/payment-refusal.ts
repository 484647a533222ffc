import type { ServerErrorCode } from '@crema/shared-contracts';

/** The reason why the payment failed, as a code of the contract. */
export type PaymentErrorCode =
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_CARD_EXPIRED'
  | 'PAYMENT_REVIEW'
  | 'PAYMENT_TOKEN_EXPIRED'
  | 'PAYMENT_TOKEN_UNKNOWN'
  | 'PAYMENT_PROVIDER_DOWN';

/** The finer reasons that a provider may add to a refusal, as the error codes of the cards pages (CRD-085 to CRD-089). */
export const refusalReasons = [
  '121035',
  '121043',
  '121044',
  '121045',
  '121046',
  '121048',
  '121059',
  '121060',
  '121061',
  '121062',
  '121063',
  '121065',
  '121066',
  '121067',
  '121068',
  '121069',
  '121070',
  '121071',
  '121072',
  '121075',
  '121076',
  '123000',
] as const satisfies readonly ServerErrorCode[];
export type RefusalReason = (typeof refusalReasons)[number];
