import { flags } from './flags.ts';
import { defaultConfiguration } from './configuration.ts';
import { readConfiguration, type ConfigurationOverrides } from './configuration-document.ts';

const { rewards } = defaultConfiguration;

describe('the configuration document', () => {
  it('has a default for everything, PLT-013', () => {
    const { configuration, flags: switched } = readConfiguration();
    expect(configuration).toEqual(defaultConfiguration);
    expect(configuration.maximumItemAmount).toBe(15);
    expect(configuration.securePayment.guestPaymentTokenMaxAge).toBe(300_000);
    expect(configuration.newPaymentOptionEnabled).toEqual({
      creditCard: true,
      giftCard: true,
      paypal: true,
      venmo: false,
      campusCard: false,
    });
    expect(configuration.enableInAppDelivery).toBe(false);
    // D-154: the balance check without signing in.
    expect(configuration.cardBalanceUrl).toBe('/card-balance');
    expect(switched.rememberMe).toBe(true);
  });

  it('begins the map in Chicago, searches from zoom 8 on and shows one store at zoom 15, D-50, LOC-014', () => {
    const { zoomThreshold, singleLocationZoom, mapDefaults } = defaultConfiguration;
    expect({ zoomThreshold, singleLocationZoom, mapDefaults }).toEqual({
      zoomThreshold: 8,
      singleLocationZoom: 15,
      mapDefaults: { lat: 41.8853, lng: -87.64, zoom: 13 },
    });
  });

  /** The keys that PLT-013 lists, each with a value of a wrong type. */
  const listed: Readonly<Record<string, unknown>> = {
    maximumItemAmount: '15',
    maximumModifierAmount: null,
    svcLoadOptions: 25,
    defaultSvcLoadOption: '25',
    giftAmountOptions: {},
    defaultGiftAmountOption: [],
    customAmountMin: true,
    customAmountMax: '100',
    cardBalanceUrl: 7,
    showBulkGiftBanner: 'no',
    unauthCardBalanceCheckEnabled: 1,
    newPaymentOptionEnabled: { creditCard: true },
    'newPaymentOptionEnabled.campusCard': 'yes',
    securePayment: {},
    'securePayment.guestPaymentTokenMaxAge': '300000',
    mostRecentOrderStaleAfter: -1,
    zoomThreshold: '8',
    singleLocationZoom: null,
    mapDefaults: { lat: 1, lng: 2 },
    'mapDefaults.lat': 91,
    'mapDefaults.lng': 181,
    'mapDefaults.zoom': '13',
    features: [{ code: 'GC', category: 'ordering', public: true }],
    productStaleAfter: 'soon',
    productRetryAfter: '30',
    enableInAppDelivery: 0,
    'rewards.starLevels': [25],
    'rewards.universalBenefitCards': [{ id: 'cake', enabled: true }],
    'rewards.partnerships': { marriott: true },
    'rewards.conditionsLinks': { aeroplan: '/a' },
    'rewards.inlineLinks': 'none',
    'stream.staleAfter': -5,
    'stream.enabledTypes': 'coupon',
    'stream.segmentTierId': 'two',
    'mapSourceCookie.name': 'a b',
    'mapSourceCookie.days': 0,
  };
  it.each(Object.entries(listed))('has a default for %s and refuses %j, PLT-013', (path, value) => {
    const [key = '', inner] = path.split('.');
    const whole = defaultConfiguration[key as keyof typeof defaultConfiguration];
    const defaultValue = inner ? (whole as Record<string, unknown>)[inner] : whole;
    expect(defaultValue).toBeDefined();
    const overrides = { [key]: inner ? { ...(whole as object), [inner]: value } : value };
    expect(() => readConfiguration(overrides)).toThrow(
      new RegExp(`^configuration: ${path.replace('.', '\\.')}`),
    );
    expect(() => readConfiguration({ [key]: whole })).not.toThrow();
  });

  it('is one document: no key is also a flag, PLT-013, D-165', () => {
    expect(Object.keys(defaultConfiguration).filter((key) => key in flags)).toEqual([]);
  });

  it.each([true, false])(
    'opens the pages of Marriott where its partnership is shown, and only there: %s, D-165',
    (marriott) => {
      const partnerships = { ...rewards.partnerships, marriott };
      const { flags: switched } = readConfiguration({ rewards: { ...rewards, partnerships } });
      expect(switched.enableMarriott).toBe(marriott);
      expect(() => readConfiguration({ flags: { enableMarriott: !marriott } as never })).toThrow(
        'configuration: flags.enableMarriott: there is no such key',
      );
    },
  );

  it('takes single values from a deployment, PLT-013', () => {
    const { configuration, flags: switched } = readConfiguration({
      maximumItemAmount: 5,
      flags: { welcomeOverlay: false },
    });
    expect(configuration.maximumItemAmount).toBe(5);
    expect(configuration.maximumModifierAmount).toBe(12);
    expect(switched.welcomeOverlay).toBe(false);
    expect(switched.rememberMe).toBe(true);
  });

  it('takes texts for codes that no page knows, CRD-090', () => {
    const overrides = { customerMessages: { '121099': { 'en-US': 'Call us.', 'fr-CA': 'Appelez-nous.' } } };
    expect(readConfiguration(overrides).configuration).toMatchObject(overrides);
  });

  it('takes tiles with their placeholders and links to elsewhere', () => {
    const overrides = {
      mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      mapTileAttributionUrl: 'https://tiles.example/terms',
      cardBalanceUrl: 'https://a.example/b',
    };
    expect(readConfiguration(overrides).configuration).toMatchObject(overrides);
  });

  it.each<{ because: string; overrides: ConfigurationOverrides; says: string }>([
    {
      because: 'a limit has bounds',
      overrides: { maximumItemAmount: 0 },
      says: 'configuration: maximumItemAmount: expected a whole number from 1 to 100',
    },
    {
      because: 'a zoom has bounds',
      overrides: { mapDefaults: { lat: 1, lng: 2, zoom: 40 } },
      says: 'configuration: mapDefaults.zoom: expected a number from 3 to 21',
    },
    {
      because: 'a list holds whole numbers',
      overrides: { svcLoadOptions: [10, '15'] as never },
      says: 'configuration: svcLoadOptions[1]: expected a whole number',
    },
    {
      because: 'a switch is true or false, PLT-013, ACC-021',
      overrides: { storageConsentRequired: 'yes' as never },
      says: 'configuration: storageConsentRequired: expected true or false',
    },
    {
      because: 'a text for a code is for one of our locales, CRD-090',
      overrides: { customerMessages: { '121099': { 'de-DE': 'Nein' } } },
      says: 'configuration: customerMessages: expected texts by locale (en-US, en-CA, fr-CA)',
    },
    {
      because: 'a text for a code is not empty, CRD-090',
      overrides: { customerMessages: { '121099': { 'en-US': ' ' } } },
      says: 'configuration: customerMessages.121099.en-US: expected a text that is not empty',
    },
    {
      because: 'there is no half item',
      overrides: { maximumItemAmount: 2.5 },
      says: 'configuration: maximumItemAmount: expected a whole number from 1 to 100',
    },
    {
      because: 'a Star price has a known label, RWD-022',
      overrides: { rewards: { ...rewards, starLevels: [{ stars: 25, label: 'cake' as never }] } },
      says: 'configuration: rewards.starLevels[0].label: expected one of customisation, discount, classics, handcrafted, meal, merchandise',
    },
    {
      because: 'a Star price is one of the programme, RWD-022',
      overrides: { rewards: { ...rewards, starLevels: [{ stars: 50, label: 'classics' }] } },
      says: 'configuration: rewards: expected starLevels in ascending order, each a Star price of the programme (25, 60, 100, 200, 300, 400)',
    },
    {
      because: 'Star prices ascend, RWD-022',
      overrides: {
        rewards: {
          ...rewards,
          starLevels: [
            { stars: 100, label: 'classics' },
            { stars: 25, label: 'customisation' },
          ],
        },
      },
      says: 'configuration: rewards: expected starLevels in ascending order, each a Star price of the programme (25, 60, 100, 200, 300, 400)',
    },
    {
      because: 'a key is misspelt',
      overrides: { maximumItemAmmount: 5 } as never,
      says: 'configuration: maximumItemAmmount: there is no such key',
    },
    {
      because: 'a key further in is misspelt',
      overrides: { mapDefaults: { lat: 1, lng: 2, zoom: 9, zom: 9 } } as never,
      says: 'configuration: mapDefaults.zom: there is no such key',
    },
    {
      because: 'a flag is unknown',
      overrides: { flags: { welcomOverlay: true } } as never,
      says: 'configuration: flags.welcomOverlay: there is no such key',
    },
    {
      because: 'a flag is not switched but described',
      overrides: { flags: { welcomeOverlay: 'off' } } as never,
      says: 'configuration: flags.welcomeOverlay: expected true or false',
    },
    {
      because: 'flags must not be a list',
      overrides: { flags: ['welcomeOverlay'] } as never,
      says: 'configuration: flags: expected an object',
    },
    {
      because: 'no token is younger than now',
      overrides: { securePayment: { guestPaymentTokenMaxAge: -1 } },
      says: 'configuration: securePayment.guestPaymentTokenMaxAge: expected a whole number from 1 to',
    },
    {
      because: 'least and most are swapped',
      overrides: { customAmountMin: 100, customAmountMax: 5 },
      says: 'configuration: customAmountMin: expected no more than customAmountMax',
    },
    {
      because: 'a default amount must be on offer',
      overrides: { defaultGiftAmountOption: 30 },
      says: 'configuration: defaultGiftAmountOption: expected one of giftAmountOptions',
    },
    {
      because: 'amounts on offer leave out the default',
      overrides: { svcLoadOptions: [10, 20] },
      says: 'configuration: defaultSvcLoadOption: expected one of svcLoadOptions',
    },
    {
      because: 'amounts are shown in their order',
      overrides: { svcLoadOptions: [25, 10] },
      says: 'configuration: svcLoadOptions[1]: expected more than the entry before',
    },
    {
      because: 'nothing is on offer',
      overrides: { giftAmountOptions: [] },
      says: 'configuration: giftAmountOptions: expected a list that is not empty',
    },
    {
      because: 'tiles must not be a script',
      overrides: { mapTileUrl: 'javascript:x' },
      says: 'configuration: mapTileUrl: expected an address that begins with https:// or http://, with {z}, {x} and {y}',
    },
    {
      because: 'tiles have a place, D-57',
      overrides: { mapTileUrl: 'https://tiles.example/map.png' },
      says: 'configuration: mapTileUrl: expected an address',
    },
    {
      because: 'the policy names the host of the tiles, D-57',
      overrides: { mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
      says: 'configuration: mapTileUrl: expected an address',
    },
    {
      because: 'the sources of the tiles lead to a page',
      overrides: { mapTileAttributionUrl: 'javascript:x' },
      says: 'configuration: mapTileAttributionUrl: expected a path like /menu, or an address',
    },
    {
      because: 'a link leads to a page',
      overrides: { cardBalanceUrl: '//elsewhere.example' },
      says: 'configuration: cardBalanceUrl: expected a path like /menu, or an address',
    },
    {
      because: 'the document must not be a list',
      overrides: [] as never,
      says: 'configuration: found no object; expected one such as { "flags": {} }',
    },
  ])('is refused with the place of the fault: $because, PLT-013', ({ overrides, says }) => {
    expect(() => readConfiguration(overrides)).toThrow(says);
  });
});
