import { subdivisionsOf } from '@crema/shared-contracts';
import { subdivisionName } from './subdivision-names.ts';

describe('the names of states and provinces', () => {
  const codes = [...subdivisionsOf('US'), ...subdivisionsOf('CA')];
  it.each(['en-US', 'en-CA', 'fr-CA'])('exist for each code in %s, K-15, CRD-060', (locale) => {
    expect(codes.filter((code) => subdivisionName(code, locale) === code)).toEqual([]);
    expect(new Set(codes.map((code) => subdivisionName(code, locale))).size).toBe(codes.length);
  });

  it('are in the language of the page, K-15', () => {
    expect(subdivisionName('BC', 'en-CA')).toBe('British Columbia');
    expect(subdivisionName('BC', 'fr-CA')).toBe('Colombie-Britannique');
    expect(subdivisionName('ON', 'fr-CA')).toBe('Ontario');
  });
});
