import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { createSignal, type Unsubscribe } from '@crema/shared-contracts';

/** The parts of Google's script that maps need. */
export interface GoogleLibraries {
  readonly maps: google.maps.MapsLibrary;
  readonly marker: google.maps.MarkerLibrary;
}
export interface GoogleSettings {
  readonly key: string;
  /** The map ID that pins need; Google's own ID for trials if undefined. */
  readonly mapId: string | undefined;
  readonly locale: string;
}

declare global {
  /** Google's script calls this function when it refuses the key, before or after a map was created. */
  var gm_authFailure: (() => void) | undefined;
}

const isKeyRefused = createSignal(false);
/** Calls the listener when Google refuses the key; at once if it has refused it before. Returns a function that removes the listener. */
export const onKeyRefused = (listener: () => void): Unsubscribe => {
  if (isKeyRefused.get()) listener();
  return isKeyRefused.subscribe(listener);
};

let isPrepared = false;
/** The loader accepts options once per page: a change of the locale is seen after the page is loaded again. */
const prepare = ({ key, locale }: GoogleSettings) => {
  if (isPrepared) return;
  isPrepared = true;
  globalThis.gm_authFailure = () => isKeyRefused.set(true);
  const [language, region] = locale.split('-');
  setOptions({ key, v: 'weekly', language: locale === 'fr-CA' ? locale : language, region });
};

/** Loads a library of Google’s script, and the script before the first one. Rejects when it is blocked. */
export const importGoogle = (settings: GoogleSettings): typeof importLibrary => {
  prepare(settings);
  return importLibrary;
};

/** Loads what maps need. Rejects when the script is blocked. */
export const loadGoogle = async (settings: GoogleSettings): Promise<GoogleLibraries> => {
  const importFrom = importGoogle(settings);
  const [maps, marker] = await Promise.all([importFrom('maps'), importFrom('marker')]);
  return { maps, marker };
};
