import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';

type CookieDeps = Pick<AppDeps, 'publicOrigin'>;
const visitorSeconds = 365 * 24 * 60 * 60;

const isSecure = ({ publicOrigin }: CookieDeps) => publicOrigin.startsWith('https:');
/** D-07: the __Host- prefix pins a cookie to this very origin; browsers take it only over TLS. */
const named = (name: string, deps: CookieDeps) => (isSecure(deps) ? `__Host-${name}` : name);
const options = (deps: CookieDeps): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(deps),
});

export const readSid = (request: FastifyRequest, deps: CookieDeps): string | undefined =>
  request.cookies[named('sid', deps)] || undefined;

/** `until` keeps the cookie over the browser's end (remember-me). */
export const giveSid = (reply: FastifyReply, deps: CookieDeps, sid: string, until?: Date): void => {
  reply.setCookie(named('sid', deps), sid, { ...options(deps), ...(until && { expires: until }) });
};
export const takeSid = (reply: FastifyReply, deps: CookieDeps): void => {
  reply.clearCookie(named('sid', deps), options(deps));
};

const visitorPattern = /^[\w-]{22}$/;
export const readVisitorId = (request: FastifyRequest, deps: CookieDeps): string => {
  const value = request.cookies[named('visitor', deps)] ?? '';
  return visitorPattern.test(value) ? value : '';
};
/** The sticky id of this browser, given now if it has none. It decides canary buckets and names nobody. */
export const ensureVisitorId = (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps & Pick<AppDeps, 'random'>,
): string => {
  if (request.visitor.visitorId) return request.visitor.visitorId;
  const visitorId = deps.random.bytes(16).toString('base64url');
  reply.setCookie(named('visitor', deps), visitorId, { ...options(deps), maxAge: visitorSeconds });
  request.visitor = { ...request.visitor, visitorId };
  return visitorId;
};
