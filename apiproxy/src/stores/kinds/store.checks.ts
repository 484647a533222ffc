import { rowsIn, type CheckedRow } from '../../shop/checks/rows-in.ts';
import type { Fault } from '../../shop/fault.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';
import { isInBox } from '../places/geo.ts';
import { shortNumberOf } from '../store-queries.ts';
import { countryBoxes } from './country-boxes.ts';
import { hoursChecks, isDate } from './hours.checks.ts';
import { storeKind } from './store.kinds.ts';

type StoreRow = CheckedRow<typeof storeKind>;

/** The pages’ addresses have the number, and the cookie of the chosen store. */
const numberPattern = /^[0-9A-Za-z][\w-]{0,19}$/;
const checkNumbers: ShopCheck = (files) => {
  const shorts = new Map<string, string>();
  return rowsIn(files, storeKind).flatMap(({ value, fault }) => {
    const number = String(value.number);
    if (!numberPattern.test(number))
      return [fault('number', 'At most 20 letters without accents, digits, hyphens and underscores.')];
    const other = shorts.get(shortNumberOf(number));
    shorts.set(shortNumberOf(number), other ?? number);
    return other === undefined || other === number
      ? []
      : [
          fault(
            'number',
            `Store ${other} has the same digits before the hyphen: customers know both as ${shortNumberOf(number)}.`,
          ),
        ];
  });
};

const isZone = (name: string): boolean => {
  if (name !== 'UTC' && !/^[A-Za-z_]+(\/[\w+-]+)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
};
const knownZones = new Map<string, boolean>();
/** Asks for each name once: that takes longer than all other checks of a store. */
const isKnownZone = (name: string): boolean => {
  const known = knownZones.get(name) ?? isZone(name);
  knownZones.set(name, known);
  return known;
};
const checkZone = ({ value: { timeZone }, fault }: StoreRow): readonly Fault[] =>
  isKnownZone(timeZone)
    ? []
    : [fault('timeZone', 'No zone has this name. Write it as the IANA database does: “America/Chicago”.')];

const checkPosition = ({ value, fault }: StoreRow): readonly Fault[] => {
  const { latitude, longitude, country } = value;
  const box = countryBoxes[country];
  const isInside = (lat: number, lng: number) => !box || isInBox(box, { lat, lng });
  const areSwapped = box ? isInside(longitude, latitude) : Math.abs(longitude) <= 90;
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && isInside(latitude, longitude)) return [];
  if (areSwapped) return [fault('latitude', 'Latitude and longitude are swapped. Exchange them.')];
  if (Math.abs(latitude) > 90) return [fault('latitude', 'A latitude is from -90 to 90.')];
  return Math.abs(longitude) > 180
    ? [fault('longitude', 'A longitude is from -180 to 180.')]
    : [fault('latitude', `The position is outside of ${country}. Correct it, or the country.`)];
};

const checkClosing = ({ value: { closedFrom, closedUntil }, fault }: StoreRow): readonly Fault[] => {
  const wrong = Object.entries({ closedFrom, closedUntil }).filter(
    ([, date]) => date !== undefined && !isDate(date),
  );
  if (wrong.length > 0) return wrong.map(([field]) => fault(field, 'The calendar has no such day.'));
  return closedFrom !== undefined && closedUntil !== undefined && closedUntil <= closedFrom
    ? [fault('closedUntil', 'The store opens again after the first day of its closing.')]
    : [];
};

const checkStores: ShopCheck = (files, { markets }) => {
  const countries = markets.map(({ code }) => code);
  return rowsIn(files, storeKind).flatMap((row) => [
    ...(countries.includes(row.value.country)
      ? []
      : [row.fault('country', `A store is in a market of shop.json: ${countries.join(', ')}.`)]),
    ...checkPosition(row),
    ...checkZone(row),
    ...checkClosing(row),
    ...((row.value.curbsideSpaces ?? 0) > 0 && !row.value.pickup?.includes('curbside')
      ? [row.fault('curbsideSpaces', 'The store has no curbside pickup. Add it to pickup, or delete this.')]
      : []),
  ]);
};

export const storeChecks: readonly ShopCheck[] = [checkNumbers, checkStores, ...hoursChecks];
