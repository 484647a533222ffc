import type { Configuration } from '@crema/shared-contracts';
import { createBuiltInProvider, createTileProvider } from './embedded/embedded-provider.ts';
import type { MapProvider } from './map-provider.ts';

/** Google's script has this time; then the embedded map is shown. With the time to draw its map it is less than 8 s. */
const scriptWithinMs = 4_500;

let builtIn: MapProvider | undefined;
/** The map that this page can always show: that of the configured tile server, or else the built-in one. */
export const embeddedProvider = ({
  mapTileUrl,
  mapTileAttribution: name,
  mapTileAttributionUrl: url,
}: Configuration): MapProvider => {
  if (mapTileUrl) return createTileProvider(mapTileUrl, name === null ? undefined : [{ name, url }]);
  builtIn ??= createBuiltInProvider();
  return builtIn;
};

let hasGoogleFailed = false;
/** After a failure the page shows no Google map any more, until it is loaded again. */
export const rememberGoogleFailure = (): void => {
  hasGoogleFailed = true;
};
/** Whether the page shows Google's map. */
export const wantsGoogle = ({ googleMapsKey }: Configuration): boolean =>
  Boolean(googleMapsKey) && !hasGoogleFailed;

/** Google's map. Rejects when its script is blocked or slow. The code is in its own file, which other pages do not load. */
export const loadGoogleProvider = async (
  { googleMapsKey, googleMapId }: Configuration,
  locale: string,
): Promise<MapProvider> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Google’s map was not loaded in time')), scriptWithinMs);
  });
  const { createGoogleProvider } = await Promise.race([import('./google/google-provider.ts'), late]);
  const settings = { key: googleMapsKey ?? '', mapId: googleMapId, locale };
  return Promise.race([createGoogleProvider(settings), late]).finally(() => clearTimeout(timer));
};
