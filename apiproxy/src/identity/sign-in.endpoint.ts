import { restPaths, type SessionReply, type SignInRequest } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../http/app-deps.ts';
import { refusal } from '../http/refusal.ts';
import { accountCounter, accountLimit, delayAfter } from './account-delay.ts';
import {
  addressCounters,
  countAttempts,
  countUp,
  forgiveAttempts,
  isWithinLimits,
  perAddress,
  signInLimits,
  type Counter,
} from './attempt-limit.ts';
import { knownBrowserMark, rememberBrowser } from './known-browser.ts';
import { findMemberByEmail, normaliseEmail, toMember } from './member-store.ts';
import { verifyPassword } from './password.ts';
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
const countersOf = (request: Call): readonly Counter[] => [
  ...addressCounters(signInLimits.address, request.ip),
  perAddress(signInLimits.pair, request.ip, accountOf(request)),
];
/** A known browser is counted too, in case its cookie was stolen. */
const isKnownBrowser = async (request: Call, deps: AppDeps): Promise<boolean> => {
  const mark = knownBrowserMark(request, deps, accountOf(request));
  if (mark === undefined) return false;
  return isWithinLimits(deps, [{ limit: signInLimits.pair, subject: `browser ${mark}` }]);
};

/**
 * Guesses at one account from many addresses wait longer and longer; a browser that the account knows does not wait.
 * Answers what was counted.
 */
const waitForTurn = async (request: Call, deps: AppDeps): Promise<readonly Counter[]> => {
  if (await isKnownBrowser(request, deps)) return [];
  const account = accountOf(request);
  const counter = accountCounter(account);
  const [count] = await countUp(deps, [counter]);
  const attempts = count?.attempts ?? 0;
  if (attempts === accountLimit.most + 1) deps.security.report('account slowed', { ip: request.ip, account });
  const delay = delayAfter(attempts);
  if (delay > 0) await deps.pause(delay);
  return [counter];
};

const refuse = (request: Call, deps: AppDeps): Error => {
  deps.security.report('sign-in failed', { ip: request.ip, account: accountOf(request) });
  return refusal('INVALID_CREDENTIALS');
};

/**
 * ACC-003. Answers the member's session under a new session id; the earlier one ends. An unknown address and a
 * wrong password get the same INVALID_CREDENTIALS (ACC-006). Beyond the limit of an address: 429 with retry-after
 * (D-121). Beyond that of an account: a growing delay, never a refusal.
 */
export const registerSignIn = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: SignInRequest }>(
    restPaths.signIn,
    { schema: { body } },
    async (request, reply): Promise<SessionReply> => {
      await countAttempts(deps, { ip: request.ip, reply }, countersOf(request));
      const counted = [...countersOf(request), ...(await waitForTurn(request, deps))];
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
