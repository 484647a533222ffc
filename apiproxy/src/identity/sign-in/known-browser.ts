import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { cookieName, ownPageCookieOptions } from '../sessions/session-cookies.ts';

type KnownDeps = Pick<AppDeps, 'publicOrigin' | 'signer' | 'random'>;
const purpose = 'known browser';
const maxAgeSeconds = 365 * 24 * 60 * 60;
const signedText = (browserId: string, account: string) => `${browserId} ${account}`;

/** Returns the id of a browser in which this account has signed in before; otherwise undefined. */
export const readKnownBrowserId = (
  request: FastifyRequest,
  deps: Pick<AppDeps, 'publicOrigin' | 'signer'>,
  account: string,
): string | undefined => {
  const [browserId = '', signature = ''] = (request.cookies[cookieName('known', deps)] ?? '').split('.', 2);
  return deps.signer.verify(purpose, signedText(browserId, account), signature) ? browserId : undefined;
};

/**
 * Stores in a cookie that this account has signed in here, so that guesses from other browsers do not delay it in this
 * one.
 */
export const rememberBrowser = (reply: FastifyReply, deps: KnownDeps, account: string): void => {
  const browserId = deps.random.bytes(16).toString('base64url');
  const value = `${browserId}.${deps.signer.sign(purpose, signedText(browserId, account))}`;
  reply.setCookie(cookieName('known', deps), value, { ...ownPageCookieOptions(deps), maxAge: maxAgeSeconds });
};
