import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import type { Visitor } from '../../http/visitor.ts';

/** D-113: a proof of identity counts for this long. */
export const recentMs = 5 * 60_000;

/** The id of a member with a recent proof. Throws UNAUTHENTICATED for everybody else, and STEP_UP_REQUIRED for an older proof. */
export const recentMemberOf = (
  { visitor }: { readonly visitor: Visitor },
  { clock }: Pick<AppDeps, 'clock'>,
): string => {
  const memberId = memberOf({ visitor });
  const { provedAt } = visitor;
  if (!provedAt || provedAt.getTime() + recentMs <= clock.now().getTime())
    throw createAppError('STEP_UP_REQUIRED');
  return memberId;
};
