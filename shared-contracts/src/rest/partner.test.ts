import { isPartnerUrl, partnerRedirectAfterMs } from './partner.ts';

describe('a page of the partner', () => {
  it.each([
    ['https://hotel.example/link?state=1', true, 'it is on the list'],
    ['http://localhost:3002/link', true, 'this machine needs no TLS'],
    ['http://hotel.example/link', false, 'it lacks TLS'],
    ['https://hotel.example.evil.test/', false, 'the host only begins like one of the list'],
    ['https://evil.test/?hotel.example', false, 'the host is another one'],
    ['https://hotel.example@evil.test/', false, 'the host is behind credentials'],
    ['https://user:secret@hotel.example/', false, 'it has credentials'],
    ['//hotel.example/', false, 'it has no protocol'],
    ['javascript:alert(1)//hotel.example', false, 'it is a script'],
    ['', false, 'it is empty'],
  ])('%s: %s, because %s, D-133', (url, isAllowed) => {
    expect(isPartnerUrl(url, ['hotel.example', 'localhost'])).toBe(isAllowed);
  });
});

it('the redirect page waits 5 s at most, RWD-045 D-133', () => {
  expect(partnerRedirectAfterMs).toBe(5_000);
});
