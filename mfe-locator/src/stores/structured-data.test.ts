import { loop } from '../testing/sample-stores.ts';
import { structuredDataOf, structuredDataText } from './structured-data.ts';

const origin = 'https://shop.test';

describe('a store for search engines', () => {
  it('has name, address, phone, position and the hours of its own time zone, LOC-003, LOC-033', () => {
    expect(structuredDataOf(loop, origin)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'CafeOrCoffeeShop',
      name: 'Crema Loop & Lake',
      url: 'https://shop.test/store/1001/loop-lake',
      telephone: '+1 312-555-0142',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '10 West Lake Street',
        addressLocality: 'Chicago',
        addressRegion: 'IL',
        postalCode: '60601',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 41.8853, longitude: -87.64 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-03-09',
          validThrough: '2026-03-09',
          opens: '05:30',
          closes: '21:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-03-10',
          validThrough: '2026-03-10',
          opens: '00:00',
          closes: '00:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-03-11',
          validThrough: '2026-03-11',
          opens: '05:30',
          closes: '21:00',
        },
      ],
    });
  });

  it.each([
    {
      because: 'a store that is always open has one merged interval',
      opensAt: '2026-03-06T06:00:00Z',
      closesAt: '2026-03-09T05:00:00Z',
      hours: ['2026-03-06 00:00-23:59', '2026-03-07 00:00-23:59', '2026-03-08 00:00-23:59'],
    },
    {
      because: 'the whole day of the change to summer time has 23 hours',
      opensAt: '2026-03-08T06:00:00Z',
      closesAt: '2026-03-09T05:00:00Z',
      hours: ['2026-03-08 00:00-23:59'],
    },
    {
      because: 'a whole day adjoins the hours of its neighbors',
      opensAt: '2026-03-09T23:00:00Z',
      closesAt: '2026-03-11T15:00:00Z',
      hours: ['2026-03-09 18:00-23:59', '2026-03-10 00:00-23:59', '2026-03-11 00:00-10:00'],
    },
    {
      because: 'an earlier closing time is that of the next day',
      opensAt: '2026-03-09T23:00:00Z',
      closesAt: '2026-03-10T07:00:00Z',
      hours: ['2026-03-09 18:00-02:00'],
    },
    {
      because: 'closing at midnight ends the day',
      opensAt: '2026-03-09T11:00:00Z',
      closesAt: '2026-03-10T05:00:00Z',
      hours: ['2026-03-09 06:00-00:00'],
    },
  ])('has hours that search engines read as open: $because, LOC-003', ({ opensAt, closesAt, hours }) => {
    const data = structuredDataOf({ ...loop, schedule: [], openIntervals: [{ opensAt, closesAt }] }, origin);
    expect(
      data.openingHoursSpecification.map(
        ({ validFrom, validThrough, opens, closes }) =>
          `${validFrom === validThrough && validFrom} ${opens}-${closes}`,
      ),
    ).toEqual(hours);
  });

  it('leaves out an unknown phone number, LOC-003', () => {
    expect(structuredDataOf({ ...loop, phoneNumber: null }, origin)).not.toHaveProperty('telephone');
  });

  it('is text that cannot end its element', () => {
    const text = structuredDataText({ ...loop, name: '</script><b>' }, origin);
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { name: string }).name).toBe('Crema </script><b>');
  });
});
