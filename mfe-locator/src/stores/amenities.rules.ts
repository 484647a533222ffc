import {
  hiddenFeatures,
  offeredFeatures,
  type Configuration,
  type StoreReply,
} from '@crema/shared-contracts';

type Features = Configuration['features'];

/** The amenities of a store that are public. */
export const shownAmenities = (
  { amenities }: Pick<StoreReply, 'amenities'>,
  features: Features,
): StoreReply['amenities'] => {
  const secret = [
    ...hiddenFeatures,
    ...features.filter((feature) => !feature.public).map(({ code }) => code),
  ];
  return amenities.filter(({ code }) => !secret.includes(code));
};

export interface FeatureGroup {
  readonly category: string;
  readonly codes: readonly string[];
}
/** The offered features by category, both in the configuration's order. */
export const groupFeatures = (features: Features): readonly FeatureGroup[] => {
  const offered = offeredFeatures(features);
  return [...new Set(offered.map(({ category }) => category))].map((category) => ({
    category,
    codes: offered.filter((feature) => feature.category === category).map(({ code }) => code),
  }));
};
