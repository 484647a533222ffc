import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locale } from '@crema/shared-contracts';
import { findPlace, maxSuggestions, suggestPlaces } from './geocoder.ts';

const firstOf = (query: string, locale: Locale = 'en-US') => suggestPlaces(query, locale)[0]?.name;

describe('suggestions while typing, LOC-020', () => {
  for (const { query, first } of [
    { query: 'chi', first: 'Chicago, IL' },
    { query: 'CHICAGO', first: 'Chicago, IL' },
    { query: '  montreal ', first: 'Montréal, QC' },
    { query: 'québec', first: 'Québec, QC' },
    { query: 'québec (province)', first: 'Quebec (province)' },
    { query: 'oregon', first: 'Oregon' },
    { query: 'springfield, il', first: 'Springfield, IL' },
    { query: 'springfield il', first: 'Springfield, IL' },
    { query: 'portland maine', first: 'Portland, ME' },
    { query: 'new york', first: 'New York' },
    { query: 'st. louis', first: 'St. Louis, MO' },
    { query: 'saint louis', first: 'St. Louis, MO' },
    { query: 'st jerome', first: 'Saint-Jérôme, QC' },
    { query: 'quebec city', first: 'Québec, QC' },
  ])
    it(`for '${query}' begin with ${first}`, () => {
      assert.equal(firstOf(query), first);
    });

  it('are few and different', () => {
    const names = suggestPlaces('san', 'en-US').map(({ name }) => name);
    assert.equal(names.length, maxSuggestions);
    assert.equal(new Set(names).size, names.length);
  });

  for (const query of [
    '',
    ' ',
    'x',
    '!!',
    'zzzzqq',
    ',,,',
    'chicago, zz',
    '00000',
    'M5V zz',
    'D1D 1D1',
    'Z9Z',
  ])
    it(`are none for '${query}'`, () => {
      assert.deepEqual(suggestPlaces(query, 'en-US'), []);
    });

  for (const locale of ['en-US', 'en-CA', 'fr-CA'] as const)
    it(`can each be submitted and give that place, in ${locale}`, () => {
      for (const query of [
        'chi',
        '606',
        'mont',
        'san',
        'new',
        'ill',
        'st',
        'québ',
        'm5',
        'm5v 2t6',
        'loop',
        'plateau',
      ])
        for (const place of suggestPlaces(query, locale))
          assert.deepEqual(findPlace(place.name, locale), place);
    });

  it('of a state lead to its biggest city', () => {
    const illinois = findPlace('Illinois', 'en-US');
    assert.deepEqual([illinois?.kind, Math.round(illinois?.lat ?? 0)], ['state', 42]);
  });
});

describe('postal codes, LOC-060', () => {
  for (const { query, first, lat } of [
    { query: 'M5V 2T6', first: 'Toronto, ON M5V 2T6', lat: 43.7 },
    { query: 'm5v2t6', first: 'Toronto, ON M5V 2T6', lat: 43.7 },
    { query: 'M5V', first: 'Toronto, ON M5V', lat: 43.7 },
    { query: 'M5V 2', first: 'Toronto, ON M5V', lat: 43.7 },
    { query: 'H2X 1Y4', first: 'Montréal, QC H2X 1Y4', lat: 45.5 },
    { query: 'H2X', first: 'Montréal, QC H2X', lat: 45.5 },
    { query: 'Vancouver, BC V6B 1A1', first: 'Vancouver, BC V6B 1A1', lat: 49.3 },
    { query: '60601', first: 'Chicago, IL 60601', lat: 41.9 },
    { query: '60601-1234', first: 'Chicago, IL 60601', lat: 41.9 },
    { query: 'Chicago IL 60601', first: 'Chicago, IL 60601', lat: 41.9 },
    { query: '6060', first: 'Chicago, IL 60601', lat: 41.9 },
  ])
    it(`finds '${query}' as ${first}`, () => {
      const [found] = suggestPlaces(query, 'en-CA');
      assert.equal(found?.name, first);
      assert.equal(Math.round((found?.lat ?? 0) * 10) / 10, lat);
    });

  it('names their town in the visitor’s language', () => {
    assert.equal(firstOf('H2X 1Y4', 'fr-CA'), 'Montréal (Québec) H2X 1Y4');
  });
});

describe('cities, states and neighborhoods, LOC-060', () => {
  for (const { query, locale, first } of [
    { query: 'quebec', locale: 'fr-CA', first: 'Québec (Québec)' },
    { query: 'Québec', locale: 'en-CA', first: 'Québec, QC' },
    { query: 'québec province', locale: 'fr-CA', first: 'Québec (province)' },
    { query: 'Québec, QC', locale: 'en-US', first: 'Québec, QC' },
    { query: 'Québec (Québec)', locale: 'fr-CA', first: 'Québec (Québec)' },
    { query: 'trois rivieres', locale: 'fr-CA', first: 'Trois-Rivières (Québec)' },
    { query: 'Toronto, Ontario', locale: 'en-CA', first: 'Toronto, ON' },
    { query: 'Toronto, Canada', locale: 'en-CA', first: 'Toronto, ON' },
    { query: 'Vancouver, Colombie-Britannique', locale: 'fr-CA', first: 'Vancouver (Colombie-Britannique)' },
    { query: 'Los Angeles', locale: 'fr-CA', first: 'Los Angeles (Californie)' },
    { query: 'caroline du nord', locale: 'fr-CA', first: 'Caroline du Nord' },
    { query: 'Loop', locale: 'en-US', first: 'Chicago Loop, Chicago, IL' },
    { query: 'The Loop, Chicago', locale: 'en-US', first: 'Chicago Loop, Chicago, IL' },
    { query: 'Yaletown', locale: 'en-CA', first: 'Yaletown, Vancouver, BC' },
    { query: 'Plateau Mont-Royal', locale: 'fr-CA', first: 'Plateau Mont-Royal, Montréal (Québec)' },
    { query: 'hyde park chicago', locale: 'en-US', first: 'Hyde Park, Chicago, IL' },
  ] as const)
    it(`'${query}' in ${locale} is ${first}`, () => {
      assert.equal(firstOf(query, locale), first);
    });
});
