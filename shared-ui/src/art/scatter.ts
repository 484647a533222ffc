/**
 * Returns points spread evenly over the unit disc, always the same for the same seed (a sunflower's spiral
 * with slight random offsets).
 */
export const scatter = (
  count: number,
  seed = 1,
): readonly (readonly [x: number, y: number, chance: number])[] =>
  Array.from({ length: count }, (_, index) => {
    const chance = Math.abs(Math.sin((index + 1) * 12.9898 * seed) * 43758.5453) % 1;
    const angle = index * 2.39996 + chance;
    const radius = Math.sqrt((index + 0.5) / count);
    return [radius * Math.cos(angle), radius * Math.sin(angle), chance] as const;
  });
