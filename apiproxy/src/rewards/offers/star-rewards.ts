import { programmeVersion } from '@crema/shared-contracts';
import { bestUnit, type Benefit, offLines, type OfferLine } from './discount.ts';
import type { Offer } from './member-offer.ts';

const { customisation, discount, merchandise } = programmeVersion.rewardValueCaps;
const isRedeemable = ({ starsLevel }: OfferLine): boolean => starsLevel !== undefined;
/** One unit of the level is free; the member pays what its options cost above the cap (RWD-031). */
const freeUnit = (level: number, capMinor = Number.MAX_SAFE_INTEGER): Benefit =>
  bestUnit(({ starsLevel, baseMinor, addedMinor }) =>
    starsLevel === level ? Math.min(baseMinor + Math.min(addedMinor, customisation), capMinor) : 0,
  );

const reward = (stars: number, title: Offer['title'], benefit: Benefit): Offer => ({
  type: 'STAR_REWARD',
  code: String(stars),
  stars,
  title,
  benefit,
  minimumMinor: 0,
  currency: null,
  expiresAt: null,
});

/** The Reward for each Star price of the programme (RWD-022), ascending. */
export const starRewards: readonly Offer[] = [
  reward(
    25,
    (amount) => [
      `Customize a drink, up to ${amount(customisation)} off`,
      `Personnalisation d’une boisson, jusqu’à ${amount(customisation)} de rabais`,
    ],
    bestUnit((line) => (isRedeemable(line) ? Math.min(line.addedMinor, customisation) : 0)),
  ),
  reward(
    60,
    (amount) => [`Up to ${amount(discount)} off`, `Jusqu’à ${amount(discount)} de rabais`],
    offLines(isRedeemable, () => discount),
  ),
  reward(
    100,
    () => [
      'Free brewed coffee or tea, bakery item or snack',
      'Café infusé, thé, pâtisserie ou collation gratuits',
    ],
    freeUnit(100),
  ),
  reward(
    200,
    () => ['Free handcrafted drink or hot breakfast', 'Boisson artisanale ou déjeuner chaud gratuits'],
    freeUnit(200),
  ),
  reward(
    300,
    () => [
      'Free sandwich, protein box or at-home coffee',
      'Sandwich, boîte protéinée ou café pour la maison gratuits',
    ],
    freeUnit(300),
  ),
  reward(
    400,
    (amount) => [
      `Merchandise, up to ${amount(merchandise)} off`,
      `Article de la boutique, jusqu’à ${amount(merchandise)} de rabais`,
    ],
    freeUnit(400, merchandise),
  ),
];
