import { timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../http/app-deps.ts';

type Keys = Pick<AppDeps, 'cardNumbers'>;
/** The tokens of mailed links for one purpose: a token of another purpose is not accepted. */
export interface MailedTokens {
  /** The token of a link: its id and a keyed hash of it, so that a job can write the mail again and the database has no token. */
  readonly tokenOf: (deps: Keys, id: string) => string;
  /** The id of a token with the right hash. */
  readonly idOfToken: (deps: Keys, token: string) => string | undefined;
}

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
