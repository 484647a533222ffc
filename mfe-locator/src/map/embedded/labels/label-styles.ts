import type { MapColors } from '../map-colors.ts';
import { at } from '../steps.ts';
import type { PointLabel } from './label.ts';

export interface TextStyle {
  /** In CSS pixels. */
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  /** Between letters, in CSS pixels. */
  readonly spacing: number;
  readonly isUpperCase?: boolean;
}
export const family = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** A city's name grows with its number of inhabitants. */
const placeSize = (zoom: number, population: number): number => {
  const magnitude = Math.log10(Math.max(1000, population));
  const perMagnitude = at(zoom, [
    [3, 2],
    [6, 2.3],
    [10, 2.9],
    [13, 3.5],
  ]);
  const offset = at(zoom, [
    [3, 0],
    [10, -2.5],
  ]);
  return Math.min(zoom > 11 ? 16 : 21, Math.max(10, perMagnitude * magnitude + offset));
};

/** The names of countries below this many square kilometres are smaller. */
const smallCountry = 400_000;

type Style = (label: PointLabel, zoom: number, colors: MapColors['label']) => TextStyle;
const styles: Readonly<Record<PointLabel['kind'], Style>> = {
  country: ({ area: squareKilometres = 0 }, zoom, { area }) => ({
    size:
      (squareKilometres < smallCountry ? 0.75 : 1) *
      at(zoom, [
        [2, 11],
        [4, 15],
      ]),
    weight: 600,
    color: area,
    spacing: 1.5,
    isUpperCase: true,
  }),
  state: (_label, zoom, { faint }) => ({
    size: at(zoom, [
      [4, 9.5],
      [6, 13],
    ]),
    weight: 600,
    color: faint,
    spacing: 1.6,
    isUpperCase: true,
  }),
  place: ({ population = 0 }, zoom, { city, town }) => ({
    size: placeSize(zoom, population),
    weight: population > 400_000 ? 650 : population > 60_000 ? 600 : 500,
    color: population > 100_000 ? city : town,
    spacing: 0,
  }),
  neighborhood: (_label, zoom, { area }) => ({
    size: at(zoom, [
      [12, 10.5],
      [15, 13],
    ]),
    weight: 600,
    color: area,
    spacing: 0.4,
  }),
  postalCode: (_label, _zoom, { faint }) => ({ size: 10.5, weight: 500, color: faint, spacing: 0.5 }),
  station: (_label, _zoom, { rail }) => ({ size: 10.5, weight: 500, color: rail, spacing: 0 }),
  landmark: (_label, _zoom, { area }) => ({ size: 10.5, weight: 500, color: area, spacing: 0 }),
};

export const styleOf = (label: PointLabel, zoom: number, colors: MapColors['label']): TextStyle =>
  styles[label.kind](label, zoom, colors);
