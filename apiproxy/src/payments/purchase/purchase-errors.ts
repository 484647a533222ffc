import { customerService, serverErrors, type ServerErrorCode } from '@crema/shared-contracts';
import { createAppError, type AppError } from '../../http/errors/app-error.ts';

const isServerCode = (code: string | null): code is ServerErrorCode =>
  code !== null && Object.hasOwn(serverErrors, code);

/**
 * The error of a purchase without what was bought. The bank's finer reason is a parameter: a code of CRD-085 to CRD-089, whose text the
 * page shows instead of the general one. 121062 has the phone number of customer service (CRD-089).
 */
export const createRefusal = (
  errorCode: string | null,
  reason?: string | null,
  otherwise: ServerErrorCode = 'PAYMENT_DECLINED',
): AppError =>
  createAppError(
    isServerCode(errorCode) ? errorCode : otherwise,
    reason ? { reason, ...(reason === '121062' && { phone: customerService.phone }) } : undefined,
  );

/** Throws the code of a failed purchase; `otherwise` if its code is of no contract. */
export const assertNotFailed = (
  { state, error_code, reason }: { state: string; error_code: string | null; reason?: string | null },
  otherwise: ServerErrorCode,
): void => {
  if (state === 'FAILED') throw createRefusal(error_code, reason, otherwise);
};

/** A repeated request gets what the first one bought; another request with its id is refused (D-25, D-164). */
export const assertSameRequest = (isSame: boolean): void => {
  if (!isSame) throw createAppError('IDEMPOTENCY_CONFLICT');
};
