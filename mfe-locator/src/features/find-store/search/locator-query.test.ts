import { readLocatorQuery, type LocatorQuery } from '@crema/shared-contracts';
import { readTab, writeQuery, writeTab } from './locator-query.ts';

const known = ['GC', 'ON', 'WF'];
const read = (text: string) => readLocatorQuery(new URLSearchParams(text), known);

describe('the address of the locator', () => {
  it.each<[string, LocatorQuery, string]>([
    ['', { features: [] }, 'nothing is said'],
    ['place=+Chicago+', { place: 'Chicago', features: [] }, 'blanks around a place are nothing'],
    ['place=+', { features: [] }, 'a blank place counts as none'],
    ['features=ON,XO,ON,nope', { features: ['ON'] }, 'only filterable features count, once'],
    [
      'map=41.8853,-87.64,13',
      { features: [], view: { lat: 41.8853, lng: -87.64, zoom: 13 } },
      'a view is lat,lng,zoom',
    ],
    [
      'map=41.8853,-87.64,13z',
      { features: [], view: { lat: 41.8853, lng: -87.64, zoom: 13 } },
      'a trailing z is accepted',
    ],
    ['map=1,2,99', { features: [], view: { lat: 1, lng: 2, zoom: 21 } }, 'zoom is clamped above'],
    ['map=1,2,12.5z', { features: [], view: { lat: 1, lng: 2, zoom: 13 } }, 'a part of a level is rounded'],
    ['map=1,2,0', { features: [], view: { lat: 1, lng: 2, zoom: 3 } }, 'zoom is clamped below'],
    ['map=91,2,5', { features: [] }, 'no such latitude'],
    ['map=1,2', { features: [] }, 'a view needs a zoom'],
    [
      'bbox=-88,41,-87,42',
      { features: [], box: { west: -88, south: 41, east: -87, north: 42 } },
      'an area of the map is west,south,east,north',
    ],
    ['bbox=-88,42,-87,41', { features: [] }, 'an area without a size is ignored'],
    ['at=41.8,-87.6', { features: [], at: '41.8,-87.6' }, 'the position of a place stays as it is'],
    ['map=here,there,5', { features: [] }, 'garbage is ignored'],
  ])('reads %p as %j, because %s, LOC-004', (text, query) => expect(read(text)).toEqual(query));

  it('is written so that it reads the same again, LOC-004', () => {
    const text =
      'place=Chicago%2C+IL&features=GC%2CON&map=41.885300%2C-87.640000%2C13' +
      '&at=41.878900%2C-87.635900' +
      '&bbox=-88.000000%2C41.000000%2C-87.000000%2C42.000000';
    expect(writeQuery(new URLSearchParams(), read(text)).toString()).toBe(text);
  });

  it('keeps what others say in it and drops what is over', () => {
    const next = writeQuery(new URLSearchParams('redirect=cart&place=Rome&map=1,2,5'), { features: [] });
    expect(next.toString()).toBe('redirect=cart');
  });
});

describe('the tab of the address', () => {
  it.each([
    ['', 'nearby'],
    ['tab=previous', 'previous'],
    ['tab=favorites', 'favorites'],
    ['tab=nearby', 'nearby'],
    ['tab=Favorites', 'nearby'],
    ['tab=', 'nearby'],
  ])('of %p is %s, LOC-001', (text, tab) => expect(readTab(new URLSearchParams(text))).toBe(tab));

  it('is written beside the query, and Nearby is not written, LOC-001', () => {
    const params = new URLSearchParams('place=Rome&cart=1');
    const written = writeTab(params, 'previous');
    expect(written.toString()).toBe('place=Rome&cart=1&tab=previous');
    expect(writeTab(written, 'nearby').toString()).toBe('place=Rome&cart=1');
  });

  it('ends with a search', () => {
    const next = writeQuery(new URLSearchParams('tab=favorites'), { place: 'Rome', features: [] });
    expect(next.toString()).toBe('place=Rome');
  });
});
