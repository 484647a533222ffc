import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import { readSample } from '../../shop/sample.ts';
import { storeRowsOf } from '../../stores/projection/store-rows.ts';
import { findPlace } from '../../stores/places/geocoder.ts';
import { metresBetween } from '../../stores/places/geo.ts';
import { fixtureProducts, fixtures, fixtureStores } from './fixtures.ts';
import { seededStates } from './store-states.ts';

const fixtureNumbers = new Set(fixtureStores().map(({ store_number }) => store_number));
const stores = storeRowsOf(readSample())
  .stores.filter(({ store_number }) => !fixtureNumbers.has(store_number))
  .map((row) => ({ ...row, ...seededStates(row) }));

describe('the other stores of the sample', () => {
  it('are 5,000 with unique numbers', () => {
    assert.equal(stores.length, 5_000);
    const numbers = [...stores, ...fixtureStores()].map(({ store_number }) => store_number);
    assert.equal(new Set(numbers).size, numbers.length);
    for (const number of numbers) assert.match(number, /^\d{4,5}-\d{6}$/);
    assert.equal(stores[2345]?.store_number, '12345-102345');
  });

  it('have a valid time zone and postal code, and a number of no subscriber', () => {
    for (const zone of new Set(stores.map(({ time_zone }) => time_zone)))
      assert.doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone: zone }));
    for (const { phone, postal_code, country_code } of stores) {
      assert.match(phone ?? '', /^\+1 \d{3} 555 01\d\d$/);
      assert.match(postal_code, country_code === 'CA' ? /^[A-Z]\d[A-Z] \d[A-Z]\d$/ : /^\d{5}$/);
    }
  });

  it('are mostly ready, in every kind of state, with hours of several patterns', () => {
    const ready = stores.filter(({ availability }) => availability === 'READY').length;
    assert.ok(ready > 4_400 && ready < 4_800, String(ready));
    for (const state of ['BUSY', 'CLOSED', 'NOT_SUPPORTED', 'UNKNOWN'])
      assert.ok(
        stores.some(({ availability }) => availability === state),
        state,
      );
    assert.ok(new Set(stores.map(({ hours }) => JSON.stringify(hours))).size >= 7);
    const { shared, hashOf } = storeRowsOf(readSample());
    for (const { shared_facts } of stores) assert.ok(shared.has(shared_facts));
    assert.equal(new Set(stores.map(({ shared_facts }) => shared_facts)).size, 8);
    assert.ok(!stores.some(({ shared_facts }) => shared_facts === hashOf(undefined)));
  });

  it('in Canada are found by their own postal code, LOC-060', () => {
    const canadian = stores.filter(({ country_code }) => country_code === 'CA');
    for (const { postal_code, lat, lng } of canadian) {
      const place = findPlace(postal_code, 'en-CA');
      assert.ok(place, postal_code);
      assert.ok(metresBetween(place, { lat, lng }) < 80_000, postal_code);
    }
  });

  it('speak French in Quebec', () => {
    const quebec = stores.filter(({ region }) => region === 'QC');
    assert.ok(quebec.length > 100);
    for (const { street } of quebec) assert.match(street, /^\d+, (?:rue|avenue|boulevard|chemin) /);
  });
});

describe('the fixtures', () => {
  it('state the reason for each, once', () => {
    const reasons = fixtures.map(({ reason }) => reason);
    assert.equal(new Set(reasons).size, reasons.length);
    assert.equal(fixtureStores()[0]?.store_number, '1001-100001');
  });

  it('name skus that exist', () => {
    const options = new Set(
      catalogue.products.flatMap((product) =>
        product.options.flatMap((group) => group.products.map(({ sku }) => sku)),
      ),
    );
    for (const { sku } of fixtureProducts) assert.ok(catalogue.findSku(sku) ?? options.has(sku), sku);
  });
});
