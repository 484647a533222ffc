import type { IconName } from './icon.tsx';

/** The icon of each way of picking up, the same one on every page (K-13): in the café, drive-thru, curbside. */
export const pickUpIcons = { '16': 'bag', DT: 'car', CX: 'pin' } as const satisfies Readonly<
  Record<string, IconName>
>;
