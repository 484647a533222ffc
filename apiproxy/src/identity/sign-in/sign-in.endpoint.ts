import { restPaths, type SessionReply, type SignInRequest } from '@crema/shared-contracts';
import { sessionReply } from '@crema/shared-contracts/wire/session';
import { signInRequest } from '@crema/shared-contracts/wire/sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { toSignInError } from '../account-errors.ts';
import { accountRule, delayAfter, delaysOf, networkRule } from './account-delay.ts';
import {
  countAttempts,
  countUp,
  forgiveAttempts,
  keyOf,
  rejectAttempt,
  type Counter,
} from '../../http/limits/rate-limit.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { signInLimits } from './sign-in-limits.ts';
import { readKnownBrowserId, rememberBrowser } from './known-browser.ts';
import { findMemberByEmail, normaliseEmail } from '../member-store.ts';
import { verifyPassword } from '../passwords/password.ts';
import { describeBrowser } from '../reputation.ts';
import { takeTurn } from './sign-in-turns.ts';
import { presentSession } from '../sessions/read-session.ts';
import { startMemberSession } from '../sessions/start-member-session.ts';
import { responses } from '../../http/replies/reply-schemas.ts';

type Call = FastifyRequest<{ Body: SignInRequest }>;
const accountOf = ({ body: { username } }: Call) => normaliseEmail(username);
/**
 * Waits until the password of this attempt may be checked, and returns the counters. Attempts from one IP address, and
 * attempts at one account from all addresses, are checked one after the other with growing delays. An attempt that
 * would wait longer than the maximum delay is rejected and not counted; it may be repeated seconds later.
 */
const waitForTurn = async (
  request: Call,
  reply: FastifyReply,
  deps: AppDeps,
  account: string,
): Promise<readonly Counter[]> => {
  const { ip } = request;
  const counted: Counter[] = [];
  let waitMs = 0;
  for (const { rule, counter } of delaysOf(account, ip)) {
    const { attempts } = await countUp(deps, counter);
    counted.push(counter);
    if (rule === accountRule && attempts === rule.limit.max + 1)
      deps.security.report('account slowed', { ip, account });
    if (counter.limit.name === networkRule.limit.name && attempts === rule.limit.max + 1)
      deps.security.report('limit reached', { ip, detail: networkRule.limit.name });
    const delayMs = delayAfter(rule, attempts);
    if (delayMs === 0) continue;
    const turn = await takeTurn(deps, keyOf(counter), delayMs);
    if ('retryAfter' in turn) {
      await forgiveAttempts(deps, counted);
      return rejectAttempt(turn.retryAfter, reply);
    }
    waitMs = Math.max(waitMs, turn.waitMs);
  }
  if (waitMs > 0) await deps.pause(waitMs);
  return counted;
};

/**
 * Counts an attempt before it is made, and returns the counters to reset on success. A known browser of the account
 * has its own counter: guesses from elsewhere, or from others behind the same address, do not lock the owner out.
 */
const countSignIn = async (
  request: Call,
  reply: FastifyReply,
  deps: AppDeps,
): Promise<readonly Counter[]> => {
  const { ip } = request;
  const account = accountOf(request);
  const browserId = readKnownBrowserId(request, deps, account);
  if (browserId !== undefined) {
    const counter = { limit: signInLimits.browser, subject: `browser ${browserId}` };
    await countAttempts(deps, { ip, reply }, [counter]);
    return [counter];
  }
  return waitForTurn(request, reply, deps, account);
};

const createCredentialsError = (request: Call, deps: AppDeps): Error => {
  const { market, reputation } = request.body;
  const browser = describeBrowser(market, reputation);
  deps.security.report('sign-in failed', { ip: request.ip, account: accountOf(request), browser });
  return createAppError('INVALID_CREDENTIALS');
};

/**
 * ACC-003: replies with the member's session under a new session id and ends the earlier session. An unknown
 * email address and a wrong password get the same INVALID_CREDENTIALS (ACC-006). Over the limits of a
 * network or an account (D-121) the attempts are delayed more and more, and get 429 with retry-after when the slots of the
 * next 8 s are taken.
 */
export const registerSignIn = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: SignInRequest }>(
    restPaths.signIn,
    {
      schema: {
        summary: 'Signs a member in',
        body: signInRequest,
        response: responses({ 200: sessionReply }),
      },
      errorHandler: (cause) => {
        throw toSignInError(cause);
      },
    },
    async (request, reply): Promise<SessionReply> => {
      const counted = await countSignIn(request, reply, deps);
      const { username, password, rememberMe } = request.body;
      const found = await findMemberByEmail(deps.db, username);
      if (!(await verifyPassword(found?.password_hash, password)) || !found)
        throw createCredentialsError(request, deps);
      await forgiveAttempts(deps, counted);
      const remember = rememberMe && deps.flags.rememberMe;
      await requireSecondFactor(request, deps, found.member_id, remember);
      await startMemberSession(request, reply, deps, found.member_id, { remember });
      rememberBrowser(request, reply, deps, { account: accountOf(request), proof: 'password' });
      return { session: await presentSession(found, request.visitor, deps) };
    },
  );
};
