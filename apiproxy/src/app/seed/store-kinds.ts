import type { DayHours, WeeklyHours } from '../../stores/stores.tables.ts';

const open = (opens: string, closes: string): DayHours => ({ opens, closes });
const week = (
  sunday: DayHours | null,
  weekday: DayHours | null,
  friday: DayHours | null,
  saturday: DayHours | null,
): WeeklyHours => [sunday, weekday, weekday, weekday, weekday, friday, saturday];

const allDay: WeeklyHours = Array.from({ length: 7 }, () => open('00:00', '00:00'));
export interface StoreKind {
  readonly key: string;
  readonly pickup: readonly string[];
  readonly hours: readonly WeeklyHours[];
  /** The set of the sample’s special days, without its country. */
  readonly specialDays: string;
  readonly ownership: 'CO' | 'LS';
  readonly parking: boolean;
  readonly priceTier: number;
  readonly leadMinutes: number;
  /** The share of each kind in percent of all stores: in big cities, elsewhere. */
  readonly share: readonly [big: number, small: number];
  readonly suffixes: readonly [english: readonly string[], french: readonly string[]];
}
const daily = (opens: string, closes: string) => open(opens, closes);

/** The kinds of stores and their properties. */
export const storeKinds: readonly StoreKind[] = [
  {
    key: 'corner',
    pickup: ['16'],
    hours: [
      week(
        daily('06:00', '20:00'),
        daily('05:30', '21:00'),
        daily('05:30', '21:00'),
        daily('06:00', '21:00'),
      ),
      week(
        daily('06:30', '19:00'),
        daily('05:00', '20:00'),
        daily('05:00', '20:30'),
        daily('06:00', '20:00'),
      ),
    ],
    specialDays: 'city',
    ownership: 'CO',
    parking: false,
    priceTier: 1,
    leadMinutes: 5,
    share: [38, 18],
    suffixes: [
      ['Corner', 'Square', 'Commons'],
      ['Carrefour', 'Place', 'Coin'],
    ],
  },
  {
    key: 'downtown',
    pickup: ['16', 'XO'],
    hours: [week(null, daily('06:00', '18:30'), daily('06:00', '18:00'), daily('07:00', '17:00'))],
    specialDays: 'city',
    ownership: 'CO',
    parking: false,
    priceTier: 2,
    leadMinutes: 6,
    share: [20, 4],
    suffixes: [
      ['Tower', 'Exchange', 'Arcade'],
      ['Tour', 'Bourse', 'Galerie'],
    ],
  },
  {
    key: 'driveThru',
    pickup: ['16', 'DT'],
    hours: [
      week(
        daily('05:30', '21:00'),
        daily('04:30', '22:00'),
        daily('04:30', '22:30'),
        daily('05:00', '22:30'),
      ),
      allDay,
      week(
        daily('05:00', '00:30'),
        daily('05:00', '00:30'),
        daily('05:00', '01:30'),
        daily('05:00', '01:30'),
      ),
    ],
    specialDays: 'always',
    ownership: 'CO',
    parking: true,
    priceTier: 0,
    leadMinutes: 4,
    share: [10, 30],
    suffixes: [
      ['Crossing', 'Junction', 'Parkway'],
      ['Croisement', 'Jonction', 'Promenade'],
    ],
  },
  {
    key: 'curbside',
    pickup: ['16', 'DT', 'CX'],
    hours: [
      week(
        daily('06:00', '20:30'),
        daily('05:00', '21:30'),
        daily('05:00', '22:00'),
        daily('05:30', '22:00'),
      ),
    ],
    specialDays: 'suburb',
    ownership: 'CO',
    parking: true,
    priceTier: 0,
    leadMinutes: 5,
    share: [12, 32],
    suffixes: [
      ['Plaza', 'Village', 'Center'],
      ['Centre', 'Village', 'Quartier'],
    ],
  },
  {
    key: 'late',
    pickup: ['16'],
    hours: [
      week(
        daily('07:00', '23:00'),
        daily('06:00', '00:00'),
        daily('06:00', '02:00'),
        daily('07:00', '02:00'),
      ),
    ],
    specialDays: 'city',
    ownership: 'CO',
    parking: false,
    priceTier: 1,
    leadMinutes: 6,
    share: [10, 4],
    suffixes: [
      ['Station', 'Theatre', 'Quarter'],
      ['Gare', 'Théâtre', 'Faubourg'],
    ],
  },
  {
    key: 'licensed',
    pickup: ['16'],
    hours: [
      week(
        daily('09:00', '18:00'),
        daily('07:30', '20:00'),
        daily('07:30', '20:00'),
        daily('08:00', '20:00'),
      ),
    ],
    specialDays: 'campus',
    ownership: 'LS',
    parking: true,
    priceTier: 3,
    leadMinutes: 8,
    share: [10, 12],
    suffixes: [
      ['Campus', 'Terminal', 'Market Hall'],
      ['Campus', 'Terminal', 'Marché'],
    ],
  },
];
