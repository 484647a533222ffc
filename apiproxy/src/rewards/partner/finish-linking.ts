import type { PartnerId } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { endAttempt, storeLink, type LinkingMember } from './partner-links.ts';

/** The result pages of RWD-044 to which the partner's answer leads. */
export type LinkingResult = 'success' | 'already-linked' | 'not-linked' | 'error';

/** The answer of the partner, as it arrives in the query of the callback. */
export interface PartnerAnswer {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
}
/** The customer's own no (RFC 6749, section 4.1.2.1); any other error is a failure. */
const denied = 'access_denied';

/**
 * Ends a linking with the partner's answer (RWD-045). `error` without any change for a state that is not of this session and program. A state is
 * used up by any answer; a member who denies stays not linked.
 */
export const finishLinking = async (
  deps: AppDeps,
  { partner, member }: { readonly partner: PartnerId; readonly member: LinkingMember | undefined },
  { state, code, error }: PartnerAnswer,
): Promise<LinkingResult> => {
  if (!member || !state || !(await endAttempt(deps, member, { partner, state }))) return 'error';
  if (error === denied) return 'not-linked';
  const account = error === undefined && code ? await deps.partners[partner].exchange(code) : undefined;
  if (!account) return 'error';
  const result = await storeLink(deps, { memberId: member.memberId, partner }, account);
  if (result === 'linked') return 'success';
  return result === 'taken' ? 'error' : 'already-linked';
};
