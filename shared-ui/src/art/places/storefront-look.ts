import { pickBy } from '../palette-pick.ts';

/** The colours, the sky and the roof of a storefront, as places in the lists of its drawing. */
export interface StorefrontLook {
  readonly paint: 0 | 1 | 2 | 3;
  readonly sky: 0 | 1 | 2;
  readonly roof: 0 | 1 | 2;
}
const paints = [0, 1, 2, 3] as const;
const skies = [0, 1, 2] as const;
const roofs = [0, 1, 2] as const;

/** The same id always gives the same look. */
export const storefrontLook = (seed: string): StorefrontLook => ({
  paint: pickBy<StorefrontLook['paint']>(seed, paints),
  sky: pickBy<StorefrontLook['sky']>(`${seed}sky`, skies),
  roof: pickBy<StorefrontLook['roof']>(`${seed}roof`, roofs),
});

export const storefrontLooks: readonly StorefrontLook[] = paints.flatMap((paint) =>
  skies.flatMap((sky) => roofs.map((roof) => ({ paint, sky, roof }))),
);

/** The name of the picture of a look. */
export const storefrontName = ({ paint, sky, roof }: StorefrontLook) =>
  `storefront${paint}${sky}${roof}` as const;
