import { timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../http/app-deps.ts';
import { countAttempts, ipCounters, type AttemptLimit, type Caller } from '../http/limits/rate-limit.ts';

type Keys = Pick<AppDeps, 'cardNumbers'>;
/** The tokens of mailed links for one purpose: a token of another purpose is not accepted. */
export interface MailedTokens {
  /** The token of a link: its id and a keyed hash of it, so that a job can write the mail again and the database has no token. */
  readonly tokenOf: (deps: Keys, id: string) => string;
  /** The id of a token with the right hash. */
  readonly idOfToken: (deps: Keys, token: string) => string | undefined;
}

/** Links without a right signature, from one network. Right links are not counted: a shop's Wi-Fi is one network. */
const invalidLinks: AttemptLimit = { name: 'invalid-links', max: 30, windowMs: 60 * 60_000 };
/** Counts a token that this server has not signed. Throws TOO_MANY_REQUESTS. */
export const countInvalidLink = async (
  deps: Pick<AppDeps, 'db' | 'clock' | 'security' | 'cardNumbers'>,
  caller: Caller,
  { tokens, token }: { readonly tokens: MailedTokens; readonly token: string },
): Promise<void> => {
  if (tokens.idOfToken(deps, token) === undefined)
    await countAttempts(deps, caller, ipCounters(invalidLinks, caller.ip));
};

export const createMailedTokens = (purpose: string): MailedTokens => {
  const signatureOf = ({ cardNumbers }: Keys, id: string): string => cardNumbers.hashOf(`${purpose} ${id}`);
  return {
    tokenOf: (deps, id) => `${id}.${signatureOf(deps, id)}`,
    idOfToken: (deps, token) => {
      const [id = '', signature = ''] = token.split('.');
      const expected = Buffer.from(signatureOf(deps, id));
      const found = Buffer.from(signature);
      return expected.length === found.length && timingSafeEqual(expected, found) ? id : undefined;
    },
  };
};
