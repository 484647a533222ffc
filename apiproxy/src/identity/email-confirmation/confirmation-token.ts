import { timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../../http/app-deps.ts';

type Keys = Pick<AppDeps, 'cardNumbers'>;
const signatureOf = ({ cardNumbers }: Keys, id: string): string =>
  cardNumbers.hashOf(`email confirmation ${id}`);

/** The token of a link: its id and a keyed hash of it, so that a job can write the mail again and the database has no token. */
export const tokenOf = (deps: Keys, confirmationId: string): string =>
  `${confirmationId}.${signatureOf(deps, confirmationId)}`;

/** The id of a token with the right hash. */
export const idOfToken = (deps: Keys, token: string): string | undefined => {
  const [id = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(deps, id));
  const found = Buffer.from(signature);
  return expected.length === found.length && timingSafeEqual(expected, found) ? id : undefined;
};
