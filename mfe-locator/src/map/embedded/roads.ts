import type { MapColors } from './map-colors.ts';
import type { Steps } from './steps.ts';

interface RoadStyle {
  readonly colors: keyof MapColors['roads'];
  /** Its width in CSS pixels. */
  readonly width: Steps;
}
const street: Steps = [
  [13, 0.9],
  [14, 1.6],
  [15, 3.6],
  [16, 6],
  [18, 15],
];
const link: Steps = [
  [12, 0.8],
  [13, 1.4],
  [15, 4],
  [18, 12],
];
const path: Steps = [
  [14, 0.4],
  [15, 1],
  [18, 3],
];

/** The classes of roads in the archive, in the order in which they are drawn: a later one lies above. */
export const roadStyles: ReadonlyMap<string, RoadStyle> = new Map<string, RoadStyle>([
  ['path', { colors: 'path', width: path }],
  ['track', { colors: 'path', width: path }],
  ['pedestrian', { colors: 'path', width: path }],
  [
    'service',
    {
      colors: 'path',
      width: [
        [14, 0.5],
        [15, 1.4],
        [18, 8],
      ],
    },
  ],
  ['street_limited', { colors: 'street', width: street }],
  ['street', { colors: 'street', width: street }],
  [
    'tertiary',
    {
      colors: 'street',
      width: [
        [12, 0.7],
        [13, 1.6],
        [15, 5],
        [18, 18],
      ],
    },
  ],
  [
    'secondary',
    {
      colors: 'street',
      width: [
        [11, 0.7],
        [12, 1.3],
        [13, 2.2],
        [15, 6],
        [18, 20],
      ],
    },
  ],
  [
    'primary',
    {
      colors: 'primary',
      width: [
        [10, 0.8],
        [12, 1.8],
        [13, 2.8],
        [15, 7],
        [18, 22],
      ],
    },
  ],
  ['link', { colors: 'primary', width: link }],
  ['motorway_link', { colors: 'trunk', width: link }],
  [
    'trunk',
    {
      colors: 'trunk',
      width: [
        [9, 1],
        [11, 1.7],
        [13, 3.4],
        [15, 8],
        [18, 24],
      ],
    },
  ],
  [
    'motorway',
    {
      colors: 'motorway',
      width: [
        [9, 1.2],
        [11, 2],
        [13, 4],
        [15, 9],
        [18, 26],
      ],
    },
  ],
]);
