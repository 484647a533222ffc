import { sql } from 'kysely';
import { internal, moneyStays, ofMember, type PersonalData, secret } from '../personal-data/personal-data.ts';
import type { CardTables } from './cards.tables.ts';

/** D-119: what cards stores about a member. A ledger has the entries since the card is the member's. */
export const cardsData: PersonalData<CardTables> = {
  card_design: { reason: 'The designs of cards.' },
  svc_card: {
    about: [
      'Your cards, with number, name and balance.',
      'Vos cartes, avec leur numéro, leur nom et leur solde.',
    ],
    exported: [
      'card_id',
      'last4',
      'nickname',
      'design',
      'is_digital',
      'is_primary',
      'status',
      'balance_minor',
      'currency',
      'created_at',
      'removed_at',
    ],
    withheld: {
      number_hash: secret,
      number_sealed: 'The number is money. The page of the card shows its barcode.',
      code_hash: secret,
      member_id: internal,
      was_primary: internal,
      hidden_through_seq: internal,
    },
    rowsOf: ofMember,
    kept: moneyStays,
  },
  svc_ledger: {
    about: [
      'What was added to your cards and paid with them.',
      'Ce qui a été ajouté à vos cartes et payé avec elles.',
    ],
    exported: [
      'entry_id',
      'card_id',
      'kind',
      'amount_minor',
      'balance_after_minor',
      'ref_type',
      'ref_id',
      'at',
    ],
    withheld: { seq: internal },
    rowsOf: ({ memberId }) => sql<boolean>`exists (
      select from svc_card card where card.card_id = svc_ledger.card_id and card.member_id = ${memberId}
        and svc_ledger.seq > card.hidden_through_seq)`,
    kept: moneyStays,
  },
  card_reload: {
    about: ['The amounts that you added to cards.', 'Les montants que vous avez ajoutés à des cartes.'],
    exported: [
      'reload_id',
      'card_id',
      'purpose',
      'amount_minor',
      'currency',
      'payment_method_id',
      'attempts',
      'state',
      'error_code',
      'created_at',
      'settled_at',
    ],
    withheld: {
      member_id: internal,
      reference: internal,
      return_url: internal,
      token_hash: secret,
      trigger_entry_id: internal,
    },
    rowsOf: ofMember,
    kept: moneyStays,
  },
  auto_reload: {
    about: [
      'Your cards that are reloaded by themselves, with amount and trigger.',
      'Vos cartes à recharge automatique, avec le montant et le seuil.',
    ],
    exported: ['card_id', 'payment_method_id', 'amount_minor', 'trigger_minor', 'status', 'consented_at'],
    withheld: { member_id: internal, is_armed: internal },
    rowsOf: ofMember,
  },
  card_token: { reason: 'It has the secrets of mailed links; the card is exported.' },
  card_guess: { reason: 'Its subjects are hashes of cards and addresses; no member is named.' },
};
