import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locale } from '@crema/shared-contracts';
import { findPlace, maxSuggestions, suggestPlaces } from './geocoder.ts';
import { shortCityNames } from './short-city-names.ts';

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
    { query: 'saint‑jérôme', first: 'Saint-Jérôme, QC' },
    { query: 'saint–jérôme', first: 'Saint-Jérôme, QC' },
    { query: 'Saint-Je\u0301ro\u0302me', first: 'Saint-Jérôme, QC' },
    { query: '\u202dmont\u00adréal\u202c', first: 'Montréal, QC' },
    { query: 'coeur d’alene', first: "Coeur d'Alene, ID" },
    { query: 'cœur dʼalene', first: "Coeur d'Alene, ID" },
    { query: "cœur d'alene", first: "Coeur d'Alene, ID" },
    { query: 'ＣＨＩＣＡＧＯ', first: 'Chicago, IL' },
  ])
    it(`for '${query}' begin with ${first}, PLT-020`, () => {
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

describe('short names of large cities, LOC-020, LOC-060', () => {
  it('each lead to a city of the data, which is suggested first wherever the visitor is', () => {
    for (const [name, aliases] of Object.entries(shortCityNames))
      for (const alias of aliases) {
        assert.equal(findPlace(alias, 'en-US')?.name, name);
        assert.equal(suggestPlaces(alias, 'en-US', { near: { lat: 41.88, lng: -87.63 } })[0]?.name, name);
      }
  });
  for (const { query, first } of [
    { query: 'la', first: 'Los Angeles, CA' },
    { query: 'L.A.', first: 'Los Angeles, CA' },
    { query: 'Washington, DC', first: 'Washington, DC' },
    { query: 'Baton Rouge LA', first: 'Baton Rouge, LA' },
    { query: 'las', first: 'Las Vegas, NV' },
  ])
    it(`'${query}' is ${first}`, () => assert.equal(findPlace(query, 'en-US')?.name, first));
});

describe('postal codes, LOC-060, PLT-020', () => {
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
    { query: '60601\u20131234', first: 'Chicago, IL 60601', lat: 41.9 },
    { query: '60601\u200b', first: 'Chicago, IL 60601', lat: 41.9 },
    { query: 'Chicago, IL ６０６０１.', first: 'Chicago, IL 60601', lat: 41.9 },
    { query: 'M5V\u20132T6', first: 'Toronto, ON M5V 2T6', lat: 43.7 },
    { query: 'm5v.2t6', first: 'Toronto, ON M5V 2T6', lat: 43.7 },
    { query: 'Toronto M5V \u2013 2T6', first: 'Toronto, ON M5V 2T6', lat: 43.7 },
    { query: 'Ｍ５Ｖ\u00a02T6', first: 'Toronto, ON M5V 2T6', lat: 43.7 },
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
    { query: 'richmond, ca', locale: 'en-US', first: 'Richmond, CA' },
    { query: 'Richmond, Canada', locale: 'en-US', first: 'Richmond, BC' },
    { query: 'plymouth mi', locale: 'en-US', first: 'Plymouth, MI' },
    { query: 'Billings, MO', locale: 'en-US', first: 'Billings, MO' },
    { query: 'billings, montana', locale: 'en-US', first: 'Billings, MT' },
    { query: 'toronto, ca', locale: 'en-US', first: 'Toronto, ON' },
    { query: 'pont-rouge', locale: 'fr-CA', first: 'Pont-Rouge (Québec)' },
  ] as const)
    it(`'${query}' in ${locale} is ${first}`, () => {
      assert.equal(firstOf(query, locale), first);
    });
});

describe('a typo in a name, LOC-060', () => {
  for (const { query, first, because } of [
    { query: 'chcago', first: 'Chicago, IL', because: 'a letter is missing' },
    { query: 'chiicago', first: 'Chicago, IL', because: 'a letter is superfluous' },
    { query: 'chixago', first: 'Chicago, IL', because: 'a letter is another' },
    { query: 'hcicago', first: 'Chicago, IL', because: 'two letters are swapped at the beginning' },
    { query: 'chicaog', first: 'Chicago, IL', because: 'two letters are swapped at the end' },
    { query: 'Torontp', first: 'Toronto, ON', because: 'the last letter is another' },
    { query: 'phildelph', first: 'Philadelphia, PA', because: 'the name is not complete' },
    { query: 'Montrael', first: 'Montréal, QC', because: 'accents do not count' },
    { query: 'Chcago, IL', first: 'Chicago, IL', because: 'a region follows' },
    { query: 'sprngfield il', first: 'Springfield, IL', because: 'a region follows without a comma' },
    { query: 'Yaletwon', first: 'Yaletown, Vancouver, BC', because: 'neighborhoods have names too' },
  ])
    it(`finds '${query}' as ${first}: ${because}`, () => {
      assert.equal(firstOf(query), first);
      assert.equal(findPlace(query, 'en-US')?.name, first);
    });

  it('is not looked for if the text is the beginning of a name', () => {
    const names = suggestPlaces('chico', 'en-US').map(({ name }) => name);
    assert.ok(names.includes('Chico, CA') && !names.includes('Chicago, IL'));
  });

  for (const query of ['chxcaxo', 'cih', '6o6', 'Chcago, TX'])
    it(`is one typo, in four letters at least, in the name: nothing for '${query}'`, () => {
      assert.ok(!suggestPlaces(query, 'en-US').some(({ name }) => name.startsWith('Chicago')));
    });
});

describe('suggestions near a position, LOC-060', () => {
  const nearby = {
    'Springfield, IL': { lat: 39.8, lng: -89.65 },
    'Springfield, OR': { lat: 44.05, lng: -123 },
    'Springfield, MA': { lat: 42.1, lng: -72.6 },
    'Portland, ME': { lat: 43.66, lng: -70.3 },
    'Portland, OR': { lat: 45.5, lng: -122.7 },
    'Chico, CA': { lat: 39.7, lng: -121.8 },
    'London, ON': { lat: 43, lng: -81.3 },
  };
  for (const [name, near] of Object.entries(nearby))
    it(`begin with ${name} there`, () => {
      const query = name === 'Chico, CA' ? 'chi' : (name.split(',')[0] ?? '');
      assert.equal(suggestPlaces(query, 'en-US', { near })[0]?.name, name);
    });

  it('begin with the postal codes there', () => {
    assert.equal(
      suggestPlaces('606', 'en-US', { near: { lat: 41.9, lng: -87.7 } })[0]?.name.slice(0, 7),
      'Chicago',
    );
  });

  it('begin with a large city far away if nothing near has its name', () => {
    assert.equal(suggestPlaces('chicago', 'en-US', { near: nearby['London, ON'] })[0]?.name, 'Chicago, IL');
  });

  it('name a city before the state or province of the same name', () => {
    const names = suggestPlaces('quebec', 'en-US', { near: nearby['London, ON'] }).map(({ name }) => name);
    assert.deepEqual(names.slice(0, 2), ['Québec, QC', 'Quebec (province)']);
  });

  it('in a region that is written out begin with it, wherever the visitor is', () => {
    for (const near of Object.values(nearby))
      assert.equal(suggestPlaces('richmond, ca', 'en-US', { near })[0]?.name, 'Richmond, CA');
  });

  it('can each be submitted and give that place', () => {
    for (const query of ['chi', '606', 'spring', 'san', 'new', 'st', 'oak', 'pont r', 'milf', 'ply', 'richm'])
      for (const near of Object.values(nearby))
        for (const place of suggestPlaces(query, 'en-US', { near }))
          assert.deepEqual(findPlace(place.name, 'en-US'), place);
  });
});
