import { defaultConfiguration, readConfiguration } from './configuration.ts';

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

  it.each([
    {
      because: 'a limit has bounds',
      overrides: { maximumItemAmount: 0 },
      says: 'configuration: maximumItemAmount: expected a number from 1 to 100',
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
  ])('is refused with the place of the fault: $because, PLT-013', ({ overrides, says }) => {
    expect(() => readConfiguration(overrides)).toThrow(says);
  });
});
