import type { StoreSeed } from './seed-stores.ts';
import { allDay } from './store-kinds.ts';

/** The defaults of every fixture: a store that is always open and has every feature. */
export const defaults = {
  city: 'Chicago',
  region: 'IL',
  postal_code: '60602',
  country_code: 'US',
  phone: '+1 312 555 0100',
  ownership_type: 'CO',
  time_zone: 'America/Chicago',
  availability: 'READY',
  guest_ordering: true,
  curbside: 'AVAILABLE',
  stall_quantity: 4,
  svc_only: false,
  pickup_options: ['16', 'DT', 'CX'],
  amenities: ['16', 'DT', 'CX', 'WF', 'ST', 'PL', 'AC', 'LB', 'NB', 'CD', 'WA'],
  warning_labels: [],
  hours: allDay,
  holiday_pattern: 'always',
  slot_capacity: 100,
  lead_minutes: 5,
  price_tier: 0,
  assortment: 'full',
  fixture_error: null,
} as const satisfies Partial<StoreSeed>;
