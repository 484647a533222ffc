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

/** Month and day, both inclusive. A season may span New Year. */
type Day = readonly [month: number, day: number];
const seasons = [
  { id: 'winter', from: [1, 6], to: [3, 5] },
  { id: 'summerOne', from: [6, 1], to: [7, 15] },
  { id: 'summerTwo', from: [7, 16], to: [8, 19] },
  { id: 'backToProduct', from: [8, 20], to: [9, 7] },
  { id: 'autumn', from: [9, 8], to: [11, 4] },
  { id: 'holiday', from: [11, 5], to: [1, 5] },
] as const satisfies readonly { id: string; from: Day; to: Day }[];
export type Season = (typeof seasons)[number]['id'] | 'default';
/** Canada's winter is longer, and its summer and the return to work begin later. */
const canadianDays: Readonly<Partial<Record<Season, { readonly from: Day; readonly to: Day }>>> = {
  winter: { from: [1, 6], to: [3, 20] },
  summerOne: { from: [6, 15], to: [7, 15] },
  summerTwo: { from: [7, 16], to: [8, 24] },
  backToProduct: { from: [8, 25], to: [9, 7] },
};

const order = ([month, day]: Day) => month * 100 + day;
const within = (today: number, from: number, to: number) =>
  from <= to ? today >= from && today <= to : today >= from || today <= to;

/** The season of the market that decides the message under the greeting; `default` between seasons (ENG-004). */
export const seasonAt = (now: Date, market: Market): Season => {
  const today = order([now.getMonth() + 1, now.getDate()]);
  const isNow = ({ id, from, to }: (typeof seasons)[number]) => {
    const days = (market === 'CA' && canadianDays[id]) || { from, to };
    return within(today, order(days.from), order(days.to));
  };
  return seasons.find(isNow)?.id ?? 'default';
};
