import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { assertConfirmedEmail } from '../../identity/identity.public.ts';

/** D-157: a proof of identity counts for this long before an app gets access. */
const proofMs = 12 * 60 * 60_000;

/** D-157, ACC-080. Throws EMAIL_NOT_CONFIRMED, and STEP_UP_REQUIRED if the member proved the identity too long ago. */
export const assertVerified = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { provedAt }: Visitor,
  memberId: string,
): Promise<void> => {
  await assertConfirmedEmail(db, memberId);
  if (!provedAt || provedAt.getTime() + proofMs < clock.now().getTime())
    throw createAppError('STEP_UP_REQUIRED');
};
