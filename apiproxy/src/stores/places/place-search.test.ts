import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locale } from '@crema/shared-contracts';
import { seededStore } from '../../app/seed/fixtures.ts';
import { readSample } from '../../shop/sample.ts';
import { storeRowsOf } from '../projection/store-rows.ts';
import type { StoreFacts } from '../store.ts';
import { metresBetween } from './geo.ts';
import { createPlaceSearch } from './place-search.ts';
import { createStoreGrid } from './store-grid.ts';
import { createStoreNames } from './store-names.ts';

const stores: readonly StoreFacts[] = storeRowsOf(readSample()).stores.map(seededStore);
const grid = createStoreGrid();
const names = createStoreNames();
for (const store of stores) {
  grid.add(store);
  names.add(store);
}
const search = createPlaceSearch({ names, grid });

interface Row {
  readonly query: string;
  readonly place: string;
  readonly locale?: Locale;
}
const groups: Readonly<Record<string, readonly Row[]>> = {
  'names of stores': [
    { query: 'Clark & Lake', place: 'Clark & Lake, Chicago, IL' },
    { query: 'clark and lake', place: 'Clark & Lake, Chicago, IL' },
    { query: 'lake & clark', place: 'Clark & Lake, Chicago, IL' },
    { query: 'angle Clark et Lake', place: 'Clark & Lake, Chicago (Illinois)', locale: 'fr-CA' },
    { query: 'clark lake', place: 'Clark & Lake, Chicago, IL' },
    { query: 'Clark St & Lake St', place: 'Clark & Lake, Chicago, IL' },
    { query: 'merchandise mart', place: 'Merchandise Mart, Chicago, IL' },
    { query: 'Merchandise Mart Chicago', place: 'Merchandise Mart, Chicago, IL' },
    { query: 'merchandise m', place: 'Merchandise Mart, Chicago, IL' },
    { query: 'union station', place: 'Union Station Hall, Chicago, IL' },
    { query: 'king & bay toronto', place: 'King & Bay, Toronto, ON' },
    { query: 'market & 4th', place: 'Market & Fourth, San Francisco, CA' },
    { query: 'Michigan Ave & Washington St', place: 'Michigan & Washington, Chicago, IL' },
    { query: 'canal @ maxwell, chicago', place: 'Canal & Maxwell, Chicago, IL' },
    { query: 'roosevelt drive-thru', place: 'Roosevelt Drive-thru, Chicago, IL' },
    { query: 'place ste-catherine', place: 'Place Sainte-Catherine, Montréal (Québec)', locale: 'fr-CA' },
    { query: 'cushman st fairbanks', place: 'Cushman & Second, Fairbanks, AK' },
    { query: 'state street chicago', place: 'State & Randolph, Chicago, IL' },
  ],
  'addresses of stores': [
    { query: '118 W Washington St, Chicago', place: '118 W Washington St, Chicago, IL' },
    { query: '118 West Washington Street Chicago', place: '118 W Washington St, Chicago, IL' },
    { query: '118 W. Washington St., Chicago, IL 60602, USA', place: '118 W Washington St, Chicago, IL' },
    { query: '200 n clark st', place: '200 N Clark St, Chicago, IL' },
    { query: '200 North Clark Street, Chicago, Illinois', place: '200 N Clark St, Chicago, IL' },
    { query: '1200 s wabash', place: '1200 S Wabash Ave, Chicago, IL' },
    { query: '800 Market St', place: '800 Market St, San Francisco, CA' },
    { query: '401 S LaSalle St, Suite 200, Chicago', place: '401 S LaSalle St, Chicago, IL' },
    { query: '222 Merchandise Mart Plaza #300', place: '222 W Merchandise Mart Plaza, Chicago, IL' },
    { query: '100 King Street West, Toronto, ON M5X 1A9, Canada', place: '100 King St W, Toronto, ON' },
    { query: '1000, rue Sainte-Catherine Ouest', place: '1000, rue Sainte-Catherine Ouest, Montréal, QC' },
    { query: '1000 rue Ste-Catherine O, Montreal', place: '1000, rue Sainte-Catherine Ouest, Montréal, QC' },
    { query: '1000 Sainte Catherine St W Montreal', place: '1000, rue Sainte-Catherine Ouest, Montréal, QC' },
  ],
  'streets of stores': [
    { query: '233 S Wacker Dr, Chicago', place: 'S Wacker Dr, Chicago, IL' },
    { query: 'W Washington St', place: 'W Washington St Station, Chicago, IL' },
    { query: 'boul. St-Laurent, Montréal', place: 'Coin Saint-Laurent, Montréal (Québec)', locale: 'fr-CA' },
  ],
  'addresses on unknown streets': [
    { query: '350 5th Ave New York', place: 'New York' },
    { query: '350 Fifth Avenue, New York, NY', place: 'New York City, NY' },
    { query: '350 5th Ave, New York, NY 10118, USA', place: 'New York, NY 10118' },
    { query: '1234 Nowhere Blvd, Denver, CO', place: 'Denver, CO' },
    { query: '99 Zzyzx Rd, Toronto', place: 'Toronto, ON' },
    { query: '12, rue Inconnue, Québec', place: 'Québec (Québec)', locale: 'fr-CA' },
    { query: 'E 42nd St New York', place: 'New York' },
    { query: 'rue Inconnue, Montréal', place: 'Montréal (Québec)', locale: 'fr-CA' },
    { query: 'Wrigley Field Chicago', place: 'Chicago, IL' },
    { query: '12 Elm St, Chicago, IL 00000', place: 'Chicago, IL' },
  ],
  'codes and cities with their country, R-02': [
    { query: 'Chicago, IL 60602, USA', place: 'Chicago, IL 60602' },
    { query: 'Chicago, IL 60602, United States', place: 'Chicago, IL 60602' },
    { query: 'Montréal, QC H3B 4W5, Canada', place: 'Montréal, QC H3B 4W5' },
    { query: 'Chicago 60602 États-Unis', place: 'Chicago (Illinois) 60602', locale: 'fr-CA' },
    { query: 'h3b4w5 canada', place: 'Montréal, QC H3B 4W5' },
    { query: '60602 – 1234', place: 'Chicago, IL 60602' },
    { query: '60602\u20111234, U.S.A.', place: 'Chicago, IL 60602' },
    { query: '60602 \u2014 1234', place: 'Chicago, IL 60602' },
    { query: 'Chicago, IL, USA', place: 'Chicago, IL' },
    { query: 'Toronto, Ontario, Canada', place: 'Toronto, ON' },
  ],
  'words around a place': [
    { query: 'coffee near Chicago', place: 'Chicago, IL' },
    { query: 'Crema Chicago', place: 'Chicago, IL' },
    { query: 'coffee shops in Seattle, WA', place: 'Seattle, WA' },
    { query: 'chicago downtown', place: 'Chicago, IL' },
    { query: 'downtown Toronto', place: 'Toronto, ON' },
    { query: 'café près de Laval', place: 'Laval (Québec)', locale: 'fr-CA' },
    { query: 'centre-ville de Montréal', place: 'Montréal (Québec)', locale: 'fr-CA' },
    { query: 'coffee in Des Moines', place: 'Des Moines, IA' },
    { query: 'des moines iowa', place: 'Des Moines, IA' },
    { query: 'cafe near Du Quoin', place: 'Du Quoin, IL' },
    { query: 'Coffeeville', place: 'Coffeeville, MS' },
    { query: 'Crema Merchandise Mart', place: 'Merchandise Mart, Chicago, IL' },
  ],
  'typing errors': [
    { query: 'merchandize mart', place: 'Merchandise Mart, Chicago, IL' },
    { query: 'clrak & lake', place: 'Clark & Lake, Chicago, IL' },
    { query: 'Union Staton', place: 'Union Station Hall, Chicago, IL' },
    { query: '200 N Clarc St, Chicago', place: '200 N Clark St, Chicago, IL' },
    { query: 'chcago', place: 'Chicago, IL' },
  ],
  'places before stores': [
    { query: '100 Mile House', place: '100 Mile House, BC' },
    { query: 'st louis', place: 'St. Louis, MO' },
    { query: 'new y', place: 'New York' },
    { query: 'chi', place: 'Chicago, IL' },
    { query: 'Washington, DC', place: 'Washington, DC' },
  ],
};

describe('a search for what people type, LOC-060', () => {
  for (const [kind, rows] of Object.entries(groups))
    for (const { query, place, locale = 'en-US' } of rows)
      it(`of ${kind}: '${query}' is ${place}, L-02`, () => {
        assert.equal(search.find(query, locale)?.name, place);
      });

  it('has 60 rows at least, L-02', () => {
    assert.ok(Object.values(groups).flat().length >= 60);
  });

  for (const query of [
    '',
    ' ',
    '!!',
    'zzzzqq',
    'chicago, zz',
    'Chcago, TX',
    '00000',
    'D1D 1D1',
    'London, England',
  ])
    it(`finds nothing for '${query}'`, () => assert.equal(search.find(query, 'en-US'), undefined));
});

describe('suggestions while typing, LOC-020', () => {
  const suggested = (query: string, locale: Locale = 'en-US') =>
    search.suggest(query, locale).map(({ name }) => name);
  for (const { query, place } of [
    { query: 'clark &', place: 'Clark & Lake, Chicago, IL' },
    { query: 'clark & la', place: 'Clark & Lake, Chicago, IL' },
    { query: 'merch', place: 'Merchandise Mart, Chicago, IL' },
    { query: '118 W Wash', place: '118 W Washington St, Chicago, IL' },
    { query: '200 N Clark St, Chicago, IL 60601, USA', place: '200 N Clark St, Chicago, IL' },
    { query: '350 5th Ave New York', place: 'New York' },
    { query: 'merchandize mart', place: 'Merchandise Mart, Chicago, IL' },
  ])
    it(`for '${query}' have ${place}, L-02`, () =>
      assert.ok(suggested(query).includes(place), suggested(query).join(' | ')));

  it('begin with places, and have stores near the visitor, L-02', () => {
    const near = { lat: 41.88, lng: -87.63 };
    const names = search.suggest('union st', 'en-US', near).map(({ name }) => name);
    assert.ok(
      names.some((name) => name.includes(' St ') && name.endsWith(', IL')),
      names.join(),
    );
    assert.equal(suggested('chi')[0], 'Chicago, IL');
  });

  for (const locale of ['en-US', 'fr-CA'] as const)
    it(`can each be submitted and lead to the same position, in ${locale}, L-02`, () => {
      for (const query of [
        'clark &',
        'merch',
        '118 w wash',
        'main st',
        'rue saint',
        'market',
        '5th',
        'laurent',
        'chi',
        'toronto',
      ])
        for (const { name, lat, lng } of search.suggest(query, locale)) {
          const found = search.find(name, locale);
          assert.deepEqual([found?.lat, found?.lng], [lat, lng], `${query}: ${name}, ${found?.name}`);
        }
    });
});

describe('the middle of a city or state', () => {
  for (const { query, near } of [
    { query: 'Chicago', near: { lat: 41.8819, lng: -87.6278 } },
    { query: 'Illinois', near: { lat: 41.8819, lng: -87.6278 } },
    { query: 'Toronto', near: { lat: 43.6532, lng: -79.3832 } },
    { query: 'Montréal', near: { lat: 45.5019, lng: -73.5674 } },
    { query: 'Vancouver, BC', near: { lat: 49.2827, lng: -123.1207 } },
    { query: 'Winnipeg', near: { lat: 49.8951, lng: -97.1384 } },
    { query: 'New York City', near: { lat: 40.7549, lng: -73.984 } },
    { query: 'Seattle', near: { lat: 47.6062, lng: -122.3321 } },
    { query: 'Philadelphia', near: { lat: 39.9526, lng: -75.1652 } },
    { query: 'Houston', near: { lat: 29.7604, lng: -95.3698 } },
    { query: 'Indianapolis', near: { lat: 39.7684, lng: -86.1581 } },
    { query: 'San Antonio', near: { lat: 29.4241, lng: -98.4936 } },
  ])
    it(`of '${query}' is downtown, L-09`, () => {
      const found = search.find(query, 'en-US');
      assert.ok(found && metresBetween(found, near) < 2_500, JSON.stringify(found));
    });

  it('of a city with few stores is its position in the data, L-09', () => {
    assert.deepEqual(search.find('100 Mile House', 'en-CA'), {
      name: '100 Mile House, BC',
      lat: 51.64982,
      lng: -121.28594,
      country: 'CA',
      kind: 'city',
    });
  });
});
