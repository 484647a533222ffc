/** When a version takes effect: for all stores at once, or at this time of each store's own zone (SHP-006). */
export type Start = { readonly at: Date } | { readonly local: string };

const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
/** Whether a text is a minute that the calendar has: not 2026-02-31T04:00. */
export const isLocalMinute = (text: string): boolean => {
  const at = localPattern.test(text) ? new Date(`${text}Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** The instant of a text with its zone, as the schema's pattern has it; undefined if the calendar has no such time. */
export const readInstant = (text: string): Date | undefined => {
  const at = new Date(text);
  return isLocalMinute(text.slice(0, '2026-12-01T04:00'.length)) && !Number.isNaN(at.getTime())
    ? at
    : undefined;
};

/** Reads `2026-12-01T04:00` (each store's time) or a time with its zone. Throws an error that says both. */
export const readStart = (text: string): Start => {
  if (isLocalMinute(text)) return { local: text };
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text))
    throw new Error(
      `--at ${text} is not a time. Write 2026-12-01T04:00 for each store’s own time, or add the zone: 2026-12-01T04:00-05:00.`,
    );
  return { at };
};

const formats = new Map<string, Intl.DateTimeFormat>();
const formatFor = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(zone, made);
  return made;
};
/** The local time at an instant: `2026-12-01T04:00:00`. */
export const localTime = (instant: Date, zone: string): string =>
  formatFor(zone).format(instant).replace(' ', 'T');

export interface Activation {
  readonly id: number;
  readonly version: number;
  readonly start: Start;
}
const startIn = ({ start }: Activation, zone: string): string =>
  'local' in start ? `${start.local}:00` : localTime(start.at, zone);

/** The version in effect at an instant in a zone; undefined if none has started. */
export type VersionAt = (now: Date, zone: string) => number | undefined;

/** Of the activations that have started, the one with the latest start is in effect; of equal starts, the later row. */
export const createVersionAt = (activations: readonly Activation[]): VersionAt => {
  const latestFirst = (zone: string) =>
    activations
      .map((activation) => ({ ...activation, from: startIn(activation, zone) }))
      .toSorted((a, b) => b.from.localeCompare(a.from) || b.id - a.id);
  const byZone = new Map<string, ReturnType<typeof latestFirst>>();
  return (now, zone) => {
    const known = byZone.get(zone) ?? latestFirst(zone);
    byZone.set(zone, known);
    const time = localTime(now, zone);
    return known.find(({ from }) => from <= time)?.version;
  };
};
