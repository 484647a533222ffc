import { destinationOf } from './partner-destination.rules.ts';

const origins = { publicOrigin: 'https://shop.test', partnerHosts: ['hotel.example'] };
const partner = 'https://hotel.example/link?state=1';

it.each([
  [partner, { kind: 'partner', url: partner }],
  ['https://shop.test/rewards/x', { kind: 'page', path: '/rewards/x' }],
  ['https://shop.test.evil.test/', undefined],
  ['https://evil.test/?to=hotel.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%s leads to %o, D-133', (url, destination) => {
  expect(destinationOf(url, origins)).toEqual(destination);
});
