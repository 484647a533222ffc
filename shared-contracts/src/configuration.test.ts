import { defaultConfiguration, readConfiguration, type ConfigurationOverrides } from './configuration.ts';

describe('the configuration document', () => {
  it('has a default for everything, PLT-013', () => {
    const { configuration, flags } = readConfiguration();
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
    expect(flags.enableInAppDelivery).toBe(false);
  });

  it('takes single values from a deployment, PLT-013', () => {
    const { configuration, flags } = readConfiguration({
      maximumItemAmount: 5,
      flags: { enableMarriott: false },
    });
    expect(configuration.maximumItemAmount).toBe(5);
    expect(configuration.maximumModifierAmount).toBe(12);
    expect(flags.enableMarriott).toBe(false);
  });

  it('takes tiles with their placeholders and links to elsewhere', () => {
    const overrides = {
      mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
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
      because: 'there is no half item',
      overrides: { maximumItemAmount: 2.5 },
      says: 'configuration: maximumItemAmount: expected a whole number from 1 to 100',
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
      overrides: { flags: { enableMariott: true } } as never,
      says: 'configuration: flags.enableMariott: there is no such key',
    },
    {
      because: 'a flag is not switched but described',
      overrides: { flags: { enableMarriott: 'off' } } as never,
      says: 'configuration: flags.enableMarriott: expected true or false',
    },
    {
      because: 'flags are no list',
      overrides: { flags: ['enableMarriott'] } as never,
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
      because: 'tiles are no script',
      overrides: { mapTileUrl: 'javascript:x' },
      says: 'configuration: mapTileUrl: expected an address that begins with https:// or http://',
    },
    {
      because: 'a link leads to a page',
      overrides: { cardBalanceUrl: '//elsewhere.example' },
      says: 'configuration: cardBalanceUrl: expected a path like /menu, or an address',
    },
    {
      because: 'the document is no list',
      overrides: [] as never,
      says: 'configuration: expected an object',
    },
  ])('is refused with the place of the fault: $because, PLT-013', ({ overrides, says }) => {
    expect(() => readConfiguration(overrides)).toThrow(says);
  });
});
