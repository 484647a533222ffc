import type { Market } from '@crema/shared-contracts';

/**
 * The rules are checked top to bottom: the first part of the day that has not ended decides (ENG-004, D-138).
 * Hours are in the device's time zone.
 */
const dayParts = [
  { id: 'morning', untilHour: 12 },
  { id: 'afternoon', untilHour: 17 },
  { id: 'evening', untilHour: 24 },
] as const;
export type DayPart = (typeof dayParts)[number]['id'];

export const dayPartAt = (now: Date): DayPart =>
  dayParts.find(({ untilHour }) => now.getHours() < untilHour)?.id ?? 'evening';

/** Month and day as one number (5 March is 305), both inclusive. A season may span New Year. */
type Days = readonly [from: number, to: number];
export type Season =
  'winter' | 'summerOne' | 'summerTwo' | 'backToProduct' | 'autumn' | 'holiday' | 'default';
/** Canada's winter is longer, and its summer and the return to work begin later. */
const seasons: readonly { readonly id: Exclude<Season, 'default'>; readonly us: Days; readonly ca?: Days }[] =
  [
    { id: 'winter', us: [106, 305], ca: [106, 320] },
    { id: 'summerOne', us: [601, 715], ca: [615, 715] },
    { id: 'summerTwo', us: [716, 819], ca: [716, 824] },
    { id: 'backToProduct', us: [820, 907], ca: [825, 907] },
    { id: 'autumn', us: [908, 1104] },
    { id: 'holiday', us: [1105, 105] },
  ];

const within = (today: number, [from, to]: Days) =>
  from <= to ? today >= from && today <= to : today >= from || today <= to;

/** The season of the market that decides the message under the greeting; `default` between seasons (ENG-004). */
export const seasonAt = (now: Date, market: Market): Season => {
  const today = (now.getMonth() + 1) * 100 + now.getDate();
  return seasons.find(({ us, ca = us }) => within(today, market === 'CA' ? ca : us))?.id ?? 'default';
};
