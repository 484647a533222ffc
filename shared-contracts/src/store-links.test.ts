import { callUrl, directionsUrl } from './store-links.ts';

describe('the links to a store', () => {
  it('call its number, however it is written', () => {
    expect(callUrl('+1 (312) 555-0100')).toBe('tel:+13125550100');
  });
  it('open directions to its position', () => {
    const url = new URL(directionsUrl({ latitude: 41.88, longitude: -87.63 }));
    expect(url.searchParams.get('destination')).toBe('41.88,-87.63');
  });
});
