import { restPaths, type SessionReply, type SignInRequest } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../http/app-deps.ts';
import { refusal } from '../http/refusal.ts';
import { countAttempt, forgiveAttempt, signInLimits } from './attempt-limit.ts';
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
const pairOf = ({ ip, body: { username } }: Call) => `${ip}:${normaliseEmail(username)}`;

/**
 * ACC-003. Answers the member's session under a new session id; the earlier one ends. An unknown address and a
 * wrong password get the same INVALID_CREDENTIALS (ACC-006). Beyond the limit: 429 with retry-after (D-121).
 */
export const registerSignIn = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: SignInRequest }>(
    restPaths.signIn,
    {
      schema: { body },
      preHandler: async (request, reply) => {
        await countAttempt(deps, signInLimits.address, request.ip, reply);
        await countAttempt(deps, signInLimits.pair, pairOf(request), reply);
      },
    },
    async (request, reply): Promise<SessionReply> => {
      const { username, password, rememberMe } = request.body;
      const found = await findMemberByEmail(deps.db, username);
      if (!(await verifyPassword(found?.password_hash, password)) || !found)
        throw refusal('INVALID_CREDENTIALS');
      await forgiveAttempt(deps, signInLimits.pair, pairOf(request));
      await forgiveAttempt(deps, signInLimits.address, request.ip);
      const remember = rememberMe && deps.flags.rememberMe;
      await startMemberSession(request, reply, deps, found.member_id, remember);
      return { session: { kind: 'member', member: toMember(found) } };
    },
  );
};
