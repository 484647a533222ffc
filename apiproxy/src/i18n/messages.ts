/** One message in US English, in Canadian French, and in Canadian English where it differs from US English. */
export type LocalizedMessage = readonly [en: string, fr: string, enCA?: string];
export const messageIn = ([en, fr, enCA]: LocalizedMessage, locale: string): string => {
  if (locale.startsWith('fr')) return fr;
  return locale === 'en-CA' ? (enCA ?? en) : en;
};
