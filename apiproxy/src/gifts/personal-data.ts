import { sql } from 'kysely';
import {
  internal,
  ofGuestPurchases,
  ofMember,
  type PersonalData,
  secret,
} from '../personal-data/personal-data.ts';
import type { GiftTables } from './gifts.tables.ts';

const withoutSender = () => sql`gift_order = gift_order || '{"senderName": "", "senderEmail": ""}'::jsonb`;

/** D-119: the gifts that a member bought, and the ones that were sent to the member, who added them. */
export const giftsData: PersonalData<GiftTables> = {
  gift_purchase: {
    about: [
      'The gifts that you bought, with amount and payment.',
      'Les cadeaux que vous avez achetés, avec le montant et le paiement.',
    ],
    exported: [
      'purchase_id',
      'state',
      'error_code',
      'gift_order',
      'total_minor',
      'currency',
      'payment_label',
      'order_number',
      'created_at',
      'settled_at',
    ],
    withheld: {
      owner: internal,
      member_id: internal,
      request_hash: secret,
      reason: 'The answer of a bank about its own rules.',
      return_url: internal,
    },
    rowsOf: ofMember,
    kept: {
      reason: 'A record of money, and the gifts of other people. The sender is taken out.',
      emptied: withoutSender,
    },
    guest: { rowsOf: ofGuestPurchases, emptied: withoutSender },
  },
  gift: {
    about: [
      'Each gift that you sent or got, with its message.',
      'Chaque cadeau envoyé ou reçu, avec son message.',
    ],
    exported: [
      'gift_id',
      'purchase_id',
      'position',
      'product_number',
      'amount_minor',
      'message',
      'sender_name',
      'recipient_name',
      'recipient_email',
      'deliver_at',
      'time_zone',
      'state',
      'expires_at',
      'sent_at',
      'mailed_at',
      'claimed_at',
      'bounced_at',
    ],
    withheld: {
      token_hash: secret,
      claimed_by: internal,
      card_id: 'The card belongs to the recipient, who may be another person.',
      link_number: internal,
      mail_id: internal,
    },
    // A gift that was passed on has the address of another person; its card and entry are exported by cards.
    rowsOf: ({
      memberId,
      email,
    }) => sql<boolean>`(claimed_by = ${memberId} and lower(recipient_email) = ${email} or exists (
      select from gift_purchase purchase
      where purchase.purchase_id = gift.purchase_id and purchase.member_id = ${memberId}))`,
    kept: {
      reason: 'A record of money. The names and messages of gifts to other people are theirs.',
      emptied: ({ memberId, email }) => sql`
        sender_name = case when exists (select from gift_purchase purchase
          where purchase.purchase_id = gift.purchase_id and purchase.member_id = ${memberId}) then '' else sender_name end,
        recipient_name = case when lower(recipient_email) = ${email} then '' else recipient_name end,
        recipient_email = case when lower(recipient_email) = ${email} then '' else recipient_email end`,
    },
    // A gift that was sent to the address, too. A gift that a member of this address added is the member's.
    guest: {
      rowsOf: (
        guest,
      ) => sql<boolean>`(${ofGuestPurchases(guest)} or (lower(recipient_email) = ${guest.email} and state <> 'SCHEDULED'
        and not exists (select from member where member.member_id = gift.claimed_by and member.email = ${guest.email})))`,
      emptied: (guest) => sql`
        sender_name = case when ${ofGuestPurchases(guest)} then '' else sender_name end,
        recipient_name = case when lower(recipient_email) = ${guest.email} then '' else recipient_name end,
        recipient_email = case when lower(recipient_email) = ${guest.email} then '' else recipient_email end`,
    },
  },
  gift_earlier_link: { reason: 'Hashes of links that have ended, without a person.' },
};
