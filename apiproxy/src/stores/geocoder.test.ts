import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findPlace, longestSuggestions, suggestPlaces } from './geocoder.ts';

describe('suggestions while typing, LOC-020', () => {
  for (const { query, first } of [
    { query: 'chi', first: 'Chicago, IL' },
    { query: 'CHICAGO', first: 'Chicago, IL' },
    { query: '  montreal ', first: 'Montréal, QC' },
    { query: 'québec', first: 'Quebec' },
    { query: 'springfield, il', first: 'Springfield, IL' },
    { query: 'springfield il', first: 'Springfield, IL' },
    { query: 'portland maine', first: 'Portland, ME' },
    { query: 'new york', first: 'New York' },
    { query: '60601', first: '60601, Chicago, IL' },
    { query: '6060', first: '60601, Chicago, IL' },
    { query: 'st. louis', first: 'St. Louis, MO' },
  ])
    it(`for '${query}' begin with ${first}`, () => {
      assert.equal(suggestPlaces(query)[0]?.name, first);
    });

  it('are few and differ', () => {
    const names = suggestPlaces('san').map(({ name }) => name);
    assert.equal(names.length, longestSuggestions);
    assert.equal(new Set(names).size, names.length);
  });

  for (const query of ['', ' ', 'x', '!!', 'zzzzqq', ',,,', 'chicago, zz'])
    it(`are none for '${query}'`, () => {
      assert.deepEqual(suggestPlaces(query), []);
    });

  it('can each be submitted and mean what they say', () => {
    for (const query of ['chi', '606', 'mont', 'san', 'new', 'ill', 'st', 'québ'])
      for (const place of suggestPlaces(query)) assert.deepEqual(findPlace(place.name), place);
  });

  it('of a state lead to its biggest city', () => {
    const illinois = findPlace('Illinois');
    assert.deepEqual([illinois?.kind, Math.round(illinois?.lat ?? 0)], ['state', 42]);
  });
});
