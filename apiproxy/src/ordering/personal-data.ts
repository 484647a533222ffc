import { sql, type RawBuilder } from 'kysely';
import {
  internal,
  moneyStays,
  ofGuestOrders,
  ofMember,
  type PersonalData,
  secret,
} from '../personal-data/personal-data.ts';
import type { OrderingTables } from './ordering.tables.ts';

const ofOrder =
  (table: string) =>
  ({ memberId }: { readonly memberId: string }): RawBuilder<boolean> =>
    sql<boolean>`exists (
      select from orders own where own.order_id = ${sql.table(table)}.order_id and own.member_id = ${memberId})`;
const ofOwner = ({ memberId }: { readonly memberId: string }): RawBuilder<boolean> =>
  sql<boolean>`owner = ${`member:${memberId}`}`;

const guest = { rowsOf: ofGuestOrders };
const withoutContact = () => sql`first_name = '', email = '', phone_number = null, marketing_opt_in = false`;
const withoutSubmitter = () => sql`submission = submission - 'displayName' - 'guestContact'`;
const withoutDisplayName = () => sql`display_name = ''`;

/** D-119: the orders of a member, the prices that the member asked for, and what happened to each order. */
export const orderingData: PersonalData<OrderingTables> = {
  orders: {
    about: [
      'Your orders, with store, items and amounts.',
      'Vos commandes, avec le café, les articles et les montants.',
    ],
    exported: [
      'order_id',
      'order_number',
      'first_name',
      'email',
      'phone_number',
      'marketing_opt_in',
      'store_number',
      'store_name',
      'pickup_option',
      'consumption',
      'items',
      'summary',
      'offer',
      'star_tenths',
      'programme_version',
      'total_minor',
      'tip_minor',
      'currency',
      'locale',
      'slot_at',
      'placed_at',
      'ready_at',
      'receipt_mailed_at',
      'status',
    ],
    withheld: {
      order_token: secret,
      owner: internal,
      member_id: internal,
      estimates: 'What the store expected before the order was placed.',
      request_hash: secret,
      placed_on: internal,
    },
    rowsOf: ofMember,
    kept: {
      reason: 'D-160: orders are kept without the person.',
      emptied: withoutContact,
    },
    guest: { rowsOf: ofGuestOrders, emptied: withoutContact },
  },
  order_tender: {
    about: ['How each order was paid.', 'Le mode de paiement de chaque commande.'],
    exported: ['order_id', 'position', 'tender', 'amount_minor', 'label', 'returned_to'],
    withheld: { ref_id: internal },
    rowsOf: ofOrder('order_tender'),
    kept: moneyStays,
    guest,
  },
  order_transition: {
    about: [
      'When each order was placed, ready and picked up.',
      'Le moment où chaque commande a été passée, prête et remise.',
    ],
    exported: ['order_id', 'status', 'at'],
    rowsOf: ofOrder('order_transition'),
    kept: moneyStays,
    guest,
  },
  order_tip_change: {
    about: [
      'The tips of your orders and their changes.',
      'Les pourboires de vos commandes et leurs changements.',
    ],
    exported: ['order_id', 'revision', 'delta_minor', 'at'],
    rowsOf: ofOrder('order_tip_change'),
    kept: moneyStays,
    guest,
  },
  order_arrival: {
    about: [
      'Your arrivals at a store for curbside pickup.',
      'Vos arrivées à un café pour une remise en bordure de rue.',
    ],
    exported: ['order_id', 'stall_number', 'display_name', 'arrived_at', 'noticed_at'],
    rowsOf: ofOrder('order_arrival'),
    kept: { reason: 'A part of an order.', emptied: withoutDisplayName },
    guest: { rowsOf: ofGuestOrders, emptied: withoutDisplayName },
  },
  order_void: {
    about: ['Orders that were canceled, and why.', 'Les commandes annulées, et pourquoi.'],
    exported: ['order_id', 'reason'],
    rowsOf: ofOrder('order_void'),
    kept: moneyStays,
    guest,
  },
  order_payment: {
    about: [
      'Payments of orders that were not decided at once.',
      'Les paiements de commandes qui n’ont pas été décidés tout de suite.',
    ],
    exported: ['order_id', 'state', 'error_code', 'slot_at', 'created_at'],
    withheld: {
      reference: internal,
      owner: internal,
      member_id: internal,
      is_guest: internal,
      submission: 'It names payments by their ids in the system; the order has the same facts.',
      reason: 'The answer of a bank about its own rules.',
    },
    rowsOf: ofMember,
    kept: {
      reason: 'A record of money. The name for the cup is taken out.',
      emptied: withoutSubmitter,
    },
    guest: { rowsOf: ofGuestOrders, emptied: withoutSubmitter },
  },
  priced_order: {
    about: ['Carts whose price was worked out.', 'Les paniers dont le prix a été calculé.'],
    exported: [
      'order_id',
      'store_number',
      'items',
      'consumption',
      'pickup_option',
      'summary',
      'offer',
      'total_minor',
      'currency',
      'locale',
      'created_at',
      'expires_at',
    ],
    withheld: {
      owner: internal,
      is_guest: internal,
      sequence: internal,
      session_id: internal,
      content_hash: internal,
    },
    rowsOf: ofOwner,
    kept: { reason: 'An order refers to its price. A price without an order is deleted when it expires.' },
    guest,
  },
  member_cart: {
    about: [
      'The cart that goes with you from device to device.',
      'Le panier qui vous suit d’un appareil à l’autre.',
    ],
    exported: ['items', 'updated_at'],
    withheld: { member_id: internal, revision: internal },
    rowsOf: ofMember,
  },
  store_key: { reason: 'The keys of stores.' },
};
