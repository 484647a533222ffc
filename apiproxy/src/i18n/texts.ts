/** The languages: US English, Canadian French, and Canadian English where it differs from US English. */
export type Texts = readonly [en: string, fr: string, enCA?: string];
export const textIn = ([en, fr, enCA]: Texts, locale: string): string => {
  if (locale.startsWith('fr')) return fr;
  return locale === 'en-CA' ? (enCA ?? en) : en;
};
