import type { Market, Reputation } from '@crema/shared-contracts';
import { Type } from 'typebox';

const timeZone = Type.String({ maxLength: 100 });
/** The reputation data of a request (D-156). A page that was opened before the field `languages` existed sends `language`. */
export const reputationSchema = Type.Union([
  Type.Object({
    timeZone,
    languages: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 }),
    screen: Type.String({ pattern: '^\\d{1,5}x\\d{1,5}$' }),
    elapsedMs: Type.Integer({ minimum: 0 }),
  }),
  Type.Object({ timeZone, language: Type.String({ maxLength: 100 }) }),
]);
/** Reputation data as a page of this or of an earlier version sends it. */
export type SentReputation = Partial<Reputation> &
  Pick<Reputation, 'timeZone'> & { readonly language?: string };

const unknown = 'unknown';
/** The time zone if Intl knows it. */
const knownTimeZone = (name: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return unknown;
  }
};
const knownLanguages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** The code of the first language, without region, if Intl has a name for it. */
const knownLanguage = (tag: string | undefined): string => {
  try {
    const { language } = new Intl.Locale(tag ?? '');
    return knownLanguages.of(language) === undefined ? unknown : language;
  } catch {
    return unknown;
  }
};

/**
 * The part of a sender's market and reputation data that the security log holds: attempts by one program have the same values,
 * and are sent faster than a person types. Text that Intl does not know becomes `unknown`, so that the log holds no
 * text of the sender.
 */
export const describeBrowser = (
  market: Market,
  { timeZone, languages, language, screen, elapsedMs }: SentReputation,
): Readonly<Record<string, string | number>> => ({
  market,
  timeZone: knownTimeZone(timeZone),
  language: knownLanguage(languages ? languages[0] : language),
  ...(screen !== undefined && { screen }),
  ...(elapsedMs !== undefined && { elapsedSeconds: Math.round(elapsedMs / 1000) }),
});
