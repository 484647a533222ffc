import type { AppDeps } from '../../http/app-deps.ts';
import {
  countAttempts,
  countUp,
  forgiveAttempts,
  ipCounters,
  readCounts,
  rejectAttempt,
  type AttemptLimit,
  type Caller,
  type Count,
  type Counter,
} from '../../http/limits/rate-limit.ts';
import { isDecision } from '../payment-attempt.ts';
import type { AuthoriseResult, StoreInstrumentResult } from '../payment-provider.ts';

const windowMs = 15 * 60_000;
/**
 * Refused attempts with a typed card (PAY-008): stolen numbers are tested where a shop answers which ones work. A card and a session are
 * counted before the bank is asked, so that parallel attempts count too.
 */
export const refusedCardLimits = {
  card: { name: 'refused-card', max: 6, windowMs },
  session: { name: 'refused-card-session', max: 10, windowMs },
  network: { name: 'refused-card-network', max: 40, windowMs },
  /** A token is counted once, however often and by however many parallel requests it is sent. */
  token: { name: 'refused-card-token', max: 1, windowMs },
} as const satisfies Record<string, AttemptLimit>;

/** The sender of a typed card. */
export interface CardSender extends Caller {
  readonly sessionId: string | undefined;
}
type LimitDeps = Pick<AppDeps, 'db' | 'clock' | 'payments' | 'security'>;
type CardResult = AuthoriseResult | StoreInstrumentResult;

const isApproved = (result: CardResult): boolean =>
  'ok' in result ? result.ok : result.outcome === 'authorised';
const isRefused = (result: CardResult): boolean => 'errorCode' in result && isDecision(result.errorCode);

const rejectIfOver = (counts: readonly Count[], { reply }: Caller): void => {
  const over = counts.find(({ attempts, limit }) => attempts > limit.max);
  if (over) rejectAttempt(over.retryAfter, reply);
};
/** Whether the token is sent for the first time, or for the first time with this fact. */
const isFirst = async (deps: Pick<AppDeps, 'db' | 'clock'>, token: string): Promise<boolean> =>
  (await countUp(deps, { limit: refusedCardLimits.token, subject: token })).attempts === 1;

const countersOf = async (
  { payments }: LimitDeps,
  { sessionId }: CardSender,
  token: string,
): Promise<readonly Counter[]> => {
  const card = await payments.fingerprintOf(token);
  return [
    ...(sessionId === undefined ? [] : [{ limit: refusedCardLimits.session, subject: sessionId }]),
    ...(card === undefined ? [] : [{ limit: refusedCardLimits.card, subject: card }]),
  ];
};

/** A network is counted by refusals only: the customers of a shop’s Wi-Fi may pay at the same time. */
const countRefusal = async (deps: LimitDeps, { ip }: CardSender, token: string): Promise<void> => {
  if (!(await isFirst(deps, `refused ${token}`))) return;
  for (const counter of ipCounters(refusedCardLimits.network, ip)) {
    const { attempts, limit } = await countUp(deps, counter);
    if (attempts === limit.max) deps.security.report('limit reached', { ip, detail: limit.name });
  }
};

/** Counts a refusal that the provider reports for a card's fingerprint, once for its id there. */
export const countReportedRefusal = async (
  deps: Pick<AppDeps, 'db' | 'clock'>,
  refusalId: string,
  card: string,
): Promise<void> => {
  if (await isFirst(deps, refusalId)) await countUp(deps, { limit: refusedCardLimits.card, subject: card });
};

/** Takes the bank's answer: an approved attempt is not counted, a refused one is counted for its network. */
export type EndCardAttempt = (result: CardResult) => Promise<void>;

/**
 * Counts an attempt with a typed card before the bank is asked. Throws TOO_MANY_REQUESTS if the card, the session or the network has
 * reached the limit of refused attempts. An attempt counts as refused until the bank approves it: its reply may be lost.
 */
export const startCardAttempt = async (
  deps: LimitDeps,
  sender: CardSender,
  token: string,
): Promise<EndCardAttempt> => {
  const networks = await readCounts(deps, ipCounters(refusedCardLimits.network, sender.ip));
  // A network is at its limit, and a card or session over it, because the last two already include this attempt.
  rejectIfOver(
    networks.map((count) => ({ ...count, attempts: count.attempts + 1 })),
    sender,
  );
  const counters = await countersOf(deps, sender, token);
  const isCounted = await isFirst(deps, token);
  if (isCounted) await countAttempts(deps, sender, counters);
  else rejectIfOver(await readCounts(deps, counters), sender);
  return async (result) => {
    if (isCounted && isApproved(result)) await forgiveAttempts(deps, counters);
    if (isRefused(result)) await countRefusal(deps, sender, token);
  };
};

/** Asks the bank about a typed card within the limits of `startCardAttempt`. */
export const withRefusedCardLimits = async <Result extends CardResult>(
  deps: LimitDeps,
  { sender, token }: { readonly sender: CardSender; readonly token: string },
  askBank: () => Promise<Result>,
): Promise<Result> => {
  const end = await startCardAttempt(deps, sender, token);
  const result = await askBank();
  await end(result);
  return result;
};
