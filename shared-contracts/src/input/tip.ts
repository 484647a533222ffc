/** The offered tips in minor units; 0 is none (D-27). */
export const tipPresets = [0, 100, 200] as const;

/** The highest tip in minor units: the amount of the order, and at least $20 (D-27). */
export const highestTip = (totalMinor: number): number => Math.max(2000, totalMinor);
