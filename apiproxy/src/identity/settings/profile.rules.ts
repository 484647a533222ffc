import {
  isDay,
  readPhone,
  readText,
  validateName,
  validatePhone,
  type Market,
  type ProfileChange,
} from '@crema/shared-contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** D-118. */
const leastAge = 13;
const mostAge = 120;

/** Whole years from a day until `now`, by the calendar. */
const ageAt = (birthday: string, now: Date): number => {
  const today = now.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
};

export type BirthdayError = 'invalid' | 'future' | 'too-young' | 'too-old';
/** The reason why a day cannot be a member's birthday; undefined if it can be one (D-118). */
export const findBirthdayError = (birthday: string, now: Date): BirthdayError | undefined => {
  if (!isDay(birthday)) return 'invalid';
  const age = ageAt(birthday, now);
  if (birthday > now.toISOString().slice(0, 10)) return 'future';
  if (age < leastAge) return 'too-young';
  return age > mostAge ? 'too-old' : undefined;
};

/** The number in E.164, read as one of the member's market if it has no country code (D-118); undefined if it is none. */
export const toE164 = (phone: string, market: Market): string | undefined => {
  const number = parsePhoneNumberFromString(readPhone(phone), market);
  return number?.isValid() ? number.number : undefined;
};

export interface ProfileFacts {
  readonly change: ProfileChange;
  readonly market: Market;
  readonly now: Date;
}
/** The reason of each field that is refused. */
export const findProfileErrors = ({
  change,
  market,
  now,
}: ProfileFacts): Readonly<Record<string, string>> => {
  const { firstName, lastName, phone, birthday } = change;
  const hasPhone = readText(phone) !== '';
  const reasons = {
    firstName: validateName(firstName),
    lastName: validateName(lastName),
    phone: hasPhone
      ? (validatePhone(phone) ?? (toE164(phone, market) === undefined ? 'invalid' : undefined))
      : undefined,
    birthday: birthday === '' ? undefined : findBirthdayError(birthday, now),
  };
  return Object.fromEntries(
    Object.entries(reasons).flatMap(([field, reason]) => (reason === undefined ? [] : [[field, reason]])),
  );
};
