import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';

type CookieDeps = Pick<AppDeps, 'publicOrigin'>;
type VisitorDeps = Pick<AppDeps, 'publicOrigin' | 'signer'>;
const visitorSeconds = 365 * 24 * 60 * 60;

const isSecure = ({ publicOrigin }: CookieDeps) => publicOrigin.startsWith('https:');
/** D-07: the __Host- prefix binds a cookie to this origin; browsers accept it only over TLS. */
export const cookieName = (name: string, deps: CookieDeps): string =>
  isSecure(deps) ? `__Host-${name}` : name;
export const cookieOptions = (deps: CookieDeps): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(deps),
});
/** For a cookie that only requests of our own pages need: a link from another site does not send it. */
export const ownPageCookieOptions = (deps: CookieDeps): CookieSerializeOptions => ({
  ...cookieOptions(deps),
  sameSite: 'strict',
});

export const readSid = (request: FastifyRequest, deps: CookieDeps): string | undefined =>
  request.cookies[cookieName('sid', deps)] || undefined;

/** `until` keeps the cookie after the browser is closed (remember me). */
export const setSidCookie = (reply: FastifyReply, deps: CookieDeps, sid: string, until?: Date): void => {
  reply.setCookie(cookieName('sid', deps), sid, { ...cookieOptions(deps), ...(until && { expires: until }) });
};
export const clearSidCookie = (reply: FastifyReply, deps: CookieDeps): void => {
  reply.clearCookie(cookieName('sid', deps), cookieOptions(deps));
};

const visitorPurpose = 'visitor id';
const visitorPattern = /^[\w-]{22}$/;
/** Returns the id that this server issued; empty if the signature is missing or wrong. */
export const readVisitorId = (request: FastifyRequest, deps: VisitorDeps): string => {
  const [id = '', signature = ''] = (request.cookies[cookieName('visitor', deps)] ?? '').split('.', 2);
  return visitorPattern.test(id) && deps.signer.verify(visitorPurpose, id, signature) ? id : '';
};
/** The signed cookie value of an id. */
export const signVisitorId = (id: string, { signer }: Pick<AppDeps, 'signer'>): string =>
  `${id}.${signer.sign(visitorPurpose, id)}`;
/**
 * The sticky id of this browser; a new one is issued if it has none. It selects canary buckets and does not identify a
 * person.
 */
export const ensureVisitorId = (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: VisitorDeps & Pick<AppDeps, 'random'>,
): string => {
  if (request.visitor.visitorId) return request.visitor.visitorId;
  const visitorId = deps.random.bytes(16).toString('base64url');
  const value = signVisitorId(visitorId, deps);
  reply.setCookie(cookieName('visitor', deps), value, { ...cookieOptions(deps), maxAge: visitorSeconds });
  request.visitor = { ...request.visitor, visitorId };
  return visitorId;
};
