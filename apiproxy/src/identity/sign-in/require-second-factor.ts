import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { startChallenge } from '../mfa/challenge.ts';
import { isTrustedBrowser } from '../mfa/trusted-browser.ts';

/** Throws MFA_REQUIRED with a challenge when the member has a second factor, and does not trust this browser (D-112). */
export const requireSecondFactor = async (
  request: FastifyRequest,
  deps: AppDeps,
  memberId: string,
  remember: boolean,
): Promise<void> => {
  if (deps.flags.enableMfaFeatures && (await isTrustedBrowser(request, deps, memberId))) return;
  const challenge = await startChallenge(deps, memberId, { purpose: 'sign-in', remember });
  if (challenge) throw createAppError('MFA_REQUIRED', undefined, challenge);
};
