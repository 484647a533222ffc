import type { Configuration, Currency, Locale, StoreReply } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import { amenityNames, shownAmenities } from './amenities.ts';
import { viewHours } from './hours/hours-view.ts';
import { offeredPickups, pickupOptions } from './pickup.ts';
import type { StoreFacts } from './store.ts';

export interface StoreRelation {
  readonly isFavorite: boolean;
  readonly isPrevious: boolean;
  readonly recommendationReason: StoreReply['recommendationReason'];
}
export const noRelation: StoreRelation = {
  isFavorite: false,
  isPrevious: false,
  recommendationReason: null,
};

export interface ViewFacts {
  readonly now: Date;
  readonly locale: Locale;
  readonly configuration: Configuration;
  readonly relation?: StoreRelation;
  readonly distanceMetres?: number;
}
/** Fields that only GraphQL has; `facts` is input of resolvers that need a query. */
export interface StoreView extends StoreReply {
  readonly currency: Currency;
  readonly facts: StoreFacts;
}

const warningMessages: Readonly<Record<string, LocalizedMessage>> = {
  MO: ['Mobile orders only', 'Commandes mobiles seulement'],
  LM: ['Limited menu', 'Menu réduit'],
  ID: ['Ticket or badge needed to enter', 'Billet ou badge requis pour entrer'],
  CN: ['Construction at the entrance', 'Travaux à l’entrée'],
};

const addressOf = (store: StoreFacts): StoreReply['address'] => ({
  singleLine: `${store.street}, ${store.city}, ${store.region} ${store.postalCode}`,
  lines: [store.street, `${store.city}, ${store.region} ${store.postalCode}`],
  city: store.city,
  postalCode: store.postalCode,
  countrySubdivisionCode: store.region,
  countryCode: store.country,
});

const presentAmenities = (
  codes: readonly string[],
  messages: Readonly<Record<string, LocalizedMessage>>,
  locale: Locale,
) =>
  codes.flatMap((code) => {
    const found = messages[code];
    return found ? [{ code, name: messageIn(found, locale) }] : [];
  });

/** A store as visitors see it, in one language at one instant (LOC-032, LOC-033). */
export const viewStore = (
  store: StoreFacts,
  { now, locale, configuration, relation = noRelation, distanceMetres }: ViewFacts,
): StoreView => {
  const publicCodes = new Set(configuration.features.filter((row) => row.public).map(({ code }) => code));
  return {
    storeNumber: store.storeNumber,
    name: store.name,
    coordinates: { latitude: store.latitude, longitude: store.longitude },
    address: addressOf(store),
    phoneNumber: store.phone,
    ownershipTypeCode: store.ownershipType,
    timeZone: { timeZoneId: store.timeZone },
    mobileOrdering: {
      availability: store.availability,
      guestOrdering: store.guestOrdering,
      curbsideAvailability: store.curbside,
      stallQuantity: store.stallQuantity,
      svcOnly: store.svcOnly,
    },
    pickUpOptions: offeredPickups(store).map((code) => ({
      code,
      name: messageIn(pickupOptions[code].name, locale),
    })),
    warningLabels: presentAmenities(store.warningLabels, warningMessages, locale).map(({ code, name }) => ({
      code,
      label: name,
    })),
    amenities: presentAmenities(shownAmenities(store, now, publicCodes), amenityNames, locale),
    ...viewHours(store, now, locale),
    ...relation,
    distanceMetres: distanceMetres === undefined ? null : Math.round(distanceMetres),
    currency: store.currency,
    facts: store,
  };
};

/** The REST form: exactly the fields of the contract. */
export const toReply = ({ facts: _facts, currency: _currency, ...reply }: StoreView): StoreReply => reply;

declare module '../http/graphql/resolver-parents.ts' {
  interface ResolverParents {
    readonly Store: StoreView;
  }
}
