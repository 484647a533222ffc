/** When a version takes effect: for all stores at once, or at this time of each store's own zone (SHP-006). */
export type Start = { readonly at: Date } | { readonly local: string };

const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Reads `2026-12-01T04:00` (each store's time) or a time with its zone. Throws an error that says both. */
export const readStart = (text: string): Start => {
  if (localPattern.test(text) && !Number.isNaN(Date.parse(`${text}Z`))) return { local: text };
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text))
    throw new Error(
      `--at ${text} is not a time. Write 2026-12-01T04:00 for each store’s own time, or add the zone: 2026-12-01T04:00-05:00.`,
    );
  return { at };
};

/** The local time at an instant: `2026-12-01T04:00:00`. */
export const localTime = (instant: Date, zone: string): string =>
  instant.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');

export interface Activation {
  readonly id: number;
  readonly version: number;
  readonly start: Start;
}
const startIn = ({ start }: Activation, zone: string): string =>
  'local' in start ? `${start.local}:00` : localTime(start.at, zone);

/**
 * The version in effect at an instant in a zone: of those that have started the one with the latest start. Undefined if none has.
 */
export const versionAt = (
  activations: readonly Activation[],
  now: Date,
  zone: string,
): number | undefined => {
  const time = localTime(now, zone);
  return activations
    .filter((activation) => startIn(activation, zone) <= time)
    .toSorted((a, b) => startIn(b, zone).localeCompare(startIn(a, zone)) || b.id - a.id)[0]?.version;
};
