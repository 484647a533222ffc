import type { AppDeps } from '../../http/app-deps.ts';
import { type AttemptLimit, countAttempts, countUp } from '../../http/limits/rate-limit.ts';
import type { CardSender } from '../refused-cards/refused-card-limits.ts';

const purpose = 'store a card';
const validForMs = 5 * 60_000;
/** Each key lets a bank check one card. */
const keyLimit: AttemptLimit = { name: 'storing-key', max: 10, windowMs: 15 * 60_000 };
/** A key is used once, or twice at the border of two windows. */
const useLimit: AttemptLimit = { name: 'storing-key-use', max: 1, windowMs: 60 * 60_000 };

type KeyDeps = Pick<AppDeps, 'clock' | 'db' | 'ids' | 'security' | 'signer'>;

/**
 * A key with which the vault's card form stores one card within five minutes (PAY-008): the vault knows no session, so the member's API
 * counts the cards of a member and of a session. Throws TOO_MANY_REQUESTS over the limit.
 */
export const createStoringKey = async (
  deps: KeyDeps,
  { memberId, sender }: { readonly memberId: string; readonly sender: CardSender },
): Promise<string> => {
  const subjects = [memberId, ...(sender.sessionId === undefined ? [] : [sender.sessionId])];
  await countAttempts(
    deps,
    sender,
    subjects.map((subject) => ({ limit: keyLimit, subject })),
  );
  const text = `${deps.clock.now().getTime() + validForMs}.${deps.ids.next()}`;
  return `${text}.${deps.signer.sign(purpose, text)}`;
};

/** The id of a key of this server that is young and used for the first time; undefined for another one. */
export const claimStoringKey = async (deps: KeyDeps, key: string): Promise<string | undefined> => {
  const [until = '', id = '', signature = ''] = key.split('.', 3);
  if (!deps.signer.verify(purpose, `${until}.${id}`, signature)) return undefined;
  if (!(Number(until) > deps.clock.now().getTime())) return undefined;
  return (await countUp(deps, { limit: useLimit, subject: id })).attempts === 1 ? id : undefined;
};
