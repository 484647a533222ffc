// A double of Google's script: what the locator uses of it, with its checks and its refusals. Unit tests import it
// (serve-google-maps.ts); journeys serve the files of this folder as one script (e2e/steps/locator/google-maps.ts), so that the files
// import only each other.
import { MapDouble, type GoogleAnswer } from './map-double.ts';
import { defineMarker } from './marker-double.ts';
import { createGeocodingLibrary, createPlacesLibrary } from './places-library.ts';

interface DoubleOptions {
  readonly answer: GoogleAnswer;
  /** The key that the page requests the script with: every further request has it too. */
  readonly key: string;
  /** The dotted name of the function that the script calls when it is ready. */
  readonly callback: string;
}

/** Google gives what it adds the nonce of the first element of this kind that has one. */
const withNonce = <E extends HTMLElement>(element: E, like: string): E => {
  element.nonce = document.querySelector<HTMLElement>(`${like}[nonce]`)?.nonce ?? '';
  return element;
};

/** Google loads each library as another script. */
const importLibraryOf = (libraries: Readonly<Record<string, object>>) => (name: string) =>
  new Promise((resolve, reject) => {
    const script = withNonce(document.createElement('script'), 'script');
    script.src = `https://maps.googleapis.com/maps-api-v3/api/js/double/${name}.js`;
    script.onload = () => resolve(libraries[name]);
    script.onerror = () => reject(new Error(`The library ${name} could not load.`));
    document.head.append(script);
  });

const addStyle = () => {
  const style = withNonce(document.createElement('style'), 'style');
  style.textContent = `
    .gm-style, .gm-focus { position: absolute; inset: 0; overflow: hidden; background: #e5e3df; }
    .gm-style { touch-action: pan-x pan-y; }
    .gm-style[data-scheme='DARK'], [data-scheme='DARK'] .gm-focus { background: #212121; }`;
  document.head.append(style);
};

/** Installs `google.maps` in the page, as Google's script does. */
export const installGoogleMaps = ({ answer, key, callback }: DoubleOptions): void => {
  MapDouble.answer = answer;
  const importLibrary = importLibraryOf({
    maps: { Map: MapDouble },
    marker: { AdvancedMarkerElement: defineMarker() },
    places: createPlacesLibrary(key),
    geocoding: createGeocodingLibrary(key),
  });
  addStyle();
  const page = window as unknown as Record<string, unknown>;
  const { google = {} } = page as { google?: { maps?: object } };
  page['google'] = google;
  google.maps = Object.assign(google.maps ?? {}, { importLibrary, version: 'double' });
  const ready = callback
    .split('.')
    .reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], page);
  (ready as () => void)();
};
