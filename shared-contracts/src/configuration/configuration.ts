import {
  between,
  nonEmptyString,
  boolean,
  array,
  nullable,
  optional,
  pattern,
  picklist,
  recordOf,
  string,
  type Validated,
} from '../validation/value-validators.ts';
import {
  ascending,
  strictObject,
  duration,
  link,
  webLink,
  tileUrl,
  integerBetween,
} from './configuration-validators.ts';
import { cardBrands } from '../rest/payment-names.ts';
import { earningWays, rewardLabels, universalBenefits } from './programme.ts';
import { textLimits } from '../input/validators.ts';

const amount = integerBetween(1, 10_000);
const feature = strictObject({
  filterable: boolean,
  public: boolean,
  category: string,
  code: nonEmptyString,
});
const view = strictObject({ lat: between(-90, 90), lng: between(-180, 180), zoom: between(3, 21) });
export const validateConfiguration = strictObject({
  maximumItemAmount: integerBetween(1, 100),
  maximumModifierAmount: integerBetween(1, 100),
  svcLoadOptions: ascending(amount),
  defaultSvcLoadOption: amount,
  svcTriggerOptions: ascending(amount),
  giftAmountOptions: ascending(amount),
  defaultGiftAmountOption: amount,
  customAmountMin: amount,
  customAmountMax: amount,
  giftMaxRecipients: integerBetween(1, 100),
  giftMessageRequired: boolean,
  /** D-72: gifts can also be passed on in a Facebook message; the sender gets the link. */
  giftSocialDelivery: boolean,
  cardBalanceUrl: link,
  showBulkGiftBanner: boolean,
  unauthCardBalanceCheckEnabled: boolean,
  /** The kinds of payment methods that a member can add (CRD-051). */
  newPaymentOptionEnabled: strictObject({
    creditCard: boolean,
    /** A stored-value card. */
    giftCard: boolean,
    paypal: boolean,
    /** Nobody can add these two. A stored one is charged while its kind is on, and listed read-only otherwise (D-97). */
    venmo: boolean,
    campusCard: boolean,
  }),
  securePayment: strictObject({ guestPaymentTokenMaxAge: duration(1) }),
  /** The stores' countries and the brands of cards for which a guest's order needs a billing address (ORD-123). */
  guestBillingAddress: strictObject({
    markets: array(picklist('US', 'CA')),
    paymentTypes: array(picklist(...cardBrands)),
  }),
  mostRecentOrderStaleAfter: duration(),
  /** The zoom level below which the map's area cannot be searched (LOC-014). */
  zoomThreshold: between(3, 21),
  /** The zoom level of the map for a single result (LOC-014). */
  singleLocationZoom: between(3, 21),
  mapDefaults: view,
  /**
   * The first map view of visitors in Canada, by language; `mapDefaults` is the view of all other visitors
   * (LOC-060).
   */
  mapDefaultsByLocale: strictObject({ 'en-CA': view, 'fr-CA': view }),
  /** The share of the window that the map moves before its area can be searched (LOC-013, D-54). */
  panThreshold: between(0, 1),
  features: array(feature),
  productStaleAfter: duration(),
  productRetryAfter: duration(),
  /** Whether the menu offers delivery by `deliveryPartner` (ORD-061). */
  enableInAppDelivery: boolean,
  /**
   * The partner who delivers, the partner's page for orders, and the countries where it delivers (D-23). Without it delivery is not offered. Optional: a host
   * of an earlier release has none.
   */
  deliveryPartner: optional(
    strictObject({ name: nonEmptyString, url: webLink, markets: array(picklist('US', 'CA')) }),
  ),
  /** The way in which orders earn Stars (D-149). */
  programmeVersion: picklist(...earningWays),
  rewards: strictObject({
    /** The Star prices on the rewards page, each with the label of its Reward (RWD-022). */
    starLevels: array(strictObject({ stars: amount, label: picklist(...rewardLabels) })),
    /** Benefits of every level on the member's page, in display order. */
    universalBenefitCards: array(strictObject({ id: picklist(...universalBenefits), enabled: boolean })),
    /** The partners that are shown (RWD-040). */
    partnerships: strictObject({
      deltaSkymiles: boolean,
      aeroplan: boolean,
      bankOfAmerica: boolean,
      tdBank: boolean,
      marriott: boolean,
    }),
    /** The pages with the conditions of these partners. */
    conditionsLinks: strictObject({ aeroplan: link, tdBank: link }),
    /** The pages that the texts of these partners' terms link (RWD-040). */
    inlineLinks: strictObject({ aeroplan: link, tdBank: link }),
  }),
  /**
   * The hosts, without port, of the partner's pages to which members may be sent (D-133). Optional: a host of an earlier release has none.
   */
  partnerHosts: optional(array(pattern(/^[\w.-]+$/))),
  stream: strictObject({
    /** Milliseconds after which the feed is requested again (ENG-006). */
    staleAfter: duration(),
    /** The types of items that the feed shows (ENG-009). */
    enabledTypes: array(nonEmptyString),
    /** The level that a segment has to include to be shown (ENG-009). */
    segmentTierId: integerBetween(0, 100),
  }),
  /** Whether browsers keep an offline page; `false` also deletes the page that a browser already keeps. */
  serviceWorker: boolean,
  /** The cookie of a visit that began on a map, and the days after which it ends (ENG-041). */
  mapSourceCookie: strictObject({ name: pattern(/^[\w-]+$/), days: integerBetween(1, 400) }),
  /** A browser key of the Google Maps Platform: with it the locator's map is Google's (LOC-015). */
  googleMapsKey: nullable(nonEmptyString),
  /** The map ID of that key's project, which names the map's style; without it Google's own ID for trials is used. */
  googleMapId: optional(nonEmptyString),
  /** The pictures of a tile server, which replace the built-in base map, and the sources that the map names for them (D-57). */
  mapTileUrl: nullable(tileUrl),
  mapTileAttribution: nullable(nonEmptyString),
  /** The page to which the name of those sources leads; many tile servers ask for such a link. Optional: a host of an earlier release has none. */
  mapTileAttributionUrl: optional(link),
  /**
   * The officer for the protection of personal information, for the privacy notice (Law 25, Québec): the address of a mailbox, a postal
   * address, and the person's name if it is published. Optional: a host of an earlier release has none.
   */
  privacyOfficer: optional(
    strictObject({
      name: optional(nonEmptyString),
      email: pattern(/^[^\s@]+@[^\s@]+$/),
      address: nonEmptyString,
    }),
  ),
  /** Where finders of weaknesses write to, as `mailto:` or a web address, for /.well-known/security.txt; without it the file is missing. */
  securityContact: optional(pattern(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)),
  emailMaxLength: integerBetween(6, 254),
  /** Whether a new account has to agree to the conditions under which its data is stored (ACC-021). */
  storageConsentRequired: boolean,
  /**
   * Whether a visitor of a campaign's link (`match-id`) is asked, unticked, if the campaign may hear of the new account; the server
   * reports it to `CONVERSION_URLS` (L-62). Optional: a host of an earlier release has none.
   */
  campaignMeasurement: optional(boolean),
  /**
   * Texts for error codes, such as { "121099": { "en-US": "…" } }, which replace the page's own, also for codes that the page
   * does not know (CRD-090). Optional: a host of an earlier release has none.
   */
  customerMessages: optional(recordOf(recordOf(nonEmptyString))),
  /** Whether a person moves orders at the store board, instead of a job (D-145). Optional: a host of an earlier release has none. */
  storeBoard: optional(boolean),
  /**
   * The minutes after which a ready order counts as picked up where nobody moves it: the store board is off, or the store has no key
   * (L-21). Optional: a host of an earlier release has none.
   */
  pickedUpAfterMinutes: optional(integerBetween(1, 720)),
  /** The pages of our apps in the stores, once there are apps (ENG-042). Optional: a host of an earlier release has none. */
  mobileApps: optional(strictObject({ appStore: link, googlePlay: link })),
  /** Whether the price of an order names each tax (ORD-080). Optional: a host of an earlier release has none. */
  enableTransparentPricing: optional(boolean),
  /** Whether a member's devices share one cart (D-38). Optional: a host of an earlier release has none. */
  memberCart: optional(boolean),
});
/** PLT-013: one typed document, validated on load. Durations are milliseconds, money amounts whole units of the market's currency. */
export type Configuration = Validated<typeof validateConfiguration>;

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
  giftSocialDelivery: false,
  cardBalanceUrl: '/card-balance',
  privacyOfficer: { email: 'privacy@example.com', address: '1 Example Street, Montréal (Québec) H2X 0A1' },
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
  guestBillingAddress: { markets: ['CA'], paymentTypes: ['amex'] },
  mostRecentOrderStaleAfter: 2 * 60 * 60 * 1000,
  zoomThreshold: 8,
  singleLocationZoom: 15,
  mapDefaults: { lat: 41.8853, lng: -87.64, zoom: 13 },
  mapDefaultsByLocale: {
    'en-CA': { lat: 43.6532, lng: -79.3832, zoom: 12 },
    'fr-CA': { lat: 45.5019, lng: -73.5674, zoom: 12 },
  },
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
  programmeVersion: 'levels',
  rewards: {
    starLevels: [
      { stars: 25, label: 'customisation' },
      { stars: 100, label: 'classics' },
      { stars: 200, label: 'handcrafted' },
      { stars: 300, label: 'meal' },
      { stars: 400, label: 'merchandise' },
    ],
    universalBenefitCards: universalBenefits.map((id) => ({ id, enabled: true })),
    partnerships: { deltaSkymiles: true, aeroplan: true, bankOfAmerica: true, tdBank: true, marriott: true },
    conditionsLinks: { aeroplan: '/legal/terms', tdBank: '/legal/terms' },
    inlineLinks: { aeroplan: '/help', tdBank: '/help' },
  },
  partnerHosts: ['localhost'],
  stream: {
    staleAfter: 5 * 60 * 1000,
    enabledTypes: ['information', 'coupon', 'onboarding', 'birthday', 'expiringStars', 'tierExpiry'],
    segmentTierId: 2,
  },
  serviceWorker: true,
  mapSourceCookie: { name: 'map_source', days: 30 },
  googleMapsKey: null,
  mapTileUrl: null,
  mapTileAttribution: null,
  emailMaxLength: textLimits.customerEmail,
  storageConsentRequired: false,
  customerMessages: {},
  storeBoard: false,
  pickedUpAfterMinutes: 15,
  enableTransparentPricing: true,
  memberCart: true,
};
