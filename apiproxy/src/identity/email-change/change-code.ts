import type { AppDeps } from '../../http/app-deps.ts';

const digits = 6;
/** ACC-045: how long a mailed code works, and how many wrong ones end it (D-112). */
export const codeLifetimeMs = 10 * 60_000;
export const mostWrongCodes = 5;

/** The code of a change, derived from its id by a key: a job can write the mail again and the database has no code. */
export const codeOf = ({ cardNumbers }: Pick<AppDeps, 'cardNumbers'>, changeId: string): string => {
  const hash = cardNumbers.hashOf(`email change ${changeId}`);
  const number = BigInt(`0x${hash}`) % 10n ** BigInt(digits);
  return number.toString().padStart(digits, '0');
};
