import type { FastifyReply, FastifyRequest } from 'fastify';
import { nonEmptyString, array, optional, object } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { cookieName, cookieOptions } from '../../identity/identity.public.ts';
import { isCurrent } from './override.rules.ts';
import { maxOverrides, type RequestedOverride } from './requested-override.ts';

const validateOverrides = array(
  object({
    remote: nonEmptyString,
    url: nonEmptyString,
    until: nonEmptyString,
    signature: optional(nonEmptyString),
  }),
);
const name = 'overrides';

/** The current overrides of this browser. Each request checks again whether they are allowed. */
export const readRequestedOverrides = (
  request: FastifyRequest,
  deps: Pick<AppDeps, 'publicOrigin' | 'clock'>,
): readonly RequestedOverride[] => {
  const value = request.cookies[cookieName(name, deps)];
  if (!value) return [];
  try {
    const overrides: unknown = JSON.parse(value);
    if (validateOverrides(overrides)) return [];
    return (overrides as readonly RequestedOverride[])
      .filter((override) => isCurrent(override, deps.clock.now()))
      .slice(0, maxOverrides);
  } catch {
    return [];
  }
};

export const setOverrideCookie = (
  reply: FastifyReply,
  deps: Pick<AppDeps, 'publicOrigin'>,
  overrides: readonly RequestedOverride[],
): void => {
  const last = Math.max(...overrides.map(({ until }) => Date.parse(until)));
  reply.setCookie(cookieName(name, deps), JSON.stringify(overrides), {
    ...cookieOptions(deps),
    expires: new Date(last),
  });
};
export const clearOverrideCookie = (reply: FastifyReply, deps: Pick<AppDeps, 'publicOrigin'>): void => {
  reply.clearCookie(cookieName(name, deps), cookieOptions(deps));
};
