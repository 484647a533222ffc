import { between, flag, integer, listOf, nullable, number, shape, text, type Guarded } from './guards.ts';
import { flags, type FlagName, type Flags } from './flags.ts';

const feature = shape({ filterable: flag, public: flag, category: text, code: text });
export const configurationGuard = shape({
  maximumItemAmount: between(1, 100),
  maximumModifierAmount: between(1, 100),
  svcLoadOptions: listOf(integer),
  defaultSvcLoadOption: integer,
  svcTriggerOptions: listOf(integer),
  giftAmountOptions: listOf(integer),
  defaultGiftAmountOption: integer,
  customAmountMin: integer,
  customAmountMax: integer,
  giftMaxRecipients: integer,
  giftMessageRequired: flag,
  cardBalanceUrl: text,
  showBulkGiftBanner: flag,
  unauthCardBalanceCheckEnabled: flag,
  newPaymentOptionEnabled: shape({
    creditCard: flag,
    giftCard: flag,
    paypal: flag,
    venmo: flag,
    campusCard: flag,
  }),
  securePayment: shape({ guestPaymentTokenMaxAge: integer }),
  mostRecentOrderStaleAfter: integer,
  zoomThreshold: between(3, 21),
  singleLocationZoom: between(3, 21),
  mapDefaults: shape({ lat: between(-90, 90), lng: between(-180, 180), zoom: between(3, 21) }),
  panThreshold: number,
  features: listOf(feature),
  productStaleAfter: integer,
  productRetryAfter: integer,
  enableInAppDelivery: flag,
  rewards: shape({ starLevels: listOf(integer), conditionsLinks: shape({ aeroplan: text, tdBank: text }) }),
  stream: shape({ staleAfter: integer, enabledTypes: listOf(text), segmentTierId: integer }),
  mapSourceCookie: shape({ name: text, days: integer }),
  googleMapsKey: nullable(text),
  mapTileUrl: nullable(text),
  mapTileAttribution: nullable(text),
  emailMaxLength: integer,
});
/** PLT-013: one typed document, validated on load. Durations are milliseconds, money amounts whole units of the market's currency. */
export type Configuration = Guarded<typeof configurationGuard>;

const amenity = (category: string, code: string, isPublic = true) => ({
  filterable: isPublic,
  public: isPublic,
  category,
  code,
});

/** The values of decisions.md; a deployment overrides single fields. */
export const defaultConfiguration: Configuration = {
  maximumItemAmount: 15,
  maximumModifierAmount: 12,
  svcLoadOptions: [10, 15, 25, 50, 75, 100],
  defaultSvcLoadOption: 25,
  svcTriggerOptions: [5, 10, 15, 25],
  giftAmountOptions: [10, 15, 25, 50, 100],
  defaultGiftAmountOption: 25,
  customAmountMin: 5,
  customAmountMax: 100,
  giftMaxRecipients: 10,
  giftMessageRequired: false,
  cardBalanceUrl: '/account/cards',
  showBulkGiftBanner: false,
  unauthCardBalanceCheckEnabled: true,
  newPaymentOptionEnabled: {
    creditCard: true,
    giftCard: true,
    paypal: true,
    venmo: false,
    campusCard: false,
  },
  securePayment: { guestPaymentTokenMaxAge: 300_000 },
  mostRecentOrderStaleAfter: 2 * 60 * 60 * 1000,
  zoomThreshold: 8,
  singleLocationZoom: 15,
  mapDefaults: { lat: 41.8853, lng: -87.64, zoom: 13 },
  panThreshold: 0.25,
  features: [
    amenity('ordering', 'GC'),
    amenity('ordering', 'ON'),
    amenity('hours', 'hrs24'),
    amenity('comfort', 'WF'),
    amenity('comfort', 'ST'),
    amenity('comfort', 'PL'),
    amenity('comfort', 'AC'),
    amenity('menu', 'LB'),
    amenity('menu', 'NB'),
    amenity('menu', 'CD'),
    amenity('menu', 'WA'),
    ...['XO', '16', 'DT', 'CX', '17', 'CC'].map((code) => amenity('hidden', code, false)),
  ],
  productStaleAfter: 10 * 60 * 1000,
  productRetryAfter: 30 * 1000,
  enableInAppDelivery: false,
  rewards: {
    starLevels: [25, 100, 200, 300, 400],
    conditionsLinks: { aeroplan: '/rewards/partnerships/aeroplan', tdBank: '/rewards/partnerships/td' },
  },
  stream: {
    staleAfter: 5 * 60 * 1000,
    enabledTypes: ['information', 'coupon', 'onboarding', 'birthday', 'expiringStars', 'tierExpiry'],
    segmentTierId: 2,
  },
  mapSourceCookie: { name: 'map_source', days: 30 },
  googleMapsKey: null,
  mapTileUrl: null,
  mapTileAttribution: null,
  emailMaxLength: 50,
};

export type ConfigurationOverrides = Partial<Configuration> & {
  readonly flags?: Partial<Record<FlagName, boolean>>;
};

/** Lays overrides over the defaults; throws with the path of the first value that does not fit. */
export const readConfiguration = (
  overrides: ConfigurationOverrides = {},
): { configuration: Configuration; flags: Flags } => {
  const { flags: switched = {}, ...values } = overrides;
  const configuration = { ...defaultConfiguration, ...values };
  const broken = configurationGuard(configuration);
  if (broken) throw new Error(`configuration: ${broken}`);
  return { configuration, flags: { ...flags, ...switched } };
};
