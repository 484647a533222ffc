import { failureOf, isEligible, readPromoLink } from './promo-link.rules.ts';

const user = { subMarket: 'US', joinDate: '2025-03-14' };

describe('a promo link', () => {
  it.each([
    ['?promoCode=welcome25', 'WELCOME25'],
    ['?PROMOCODE=Welcome25&match-id=7', 'WELCOME25'],
    ['?promoCode=welcome25&promocode=WELCOME25', 'WELCOME25'],
    ['?match-id=7', undefined],
    ['?promoCode=WELCOME25.', 'WELCOME25'],
    ['?promoCode=WELCOME25)%2C', 'WELCOME25'],
    ['?promoCode=WELCOME25%E2%80%9D', 'WELCOME25'],
    ['?promoCode=%E2%80%8Bwelcome25%C2%A0', 'WELCOME25'],
    ['?promoCode=welcome%E2%80%9325', 'WELCOME-25'],
    ['?promoCode=%EF%BC%B7elcome%EF%BC%92%EF%BC%95', 'WELCOME25'],
  ])('%s has the code %s, RWD-062 D-134 PLT-020', (search, code) => {
    expect(readPromoLink(search)).toMatchObject({ promoCode: code });
  });

  it.each(['?promoCode=ONE&promoCode=TWO', '?promoCode=%3Cb%3E', '?promoCode=A&match-id=1&match-id=2'])(
    '%s is unreadable, RWD-062',
    (search) => expect(readPromoLink(search)).toBeUndefined(),
  );

  it.each([
    ['', true, 'it names no rule'],
    ['&eligibilityDate=2025-03-14', true, 'the date is the join date'],
    ['&eligibilityDate=2025-03-15', false, 'the member joined earlier'],
    ['&eligibilityDate=2025-02-30', false, 'there is no such day'],
    ['&eligibilityDate=soon', false, 'it is no date'],
    ['&market=us', true, 'it is the member’s market'],
    ['&market=CA', false, 'it is another market'],
  ])('%s: eligible %s because %s, RWD-062', (rest, expected) => {
    const link = readPromoLink(`?promoCode=A${rest}`);
    expect(link && isEligible(link, user)).toBe(expected);
  });

  it.each([
    ['1002', 'invalid'],
    ['1009', 'invalid'],
    ['1003', 'expired'],
    ['1004', 'expired'],
    ['1005', 'expired'],
    ['1007', 'expired'],
    ['1006', 'tryAgain'],
    ['1008', 'generic'],
    ['1010', 'generic'],
    ['1100', 'generic'],
    ['9999', 'generic'],
    ['OFFLINE', undefined],
  ])('the code %s is %s, RWD-063', (code, failure) => expect(failureOf(code)).toBe(failure));
});
