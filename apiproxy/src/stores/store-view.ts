import type { Configuration, Currency, Locale, StoreReply, StoreSummary } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import { addressLines } from './address.ts';
import { shownAmenities } from './amenities.ts';
import { viewHours } from './hours/hours-view.ts';
import { createMinuteCache } from './hours/minute-cache.ts';
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
  singleLine: addressLines(store).join(', '),
  lines: [...addressLines(store)],
  city: store.city,
  postalCode: store.postalCode,
  countrySubdivisionCode: store.region,
  countryCode: store.country,
});

/** The fields that are the same for every visitor of one language in one minute. */
type SharedView = Omit<StoreView, keyof StoreRelation | 'distanceMetres'>;

const buildView = (store: StoreFacts, { now, locale, configuration }: ViewFacts): SharedView => ({
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
  warningLabels: store.warningLabels.flatMap((code) => {
    const label = warningMessages[code];
    return label ? [{ code, label: messageIn(label, locale) }] : [];
  }),
  amenities: shownAmenities(store, now, configuration.features).map(({ code, name }) => ({
    code,
    name: messageIn(name, locale),
  })),
  ...viewHours(store, now, locale),
  currency: store.currency,
  facts: store,
});

/** The stores of a large city in each language; a view takes about 2 KB. */
const maxViews = 5_000;
const createViews = () => {
  const cacheOf = () => createMinuteCache<StoreFacts, SharedView>(maxViews);
  const views = new Map<Locale, ReturnType<typeof cacheOf>>();
  return (store: StoreFacts, facts: ViewFacts): SharedView => {
    const cache = views.get(facts.locale) ?? cacheOf();
    views.set(facts.locale, cache);
    return cache(facts.now, store, () => buildView(store, facts));
  };
};
const viewsOf = new WeakMap<Configuration, ReturnType<typeof createViews>>();
const sharedView = (store: StoreFacts, facts: ViewFacts): SharedView => {
  const views = viewsOf.get(facts.configuration) ?? createViews();
  viewsOf.set(facts.configuration, views);
  return views(store, facts);
};

const rounded = (metres: number | undefined) => (metres === undefined ? null : Math.round(metres));

/**
 * A store as visitors see it, in one language at one instant (LOC-032, LOC-033). The fields that visitors share are
 * computed once per minute and language.
 */
export const viewStore = (store: StoreFacts, facts: ViewFacts): StoreView => ({
  ...sharedView(store, facts),
  ...(facts.relation ?? noRelation),
  distanceMetres: rounded(facts.distanceMetres),
});

/** The present or next interval and the one after it: a list is shown for hours, not for days. */
const listedIntervals = 2;

/** The fields of a card that visitors share; details have the others (LOC-030). */
const summaryOf = ({ address, mobileOrdering, ...view }: SharedView) => ({
  storeNumber: view.storeNumber,
  name: view.name,
  coordinates: view.coordinates,
  address: { lines: address.lines, city: address.city, countryCode: address.countryCode },
  ownershipTypeCode: view.ownershipTypeCode,
  timeZone: view.timeZone,
  mobileOrdering: {
    availability: mobileOrdering.availability,
    guestOrdering: mobileOrdering.guestOrdering,
    curbsideAvailability: mobileOrdering.curbsideAvailability,
    ...(mobileOrdering.svcOnly && { svcOnly: true }),
  },
  pickUpOptions: view.pickUpOptions,
  warningLabels: view.warningLabels,
  openIntervals: view.openIntervals.slice(0, listedIntervals),
  isOpen24Hours: view.isOpen24Hours,
});

type OwnField = keyof StoreRelation | 'distanceMetres';
const sharedFields = {
  card: summaryOf satisfies (view: SharedView) => Omit<StoreSummary, OwnField>,
  whole: ({ facts: _facts, currency: _currency, ...view }): Omit<StoreReply, OwnField> => view,
} as const satisfies Record<string, (view: SharedView) => object>;
export type StoreForm = keyof typeof sharedFields;

const texts = new WeakMap<SharedView, Partial<Record<StoreForm, string>>>();
/** The JSON of the shared fields without the closing brace, made once per minute and language. */
const sharedText = (view: SharedView, form: StoreForm): string => {
  const known = texts.get(view) ?? {};
  texts.set(view, known);
  return (known[form] ??= JSON.stringify(sharedFields[form](view)).slice(0, -1));
};
const noRelationText = JSON.stringify(noRelation).slice(1, -1);

/** The JSON of a StoreSummary (card) or a StoreReply (whole): only what belongs to the visitor is serialised for each request. */
export const storeText = (store: StoreFacts, facts: ViewFacts, form: StoreForm): string => {
  const { relation = noRelation } = facts;
  // null also for a distance that is not a number: from a position such as 1e999.
  const distance = JSON.stringify(rounded(facts.distanceMetres));
  const own = relation === noRelation ? noRelationText : JSON.stringify(relation).slice(1, -1);
  return `${sharedText(sharedView(store, facts), form)},${own},"distanceMetres":${distance}}`;
};

declare module '../http/graphql/resolver-parents.ts' {
  interface ResolverParents {
    readonly Store: StoreView;
  }
}
