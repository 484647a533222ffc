import { readPlain } from '@crema/shared-contracts';

/** The facts of a promo link (RWD-062, D-134): data of our own address, with parameter names in any case. */
interface PromoLink {
  /** In upper case. */
  readonly promoCode: string | undefined;
  /** Members who joined earlier are not eligible. */
  readonly eligibilityDate: string | undefined;
  readonly market: string | undefined;
}
const names = ['promocode', 'match-id', 'eligibilitydate', 'market'] as const;

/** Without the marks of a sentence that ends with the link (PLT-021). */
const readCode = (text: string): string => /^[\w-]{1,64}(?=[^\w-]{0,4}$)/.exec(text)?.[0] ?? text;

/** Reads the query of a link; undefined if it is unreadable: one parameter with two values, or a code that cannot be one. */
export const readPromoLink = (search: string): PromoLink | undefined => {
  const found = new Map<string, Set<string>>();
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase();
    const read = readCode(readPlain(value).toUpperCase());
    if (read !== '') found.set(key, (found.get(key) ?? new Set()).add(read));
  }
  if (names.some((name) => (found.get(name)?.size ?? 0) > 1)) return undefined;
  const valueOf = (name: (typeof names)[number]) => [...(found.get(name) ?? [])][0];
  const promoCode = valueOf('promocode');
  if (promoCode !== undefined && !/^[\w-]{1,64}$/.test(promoCode)) return undefined;
  return { promoCode, eligibilityDate: valueOf('eligibilitydate'), market: valueOf('market') };
};

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

export interface PromoUser {
  readonly subMarket: string;
  /** YYYY-MM-DD. */
  readonly joinDate: string;
}
/** Whether the link's date is valid and not after the join date, and its market is the member's. The server checks its own data too. */
export const isEligible = ({ eligibilityDate, market }: PromoLink, user: PromoUser): boolean =>
  (eligibilityDate === undefined || (isDate(eligibilityDate) && eligibilityDate <= user.joinDate)) &&
  (market === undefined || market === user.subMarket.toUpperCase());

export type PromoFailure = 'generic' | 'invalid' | 'expired' | 'tryAgain';
const failures: Readonly<Record<string, PromoFailure>> = {
  '1002': 'invalid',
  '1003': 'expired',
  '1004': 'expired',
  '1005': 'expired',
  '1006': 'tryAgain',
  '1007': 'expired',
  '1009': 'invalid',
  TOO_MANY_REQUESTS: 'tryAgain',
};
/** The text of a partner code (RWD-063): 1008, 1010, 1100 and other numbers are generic; undefined if the request itself failed. */
export const failureOf = (code: string): PromoFailure | undefined =>
  failures[code] ?? (/^\d+$/.test(code) ? 'generic' : undefined);
