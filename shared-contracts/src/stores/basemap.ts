/**
 * The base map of the embedded map, a PMTiles archive that is read by ranges. The name contains the first digits of the
 * file's SHA-256: another file has another path, so that caches keep it permanently.
 */
export const basemapPath = '/maps/basemap.3aeb5f67.pmtiles';
