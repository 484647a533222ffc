import { isRecord, type Market } from '@crema/shared-contracts';

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
const knownLanguage = (tag: string): string => {
  try {
    const { language } = new Intl.Locale(tag);
    return knownLanguages.of(language) === undefined ? unknown : language;
  } catch {
    return unknown;
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');
const firstLanguage = ({ languages, language }: Record<string, unknown>): string =>
  textOf(Array.isArray(languages) ? languages[0] : language);

/**
 * The part of a sender's market and reputation data that the security log holds: attempts by one program have the same values,
 * and are sent faster than a person types. Text that Intl does not know becomes `unknown`, so that the log holds no
 * text of the sender.
 */
export const describeBrowser = (
  market: Market,
  reputation: unknown,
): Readonly<Record<string, string | number>> => {
  const stated = isRecord(reputation) ? reputation : {};
  const screen = textOf(stated['screen']);
  const elapsedMs = stated['elapsedMs'];
  return {
    market,
    timeZone: knownTimeZone(textOf(stated['timeZone'])),
    language: knownLanguage(firstLanguage(stated)),
    ...(/^\d{1,5}x\d{1,5}$/.test(screen) && { screen }),
    ...(typeof elapsedMs === 'number' && { elapsedSeconds: Math.max(0, Math.round(elapsedMs / 1000)) }),
  };
};
