const channels = (color: string): readonly number[] =>
  color.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) || 0)
    : (color.match(/\d+/g) ?? []).map(Number);

/** Mixes `#rrggbb` (or a result of this function) with cream (0 to 1) or with espresso (0 to −1). */
export const shade = (color: string, by: number): string => {
  const target = by > 0 ? [255, 250, 240] : [52, 20, 6];
  const from = channels(color);
  return `rgb(${target.map((to, index) => Math.round((from[index] ?? 0) + (to - (from[index] ?? 0)) * Math.abs(by))).join()})`;
};
