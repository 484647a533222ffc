import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import {
  accountRestPaths,
  hostPaths,
  restPaths,
  type Member,
  type RemoteManifest,
  type Session,
} from '@crema/shared-contracts';
import { answerCookies } from '@crema/remote-kit/testing';
import manifestJson from '../../remote.json';

export const manifest = manifestJson as unknown as RemoteManifest;
export const member: Member = {
  memberId: 'm1',
  firstName: 'Ada',
  email: 'ada@example.com',
  market: 'US',
  currency: 'USD',
  locale: 'en-US',
  level: 'GREEN',
};

/** The reputation data of jsdom, 8.5 s after the form was shown (D-156). */
export const sampleReputation = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: ['en-US', 'en'],
  screen: '0x0',
  elapsedMs: 8500,
};
/** A clock whose monotonic time is 1 s until `advance` is called. */
export const createFormClock = () => {
  let monotonic = 1000;
  return {
    clock: { now: () => Date.now(), monotonic: () => monotonic },
    advance: (ms: number) => {
      monotonic += ms;
    },
  };
};

export const accountServer = setupServer(answerCookies());
/** Starts before the file's tests and stops after them. A request that no test expects fails the test. */
export const startAccountServer = () => {
  beforeAll(() => accountServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => accountServer.resetHandlers());
  afterAll(() => accountServer.close());
};

const answer = (path: string, status: number, reply: JsonBodyType) => {
  const bodies: unknown[] = [];
  accountServer.use(
    http.post(`http://localhost${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(reply, { status });
    }),
  );
  return bodies;
};
/** Each function returns the list of posted bodies. */
export const answerSignIn = (reply: JsonBodyType = {}, status = 200) =>
  answer(restPaths.signIn, status, reply);
export const answerCreation = (reply: JsonBodyType = {}, status = 200) =>
  answer(restPaths.createAccount, status, reply);
export const answerForgotPassword = (reply: JsonBodyType = { status: 'accepted' }, status = 202) =>
  answer(accountRestPaths.forgotPassword, status, reply);
export const answerLinkCheck = (reply: JsonBodyType = { status: 'valid' }, status = 200) =>
  answer(accountRestPaths.checkResetLink, status, reply);
export const answerReset = (reply: JsonBodyType = { status: 'changed' }, status = 200) =>
  answer(accountRestPaths.resetPassword, status, reply);
/** Answers requests of one method to a path, and returns their bodies; `null` for a request without one. */
export const answerAt = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  reply: JsonBodyType | (() => Response),
  status = 200,
) => {
  const bodies: unknown[] = [];
  accountServer.use(
    http[method](`*${path}`, async ({ request }) => {
      bodies.push(await request.json().catch(() => null));
      return typeof reply === 'function' ? reply() : HttpResponse.json(reply, { status });
    }),
  );
  return bodies;
};
/** A member whose proof is recent for an hour of the device's clock (D-113). */
export const recentSession = (): Session => ({
  kind: 'member',
  member,
  recentUntil: new Date(Date.now() + 3_600_000).toISOString(),
});
/** The session that the server states when the page reads it again. */
export const answerSession = (session: Session) =>
  accountServer.use(http.get(`*${hostPaths.session}`, () => HttpResponse.json({ session })));
export const answerSignOut = () => answer(hostPaths.signOut, 200, {});
export const refusal = (code: string, rest: object = {}, params?: object) => ({
  error: { code, message: code, ...(params && { params }) },
  referenceId: 'ref-1',
  ...rest,
});
