import { defaultConfiguration as configuration, defaultPlace, type Locale, type Market } from '../index.ts';

const { mapDefaults: chicago, mapDefaultsByLocale } = configuration;
const toronto = mapDefaultsByLocale['en-CA'];
const montreal = mapDefaultsByLocale['fr-CA'];

describe('the place that the locator shows before one is named, LOC-060', () => {
  it.each<[Locale, Market | undefined, object, string]>([
    ['en-US', undefined, chicago, 'nothing else is known of a visitor'],
    ['en-CA', undefined, toronto, 'the language is that of English Canada'],
    ['fr-CA', undefined, montreal, 'the language is that of Québec'],
    ['fr-CA', 'CA', montreal, 'market and language agree'],
    ['en-US', 'CA', toronto, 'the market comes from the account, the language decides words only'],
    ['fr-CA', 'US', chicago, 'the market comes from the account, the language decides words only'],
  ])('in %s for a member of %s: %j, because %s', (locale, market, view) => {
    expect(defaultPlace({ orderStore: undefined, market, locale, configuration })).toEqual({ view });
  });

  it('is the order store wherever one is chosen', () => {
    const orderStore = { storeNumber: '1001', name: 'Clark & Lake' };
    expect(defaultPlace({ orderStore, market: undefined, locale: 'fr-CA', configuration })).toEqual({
      view: montreal,
      store: orderStore,
    });
  });
});
