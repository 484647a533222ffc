/** Values at zoom levels, in rising order. */
export type Steps = readonly (readonly [zoom: number, value: number])[];

/** The value at `zoom`: between two steps it changes evenly. */
export const at = (zoom: number, steps: Steps): number => {
  const [first = [0, 0] as const] = steps;
  let [below, value] = first;
  if (zoom <= below) return value;
  for (const [above, next] of steps.slice(1)) {
    if (zoom <= above) return value + ((next - value) * (zoom - below)) / (above - below);
    [below, value] = [above, next];
  }
  return value;
};
