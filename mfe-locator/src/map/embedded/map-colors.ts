import type { MapTheme } from '../map-provider.ts';

/** A line of a road: its middle and its edge. */
export interface RoadColors {
  readonly middle: string;
  readonly edge: string;
}
/** All colours of the base map. */
export interface MapColors {
  readonly water: string;
  readonly waterEdge: string;
  readonly land: string;
  readonly urban: readonly [string, string];
  readonly park: string;
  readonly school: string;
  readonly hospital: string;
  readonly parking: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly rail: string;
  readonly country: string;
  readonly state: string;
  readonly county: string;
  readonly grid: string;
  readonly roads: {
    readonly motorway: RoadColors;
    readonly trunk: RoadColors;
    readonly primary: RoadColors;
    readonly street: RoadColors;
    readonly path: RoadColors;
  };
  readonly label: {
    readonly city: string;
    readonly town: string;
    readonly area: string;
    readonly faint: string;
    readonly street: string;
    readonly rail: string;
    readonly halo: string;
  };
}

/** The colours of the shop: paper, crema and a soft lake. */
export const mapColors: Readonly<Record<MapTheme, MapColors>> = {
  light: {
    water: '#c3dde4',
    waterEdge: '#aecfd8',
    land: '#f7f1e7',
    urban: ['#f1e8da', '#eaddca'],
    park: '#d5e4c4',
    school: '#f0e5d0',
    hospital: '#f5e0da',
    parking: '#efe8dc',
    building: '#e9dccb',
    buildingEdge: '#d9c8b3',
    rail: '#c6b9ab',
    country: '#8f7f70',
    state: '#b8a692',
    county: 'rgb(140 118 104 / 0.26)',
    grid: 'rgb(140 118 104 / 0.13)',
    roads: {
      motorway: { middle: '#fbd08a', edge: '#dfa95c' },
      trunk: { middle: '#fcdda6', edge: '#e0bb7d' },
      primary: { middle: '#fdecc8', edge: '#e2cda3' },
      street: { middle: '#fffefb', edge: '#e2d5c3' },
      path: { middle: '#f7efe3', edge: '#ddd0bd' },
    },
    label: {
      city: '#2c1f19',
      town: '#503f35',
      area: '#7b685b',
      faint: '#9c8a7c',
      street: '#6c5b4f',
      rail: '#41627f',
      halo: 'rgb(255 253 249 / 0.92)',
    },
  },
  dark: {
    water: '#152a33',
    waterEdge: '#1d3944',
    land: '#241a15',
    urban: ['#2a1f19', '#30241c'],
    park: '#22301f',
    school: '#32271b',
    hospital: '#35211e',
    parking: '#2b211b',
    building: '#362820',
    buildingEdge: '#46362b',
    rail: '#5a4a40',
    country: '#a68d7c',
    state: '#6e5a4c',
    county: 'rgb(155 128 112 / 0.3)',
    grid: 'rgb(155 128 112 / 0.14)',
    roads: {
      motorway: { middle: '#8a5f33', edge: '#4b3320' },
      trunk: { middle: '#74522f', edge: '#46311f' },
      primary: { middle: '#5d4630', edge: '#3c2c20' },
      street: { middle: '#46372d', edge: '#2c201a' },
      path: { middle: '#3a2d25', edge: '#2a1f19' },
    },
    label: {
      city: '#f8ecdf',
      town: '#dfcbbb',
      area: '#b39c8c',
      faint: '#8d786a',
      street: '#c4ae9e',
      rail: '#9cc8ea',
      halo: 'rgb(27 17 13 / 0.88)',
    },
  },
};
