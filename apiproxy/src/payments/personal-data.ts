import { sql } from 'kysely';
import {
  internal,
  moneyStays,
  ofGuestPayments,
  ofMember,
  type PersonalData,
  secret,
} from '../personal-data/personal-data.ts';
import type { PaymentTables } from './payments.tables.ts';

/** D-119: the payment methods, addresses and payments of a member. The bank has the cards themselves. */
export const paymentsData: PersonalData<PaymentTables> = {
  payment_instrument: {
    about: ['Your payment methods, without full numbers.', 'Vos modes de paiement, sans numéros complets.'],
    exported: [
      'payment_method_id',
      'payment_type',
      'last_four',
      'account_name',
      'expiry_month',
      'expiry_year',
      'is_default',
      'address_id',
      'created_at',
      'removed_at',
    ],
    withheld: {
      instrument_id: 'The token of the card at the bank.',
      provider: internal,
      member_id: internal,
    },
    rowsOf: ofMember,
  },
  billing_address: {
    about: ['Your billing addresses.', 'Vos adresses de facturation.'],
    exported: [
      'address_id',
      'type',
      'first_name',
      'last_name',
      'phone_number',
      'line1',
      'line2',
      'city',
      'postal_code',
      'country_subdivision',
      'country',
      'created_at',
      'removed_at',
    ],
    withheld: { member_id: internal },
    rowsOf: ofMember,
  },
  payment_attempt: {
    about: [
      'Each payment and refund, with its result.',
      'Chaque paiement et remboursement, avec son résultat.',
    ],
    exported: [
      'purpose',
      'order_id',
      'amount_minor',
      'currency',
      'state',
      'error_code',
      'brand',
      'last_four',
      'created_at',
      'captured_at',
      'captured_minor',
    ],
    withheld: { reference: internal, provider: internal },
    rowsOf: ({
      memberId,
    }) => sql<boolean>`(order_id in (select order_id from orders where member_id = ${memberId})
      or order_id in (select order_id from order_payment where member_id = ${memberId})
      or order_id in (select reload_id from card_reload where member_id = ${memberId})
      or order_id in (select purchase_id from gift_purchase where member_id = ${memberId}))`,
    kept: moneyStays,
    guest: { rowsOf: ofGuestPayments('order_id') },
  },
  payment_refund: {
    about: ['Amounts that we gave back.', 'Les montants que nous avons remboursés.'],
    exported: ['amount_minor', 'currency', 'at', 'failed_at', 'paid_at'],
    withheld: { refund_id: internal, reference: internal },
    rowsOf: ({ memberId }) => sql<boolean>`reference in (select reference from payment_attempt
      where order_id in (select order_id from orders where member_id = ${memberId})
      or order_id in (select order_id from order_payment where member_id = ${memberId})
      or order_id in (select reload_id from card_reload where member_id = ${memberId})
      or order_id in (select purchase_id from gift_purchase where member_id = ${memberId}))`,
    kept: moneyStays,
    guest: {
      rowsOf: (guest) =>
        sql<boolean>`reference in (select reference from payment_attempt where ${ofGuestPayments('order_id')(guest)})`,
    },
  },
  payment_chargeback: {
    about: ['Payments that your bank took back.', 'Les paiements que votre banque a repris.'],
    exported: ['purpose', 'subject', 'amount_minor', 'booked_minor', 'at', 'returned_at', 'returned_minor'],
    withheld: { chargeback_id: internal, reference: internal },
    rowsOf: ({
      memberId,
    }) => sql<boolean>`(subject in (select order_id from orders where member_id = ${memberId})
      or subject in (select reload_id from card_reload where member_id = ${memberId})
      or subject in (select purchase_id from gift_purchase where member_id = ${memberId}))`,
    kept: moneyStays,
    guest: { rowsOf: ofGuestPayments('subject') },
  },
  paypal_approval: {
    about: ['PayPal accounts that you began to add.', 'Les comptes PayPal que vous avez commencé à ajouter.'],
    exported: ['state', 'is_default', 'payment_method_id', 'expires_at'],
    withheld: { approval_id: secret, member_id: internal },
    rowsOf: ofMember,
  },
  single_use_address: { reason: 'The address of a guest for one payment; no member is named.' },
  payment_event: { reason: 'The messages of the bank by their ids; the payments are exported.' },
  wallet_request: { reason: 'Ids of requests, so that none is done twice; deleted after a day.' },
};
