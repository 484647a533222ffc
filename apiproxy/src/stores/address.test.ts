import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressLines } from './address.ts';

const line = { street: '', addressLine2: null, city: '', region: '', postalCode: '', countryCode: '' };

describe('the address of a store', () => {
  for (const { address, lines } of [
    {
      address: {
        street: '200 N Clark St',
        city: 'Chicago',
        region: 'IL',
        postalCode: '60601',
        countryCode: 'US',
      },
      lines: ['200 N Clark St', 'Chicago, IL 60601'],
    },
    {
      address: {
        street: 'Torstraße 1',
        addressLine2: 'Hof 2',
        city: 'Berlin',
        postalCode: '10119',
        countryCode: 'DE',
      },
      lines: ['Torstraße 1', 'Hof 2', '10119 Berlin'],
    },
    {
      address: { street: '1 Nathan Road', city: 'Kowloon', countryCode: 'HK' },
      lines: ['1 Nathan Road', 'Kowloon'],
    },
    {
      address: { street: '10 Bow Lane', city: 'London', postalCode: 'EC4M 9EE', countryCode: 'GB' },
      lines: ['10 Bow Lane', 'London, EC4M 9EE'],
    },
  ])
    it(`in ${address.countryCode} has its lines as the country writes them`, () => {
      assert.deepEqual(addressLines({ ...line, ...address }), lines);
    });
});
