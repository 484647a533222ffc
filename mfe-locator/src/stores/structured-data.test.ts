import { loop } from '../testing/sample-stores.ts';
import { structuredDataOf, structuredDataText } from './structured-data.ts';

describe('a store for search engines', () => {
  it('has name, address, phone, position and the hours of its own time zone, LOC-003, LOC-033', () => {
    expect(structuredDataOf(loop)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'CafeOrCoffeeShop',
      name: 'Crema Loop & Lake',
      url: '/store/1001/loop-lake',
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
          validFrom: '2026-03-11',
          validThrough: '2026-03-11',
          opens: '05:30',
          closes: '21:00',
        },
      ],
    });
  });

  it('leaves out an unknown phone number, LOC-003', () => {
    expect(structuredDataOf({ ...loop, phoneNumber: null })).not.toHaveProperty('telephone');
  });

  it('is text that cannot end its element', () => {
    const text = structuredDataText({ ...loop, name: '</script><b>' });
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { name: string }).name).toBe('Crema </script><b>');
  });
});
