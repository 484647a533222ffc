import type { Configuration } from '../configuration/configuration.ts';

type Features = Configuration['features'];

/**
 * Codes for staff and for ordering: they are never offered or shown, even if the configuration lists them
 * (LOC-022).
 */
export const hiddenFeatures: readonly string[] = ['XO', '16', 'DT', 'CX', '17', 'CC'];

/** The features that a customer may filter stores by (LOC-021). */
export const offeredFeatures = (features: Features): Features =>
  features.filter(
    (feature) => feature.filterable && feature.public && !hiddenFeatures.includes(feature.code),
  );
