import type { FastifyReply, FastifyRequest } from 'fastify';
import { nonEmptyString, array, optional, object } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { cookieName, cookieOptions } from '../../identity/session-cookies.ts';
import { isCurrent } from './override.rules.ts';
import { mostOverrides, type OverrideWish } from './override-wish.ts';

const guard = array(
  object({
    remote: nonEmptyString,
    address: nonEmptyString,
    until: nonEmptyString,
    signature: optional(nonEmptyString),
  }),
);
const name = 'overrides';

/** What this browser asked for and what is not over yet; whether it may is decided anew at every request. */
export const readWishes = (
  request: FastifyRequest,
  deps: Pick<AppDeps, 'publicOrigin' | 'clock'>,
): readonly OverrideWish[] => {
  const value = request.cookies[cookieName(name, deps)];
  if (!value) return [];
  try {
    const wishes: unknown = JSON.parse(value);
    if (guard(wishes)) return [];
    return (wishes as readonly OverrideWish[])
      .filter((wish) => isCurrent(wish, deps.clock.now()))
      .slice(0, mostOverrides);
  } catch {
    return [];
  }
};

export const giveWishes = (
  reply: FastifyReply,
  deps: Pick<AppDeps, 'publicOrigin'>,
  wishes: readonly OverrideWish[],
): void => {
  const last = Math.max(...wishes.map(({ until }) => Date.parse(until)));
  reply.setCookie(cookieName(name, deps), JSON.stringify(wishes), {
    ...cookieOptions(deps),
    expires: new Date(last),
  });
};
export const takeWishes = (reply: FastifyReply, deps: Pick<AppDeps, 'publicOrigin'>): void => {
  reply.clearCookie(cookieName(name, deps), cookieOptions(deps));
};
