import { programmeVersion } from '@crema/shared-contracts';
import { catalogue, type CatalogueProduct } from '../../catalogue/catalogue.public.ts';
import type { OfferInput } from '../../generated/resolvers.ts';
import type { ResolvedItem } from './price-cart.ts';

interface OfferFacts {
  readonly offer: OfferInput;
  readonly guest: boolean;
  readonly items: readonly ResolvedItem[];
}
const productLevels = catalogue.products.flatMap(({ starsLevel }) => starsLevel ?? []);
/** Below this price a Reward takes an amount off any product that Rewards cover (RWD-022). */
const firstProductLevel = Math.min(...productLevels);
const covers = (stars: number, { starsLevel }: CatalogueProduct): boolean =>
  starsLevel !== undefined && (starsLevel === stars || stars < firstProductLevel);

/** The Stars that the Reward costs, from the code of a STAR_REWARD. Undefined for a coupon. */
const starsOf = ({ type, code }: OfferInput): number | undefined =>
  type === 'STAR_REWARD' ? Number(code) : undefined;

/** The reason why an offer cannot be applied to this cart, independent of the member's balance (ORD-163). */
const obstacles: readonly ((facts: OfferFacts) => boolean)[] = [
  // Rewards and coupons belong to an account.
  ({ guest }) => guest,
  ({ offer }) => {
    const stars = starsOf(offer);
    return stars !== undefined && !programmeVersion.rewardTiers.includes(stars);
  },
  ({ offer, items }) => {
    const stars = starsOf(offer);
    return stars !== undefined && !items.some(({ product }) => covers(stars, product));
  },
];
export const isInapplicable = (facts: OfferFacts): boolean => obstacles.some((holds) => holds(facts));
