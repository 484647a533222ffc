import type { Configuration, StoreReply } from '@crema/shared-contracts';

type Features = Configuration['features'];

/**
 * Codes for staff and for ordering: they are never offered or shown, even if the configuration lists them
 * (LOC-022).
 */
const hidden: readonly string[] = ['XO', '16', 'DT', 'CX', '17', 'CC'];

/** The codes that a customer may filter by (LOC-021). */
export const offeredFeatures = (features: Features): Features =>
  features.filter((feature) => feature.filterable && feature.public && !hidden.includes(feature.code));

/** The amenities of a store that are public. */
export const shownAmenities = (
  { amenities }: Pick<StoreReply, 'amenities'>,
  features: Features,
): StoreReply['amenities'] => {
  const secret = [...hidden, ...features.filter((feature) => !feature.public).map(({ code }) => code)];
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
