import { validateEmail } from '@crema/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { countAttempts, ipCounters, isWithinLimits, type AttemptLimit } from '../http/limits/rate-limit.ts';
import { normaliseEmail } from '../identity/identity.public.ts';

interface AddressLimits {
  readonly ipLimit: AttemptLimit;
  /** Is not reported: beyond it the reply stays the same, and nothing is done. */
  readonly addressLimit: AttemptLimit;
}

/**
 * The address of a form that answers every valid address alike; undefined beyond the limit of the address. Throws VALIDATION for
 * a text that is not an email address, and TOO_MANY_REQUESTS beyond the limit of the IP address.
 */
export const takeTypedAddress = async (
  deps: AppDeps,
  {
    request,
    reply,
  }: { readonly request: FastifyRequest<{ Body: { email: string } }>; readonly reply: FastifyReply },
  { ipLimit, addressLimit }: AddressLimits,
): Promise<string | undefined> => {
  const reason = validateEmail(request.body.email, deps.configuration.emailMaxLength);
  if (reason) throw createAppError('VALIDATION', { email: reason }, { field: 'email' });
  const { ip } = request;
  await countAttempts(deps, { ip, reply }, ipCounters(ipLimit, ip));
  const email = normaliseEmail(request.body.email);
  return (await isWithinLimits(deps, [{ limit: addressLimit, subject: email }])) ? email : undefined;
};
