import type { MarkerOnMap } from './map-double.ts';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const clickable = (markers: Iterable<MarkerOnMap>) =>
  [...markers].filter(({ isClickable }) => isClickable).map(({ element }) => element);

/** Google makes one clickable marker of a map a tab stop: `wanted`, else the present one, else the first. */
export const keepOneTabStop = (markers: Iterable<MarkerOnMap>, wanted?: HTMLElement): void => {
  const all = clickable(markers);
  const stop = wanted ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
  for (const marker of all) marker.tabIndex = marker === stop ? 0 : -1;
};

/** Enter and Space press a marker; arrow keys move the focus, and the tab stop with it, to another one. */
export const pressMarkerKey = (
  markers: Iterable<MarkerOnMap>,
  { element, isClickable }: MarkerOnMap,
  key: string,
): void => {
  if (!isClickable) return;
  if (key === 'Enter' || key === ' ') return element.click();
  const step = steps[key];
  if (step === undefined) return;
  const all = clickable(markers);
  all[(all.indexOf(element) + step + all.length) % all.length]?.focus();
};
