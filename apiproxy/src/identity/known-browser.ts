import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { cookieName, cookieOptions } from './session-cookies.ts';

type KnownDeps = Pick<AppDeps, 'publicOrigin' | 'signer' | 'random'>;
const purpose = 'known browser';
const maxAgeSeconds = 365 * 24 * 60 * 60;
const textOf = (mark: string, account: string) => `${mark} ${account}`;

/** The mark of a browser in which this account has signed in before; undefined in any other. */
export const knownBrowserMark = (
  request: FastifyRequest,
  deps: Pick<AppDeps, 'publicOrigin' | 'signer'>,
  account: string,
): string | undefined => {
  const [mark = '', signature = ''] = (request.cookies[cookieName('known', deps)] ?? '').split('.', 2);
  return deps.signer.verify(purpose, textOf(mark, account), signature) ? mark : undefined;
};

/** Remembers that this account has signed in here: guesses made elsewhere will not slow it down in this browser. */
export const rememberBrowser = (reply: FastifyReply, deps: KnownDeps, account: string): void => {
  const mark = deps.random.bytes(16).toString('base64url');
  const value = `${mark}.${deps.signer.sign(purpose, textOf(mark, account))}`;
  reply.setCookie(cookieName('known', deps), value, { ...cookieOptions(deps), maxAge: maxAgeSeconds });
};
