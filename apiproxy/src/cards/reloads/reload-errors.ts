import type { ServerErrorCode } from '@crema/shared-contracts';
import type { AuthoriseResult, RefusalReason } from '../../payments/payments.public.ts';

type Refusal = Extract<AuthoriseResult, { outcome: 'refused' }>;
/** A code of CRD-085 to CRD-089. */
export type ReloadErrorCode = RefusalReason & ServerErrorCode;

/** The code of the cards pages for a refusal without a finer reason. */
const codes = {
  PAYMENT_DECLINED: '121035',
  PAYMENT_CARD_EXPIRED: '121044',
  PAYMENT_REVIEW: '121062',
  PAYMENT_TOKEN_EXPIRED: '121043',
  PAYMENT_TOKEN_UNKNOWN: '121043',
  PAYMENT_PROVIDER_DOWN: '121048',
} as const satisfies Record<Refusal['errorCode'], ReloadErrorCode>;

export const reloadErrorOf = ({ errorCode, reason }: Refusal): ReloadErrorCode => reason ?? codes[errorCode];
