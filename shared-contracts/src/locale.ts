export const locales = ['en-US', 'en-CA', 'fr-CA'] as const;
/** A locale decides the language only; the market comes from the account or the store (D-03, PLT-011). */
export type Locale = (typeof locales)[number];
/** Each language is named in its own language. */
export const localeNames = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
} as const satisfies Readonly<Record<Locale, string>>;
export const defaultLocale: Locale = 'en-US';
export type Market = 'US' | 'CA';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/**
 * Returns the first supported locale of an Accept-Language header or of navigator.languages, by exact match,
 * then by language.
 */
export const pickLocale = (wanted: readonly string[]): Locale => {
  for (const tag of wanted) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    if (tag.toLowerCase().startsWith('fr')) return 'fr-CA';
    if (tag.toLowerCase().startsWith('en')) return 'en-US';
  }
  return defaultLocale;
};

/** The unit of distances: miles in the US, kilometres in Canada (D-03). */
export const distanceUnits = { US: 'mile', CA: 'kilometer' } as const satisfies Record<Market, string>;
const metresPerUnit = { mile: 1609.344, kilometer: 1000 } as const;
/** The distance in the market's unit, rounded to one decimal (LOC-023). */
export const toDistance = (metres: number, market: Market): { value: number; unit: 'mile' | 'kilometer' } => {
  const unit = distanceUnits[market];
  return { value: Math.round((metres / metresPerUnit[unit]) * 10) / 10, unit };
};
