import { withoutTracking } from '../index.ts';

describe('the query of a page without tracking parameters, PLT-021', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?store=1001', '?store=1001'],
    ['?fbclid=IwAR0', ''],
    ['?gclid=a&gad_source=1&gad_campaignid=2&gbraid=x', ''],
    ['?msclkid=a', ''],
    ['?utm_source=mail&utm_medium=x&utm_campaign=y&utm_id=1', ''],
    ['?UTM_Source=mail', ''],
    ['?utm_source', ''],
    ['?store=1001&fbclid=a&options=a*1', '?store=1001&options=a*1'],
    ['?place=Montr%C3%A9al+QC&utm_term=caf%C3%A9', '?place=Montr%C3%A9al+QC'],
    ['?utm=1&clid=2&gclidx=3', '?utm=1&clid=2&gclidx=3'],
  ])('of %s is %s', (search, read) => {
    expect(withoutTracking(search)).toBe(read);
  });
});
