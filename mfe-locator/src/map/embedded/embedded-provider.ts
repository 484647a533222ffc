import { basemapPath } from '@crema/shared-contracts';
import type { MapProvider, MapSource } from '../map-provider.ts';
import { coverageZoom, hasStreets, tileAt } from './coverage.ts';
import { addBasemap, addTiles } from './base-maps.ts';
import { createEmbeddedMap } from './create-embedded-map.ts';
import { createTileSource } from './tile-source.ts';

/** The sources of the archive, with the links that their licences ask for (apiproxy/data/map/NOTICE.md). */
const sources: readonly MapSource[] = [
  { name: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  { name: 'Natural Earth' },
  { name: 'U.S. Census Bureau' },
];

/** The built-in map, which needs no key and no other server (LOC-015). */
export const createBuiltInProvider = (): MapProvider => {
  const source = createTileSource(basemapPath);
  return {
    id: 'embedded',
    attribution: sources,
    hasStreets: (position) => hasStreets(tileAt(position, coverageZoom)),
    create: (element, options) => createEmbeddedMap(element, options, addBasemap(source)),
  };
};

/** The same map over the pictures of a tile server, which show streets everywhere (D-57). */
export const createTileProvider = (
  tileUrl: string,
  attribution: MapProvider['attribution'],
): MapProvider => ({
  id: 'embedded',
  attribution,
  hasStreets: () => true,
  create: (element, options) => createEmbeddedMap(element, options, addTiles(tileUrl)),
});
