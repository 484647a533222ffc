import type { LocalizedMessage } from '../i18n/messages.ts';
import { openStateNow } from './hours/hours-view.ts';
import type { StoreFacts } from './store.ts';

/** Names of every amenity code. The configuration's `public` list decides which are shown. */
export const amenityNames: Readonly<Record<string, LocalizedMessage>> = {
  GC: ['Guest ordering', 'Commande sans compte'],
  ON: ['Open now', 'Ouvert maintenant'],
  hrs24: ['Open 24 hours', 'Ouvert 24 heures'],
  WF: ['Wi-Fi', 'Wi-Fi'],
  ST: ['Seating', 'Places assises'],
  PL: ['Parking', 'Stationnement'],
  AC: ['Step-free access', 'Accès sans marche'],
  LB: ['Lunch menu', 'Menu du dîner'],
  NB: ['Nitro cold brew', 'Nitro infusé à froid'],
  CD: ['Cold foams', 'Mousses froides'],
  WA: ['Warmed food', 'Aliments réchauffés'],
  XO: ['Express order point', 'Point de commande express'],
  '16': ['In-store pickup', 'Cueillette au café'],
  DT: ['Drive-thru', 'Service au volant'],
  CX: ['Curbside pickup', 'Cueillette en bordure de rue'],
  '17': ['Order kiosk', 'Borne de commande'],
  CC: ['Cards only', 'Cartes seulement'],
};

/** Amenities computed from other facts at request time (LOC-022, D-53); not stored. */
const computed: Readonly<Record<string, (store: StoreFacts, now: Date) => boolean>> = {
  GC: ({ guestOrdering }) => guestOrdering,
  ON: (store, now) => openStateNow(store, now).isOpen,
  hrs24: (store, now) => openStateNow(store, now).isOpen24Hours,
};

export const hasFeature = (store: StoreFacts, code: string, now: Date): boolean =>
  Object.hasOwn(computed, code) ? computed[code]?.(store, now) === true : store.amenities.includes(code);

/** Codes shown to visitors: public and not computed. */
export const shownAmenities = (
  store: StoreFacts,
  now: Date,
  publicCodes: ReadonlySet<string>,
): readonly string[] =>
  Object.keys(amenityNames).filter(
    (code) => code !== 'ON' && publicCodes.has(code) && hasFeature(store, code, now),
  );
