import { internal, ofMember, type PersonalData } from '../personal-data/personal-data.ts';
import type { StoreTables } from './stores.tables.ts';

/** D-119: the saved stores of a member. */
export const storesData: PersonalData<StoreTables> = {
  favorite_store: {
    about: ['Your favorite stores.', 'Vos cafés favoris.'],
    exported: ['store_number', 'added_at'],
    withheld: { member_id: internal },
    rowsOf: ofMember,
  },
  store: { reason: 'The stores.' },
  store_shared_facts: { reason: 'Special days and amenities of the stores.' },
  time_slot: { reason: 'The number of orders of a store at a time.' },
};
