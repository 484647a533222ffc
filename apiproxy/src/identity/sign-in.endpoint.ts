import { restPaths, type SessionReply, type SignInRequest } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../http/app-deps.ts';
import { refusal } from '../http/refusal.ts';
import { accountRule, delayAfter, delaysOf } from './account-delay.ts';
import {
  addressCounters,
  countAttempts,
  countUp,
  forgiveAttempts,
  keyOf,
  refuseAttempt,
  signInLimits,
  type Counter,
} from './attempt-limit.ts';
import { knownBrowserMark, rememberBrowser } from './known-browser.ts';
import { findMemberByEmail, normaliseEmail, toMember } from './member-store.ts';
import { verifyPassword } from './password.ts';
import { takeTurn } from './sign-in-turns.ts';
import { startMemberSession } from './start-member-session.ts';

const body = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 200 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  rememberMe: Type.Boolean(),
  market: Type.Union([Type.Literal('US'), Type.Literal('CA')]),
  transactionSubType: Type.Literal('signin'),
  reputation: Type.Object({
    timeZone: Type.String({ maxLength: 100 }),
    language: Type.String({ maxLength: 100 }),
  }),
});

type Call = FastifyRequest<{ Body: SignInRequest }>;
const accountOf = ({ body: { username } }: Call) => normaliseEmail(username);
/**
 * Waits until this attempt at the account may be judged, and answers what was counted. Attempts from one address, and
 * attempts at one account from everywhere, are judged one after the other, further and further apart. An attempt that
 * would wait longer than the longest delay is refused and not counted: it comes back seconds later.
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
    if (rule === accountRule && attempts === rule.limit.most + 1)
      deps.security.report('account slowed', { ip, account });
    const delayMs = delayAfter(rule, attempts);
    if (delayMs === 0) continue;
    const turn = await takeTurn(deps, keyOf(counter), delayMs);
    if ('retryAfter' in turn) {
      await forgiveAttempts(deps, counted);
      return refuseAttempt(turn.retryAfter, reply);
    }
    waitMs = Math.max(waitMs, turn.waitMs);
  }
  if (waitMs > 0) await deps.pause(waitMs);
  return counted;
};

/**
 * Counts an attempt before it is made, and answers what a good one takes back. A browser that the account knows has a
 * counter of its own: neither guesses from elsewhere nor those of others behind its address keep the owner out.
 */
const countSignIn = async (
  request: Call,
  reply: FastifyReply,
  deps: AppDeps,
): Promise<readonly Counter[]> => {
  const { ip } = request;
  const account = accountOf(request);
  const mark = knownBrowserMark(request, deps, account);
  if (mark !== undefined) {
    const own = { limit: signInLimits.browser, subject: `browser ${mark}` };
    await countAttempts(deps, { ip, reply }, [own]);
    return [own];
  }
  const counters = addressCounters(signInLimits.address, ip);
  await countAttempts(deps, { ip, reply }, counters);
  return [...counters, ...(await waitForTurn(request, reply, deps, account))];
};

const refuse = (request: Call, deps: AppDeps): Error => {
  deps.security.report('sign-in failed', { ip: request.ip, account: accountOf(request) });
  return refusal('INVALID_CREDENTIALS');
};

/**
 * ACC-003. Answers the member's session under a new session id; the earlier one ends. An unknown address and a
 * wrong password get the same INVALID_CREDENTIALS (ACC-006). Beyond the limit of an address: 429 with retry-after
 * (D-121). Beyond what an account, or an account from one address, may have: turns that are further and further apart,
 * and 429 for seconds when the turns of the next 8 s are taken.
 */
export const registerSignIn = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: SignInRequest }>(
    restPaths.signIn,
    { schema: { body } },
    async (request, reply): Promise<SessionReply> => {
      const counted = await countSignIn(request, reply, deps);
      const { username, password, rememberMe } = request.body;
      const found = await findMemberByEmail(deps.db, username);
      if (!(await verifyPassword(found?.password_hash, password)) || !found) throw refuse(request, deps);
      await forgiveAttempts(deps, counted);
      const remember = rememberMe && deps.flags.rememberMe;
      await startMemberSession(request, reply, deps, found.member_id, remember);
      rememberBrowser(reply, deps, accountOf(request));
      return { session: { kind: 'member', member: toMember(found) } };
    },
  );
};
