import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { cookieName, ownPageCookieOptions } from '../sessions/session-cookies.ts';

type ReadDeps = Pick<AppDeps, 'publicOrigin' | 'signer'>;
type KnownDeps = ReadDeps & Pick<AppDeps, 'random'>;
/** The proof by which an account has signed in here: the password, or a second factor or passkey too. The signature contains it. */
const purposes = { password: 'known browser', secondStep: 'known browser, second step' } as const;
type Proof = keyof typeof purposes;
const maxAgeSeconds = 365 * 24 * 60 * 60;
const signedText = (browserId: string, account: string) => `${browserId} ${account}`;

const readBrowserId = (
  request: FastifyRequest,
  deps: ReadDeps,
  account: string,
  proofs: readonly Proof[],
): string | undefined => {
  const [browserId = '', signature = ''] = (request.cookies[cookieName('known', deps)] ?? '').split('.', 2);
  const isSigned = (proof: Proof) =>
    deps.signer.verify(purposes[proof], signedText(browserId, account), signature);
  return proofs.some(isSigned) ? browserId : undefined;
};

/** Returns the id of a browser in which this account has signed in before; otherwise undefined. */
export const readKnownBrowserId = (request: FastifyRequest, deps: ReadDeps, account: string) =>
  readBrowserId(request, deps, account, ['password', 'secondStep']);
/** Returns the id of a browser in which this account has passed its second step before; otherwise undefined. */
export const readProvedBrowserId = (request: FastifyRequest, deps: ReadDeps, account: string) =>
  readBrowserId(request, deps, account, ['secondStep']);

/**
 * Stores in a cookie that this account has signed in here, so that guesses from other browsers do not delay it in this
 * one. A browser that has passed the second step before keeps that when the password suffices.
 */
export const rememberBrowser = (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: KnownDeps,
  { account, proof }: { readonly account: string; readonly proof: Proof },
): void => {
  const kept = readProvedBrowserId(request, deps, account) === undefined ? proof : 'secondStep';
  const browserId = deps.random.bytes(16).toString('base64url');
  const value = `${browserId}.${deps.signer.sign(purposes[kept], signedText(browserId, account))}`;
  reply.setCookie(cookieName('known', deps), value, { ...ownPageCookieOptions(deps), maxAge: maxAgeSeconds });
};
