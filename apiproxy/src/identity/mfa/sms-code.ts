import type { AppDeps } from '../../http/app-deps.ts';

/** The number of digits of a code (D-112). */
const digits = 6;
/** The time that a code works, and the number of wrong codes that end it (D-112). */
export const codeLifetimeMs = 10 * 60_000;
export const mostWrongCodes = 5;

/** The SMS code of a challenge and its factor, or of an enrolment: derived by a key, so that no table and no job has it. */
export const smsCodeOf = (
  { cardNumbers }: Pick<AppDeps, 'cardNumbers'>,
  id: string,
  phone: string,
): string => {
  const number = BigInt(`0x${cardNumbers.hashOf(`sms code ${id} ${phone}`)}`) % 10n ** BigInt(digits);
  return number.toString().padStart(digits, '0');
};
