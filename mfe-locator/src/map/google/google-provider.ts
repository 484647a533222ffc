import type { MapProvider } from '../map-provider.ts';
import { createGoogleMap } from './create-google-map.ts';
import { loadGoogle, type GoogleSettings } from './load-google.ts';

/** Google's map (LOC-015). Rejects when Google's script cannot be loaded. */
export const createGoogleProvider = async (settings: GoogleSettings): Promise<MapProvider> => {
  const libraries = await loadGoogle(settings);
  return {
    id: 'google',
    attribution: undefined,
    hasStreets: () => true,
    create: (element, options) => createGoogleMap(element, options, { libraries, settings }),
  };
};
