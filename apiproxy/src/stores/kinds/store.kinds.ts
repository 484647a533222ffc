import { Type } from 'typebox';
import { defineKind, key, localText } from '../../shop/kind.ts';

/** A date of the calendar: `2026-12-25`. */
const date = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const opens = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
/** 24:00 is midnight at the end of the day. */
const closes = Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' });
const amenityCode = Type.String({ pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$', maxLength: 20 });

/** From Sunday on, as `Date` counts them. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export const hoursKind = defineKind({
  name: 'hours',
  about: 'The weekly opening hours that stores share. A set has a row for each part of the week.',
  key: ['set', 'days'],
  fields: { set: key, days: Type.Array(Type.Enum(weekdays), { minItems: 1 }), opens, closes },
  notes: {
    set: 'The hours that belong together: stores refer to them.',
    days: 'The days with these hours. A set is closed on the days that no row has.',
    opens: 'The store’s time: `05:30`.',
    closes:
      'The store’s time: `21:00`. A time before the opening is on the next day: `01:30`. Around the clock is `00:00` to `24:00`.',
  },
});

export const specialDayKind = defineKind({
  name: 'special-days',
  about: 'Dates on which the stores of a set are closed, have other hours, or have a holiday.',
  key: ['set', 'date'],
  fields: {
    set: key,
    date,
    name: localText,
    isClosed: Type.Optional(Type.Boolean()),
    opens: Type.Optional(opens),
    closes: Type.Optional(closes),
  },
  notes: {
    set: 'The dates that belong together: stores refer to them.',
    date: 'The date in the store’s zone: `2026-12-25`.',
    name: 'The name beside the hours of the date.',
    isClosed: 'Closed all day. Without it, and without hours, the date has the usual hours.',
    opens: 'The hours of the date, as in hours.',
    closes: 'The hours of the date, as in hours.',
  },
});

export const amenityKind = defineKind({
  name: 'amenities',
  about: 'The features of stores that customers read, in the order of the page.',
  key: ['code'],
  fields: { code: amenityCode, name: localText },
  notes: {
    code: 'The name by which stores refer to it. The configuration’s features offer it as a filter, or hide it, by this code.',
    name: 'As pages name it.',
  },
});

/** The ways in which customers take their order. */
export const pickupKinds = ['in-store', 'drive-thru', 'curbside'] as const;

export const storeKind = defineKind({
  name: 'stores',
  about: 'The stores.',
  key: ['number'],
  fields: {
    number: Type.Union([Type.String(), Type.Integer()]),
    name: Type.String({ pattern: '\\S', maxLength: 80 }),
    street: Type.String({ pattern: '\\S', maxLength: 120 }),
    addressLine2: Type.Optional(Type.String({ pattern: '\\S', maxLength: 120 })),
    city: Type.String({ pattern: '\\S', maxLength: 80 }),
    region: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{1,3}$' })),
    postalCode: Type.Optional(Type.String({ pattern: '\\S', maxLength: 12 })),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    latitude: Type.Number(),
    longitude: Type.Number(),
    timeZone: Type.String(),
    phone: Type.Optional(Type.String({ pattern: '^\\+[0-9][0-9 ]{5,19}$' })),
    hours: Type.Optional(key),
    specialDays: Type.Optional(key),
    closedFrom: Type.Optional(date),
    closedUntil: Type.Optional(date),
    amenities: Type.Optional(Type.Array(amenityCode)),
    pickup: Type.Optional(Type.Array(Type.Enum(pickupKinds))),
    curbsideSpaces: Type.Optional(Type.Integer({ minimum: 1 })),
    slotCapacity: Type.Integer({ minimum: 0 }),
    leadMinutes: Type.Integer({ minimum: 0, maximum: 240 }),
    priceGroup: Type.Optional(Type.Integer({ minimum: 1 })),
    taxJurisdiction: Type.Optional(key),
    isLicensed: Type.Optional(Type.Boolean()),
    counterOnly: Type.Optional(Type.Boolean()),
    membersOnly: Type.Optional(Type.Boolean()),
    storedValueOnly: Type.Optional(Type.Boolean()),
  },
  references: {
    hours: 'hours.set',
    specialDays: 'special-days.set',
    amenities: 'amenities.code',
    taxJurisdiction: 'taxes.jurisdiction',
  },
  notes: {
    number:
      'The number by which the company knows the store, as text or number. It never becomes another store’s: orders and links refer to it.',
    name: 'As pages and receipts name it.',
    street: 'Street and house number, in the order of the country.',
    addressLine2: 'A second line of the address: building, floor.',
    city: 'The city.',
    region: 'State or province, by the second part of ISO 3166-2: `IL`.',
    postalCode: 'As the country writes it.',
    country: 'The country, by ISO 3166-1: a market of shop.json.',
    latitude: 'Degrees north: `41.88573`.',
    longitude: 'Degrees east; west is negative: `-87.63086`.',
    timeZone: 'The zone, by its name in the IANA database: `America/Chicago`.',
    phone: 'With the country’s code: `+1 312 555 0100`.',
    hours: 'The set of its hours. Without it the store is closed until further notice.',
    specialDays: 'The set of its special days.',
    closedFrom: 'The first day of a temporary closing.',
    closedUntil: 'The day on which the store opens again. Without it a closing has no end yet.',
    amenities: 'Its features, by code.',
    pickup: 'The ways in which customers take their order.',
    curbsideSpaces: 'The number of spaces for curbside pickup; 4 without it.',
    slotCapacity: 'The number of orders that each pickup slot of five minutes has. 0 offers none.',
    leadMinutes: 'The minutes from order to pickup when the store is quiet.',
    priceGroup: 'The group of stores whose price list it has: a number of `storeGroups` in price-lists.',
    taxJurisdiction:
      'The jurisdiction of its taxes, if it is not that of its country and region, as for a city with its own rates.',
    isLicensed: 'Run by a licensee, not by the company.',
    counterOnly: 'Takes no order online.',
    membersOnly: 'Takes no orders of guests.',
    storedValueOnly: 'Is paid with stored-value cards only.',
  },
});

export const storeKinds = [storeKind, hoursKind, specialDayKind, amenityKind];
