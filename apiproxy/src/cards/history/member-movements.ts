import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../storage/database.ts';

/** Whether the member sees the card's entry: it is the member's card, and the entry is not an earlier owner's (decision 125). */
const isShown = (memberId: string, card: string, entry: string): Expression<SqlBool> =>
  sql<boolean>`(${sql.ref(`${card}.member_id`)} = ${memberId}
    and ${sql.ref(`${entry}.seq`)} > ${sql.ref(`${card}.hidden_through_seq`)})`;
/** The card's id while the member has it; a removed card has no page. */
const ownIdOf = (memberId: string, card: string) =>
  sql<string | null>`case when ${sql.ref(`${card}.member_id`)} = ${memberId}
    and ${sql.ref(`${card}.status`)} <> 'REMOVED' then ${sql.ref(`${card}.card_id`)} end`;

/**
 * The money that the member added to a card, also to one that somebody else has by now; and money that was added without a record of
 * who did it, to the cards that the member has.
 */
export const selectReloads = (db: Db, memberId: string) =>
  db
    .selectFrom('svc_ledger as movement')
    .innerJoin('svc_card as card', 'card.card_id', 'movement.card_id')
    .leftJoin('card_reload as reload', (join) =>
      join.onRef('reload.reload_id', '=', 'movement.ref_id').on('movement.ref_type', '=', 'reload'),
    )
    .where('movement.kind', 'in', ['RELOAD', 'AUTO_RELOAD'])
    .where((eb) =>
      eb.or([
        eb('reload.member_id', '=', memberId),
        eb.and([eb('reload.reload_id', 'is', null), isShown(memberId, 'card', 'movement')]),
      ]),
    )
    .select([
      'movement.at',
      'movement.kind',
      'movement.entry_id',
      'movement.amount_minor',
      'card.currency',
      'card.last4',
      'reload.payment_method_id',
      'reload.reference',
    ])
    .select(ownIdOf(memberId, 'card').as('own_card_id'))
    .select(sql<string>`'reload.' || movement.entry_id`.as('id'));

/** The transfers of which the member sees one of both cards. */
export const selectTransfers = (db: Db, memberId: string) =>
  db
    .selectFrom('svc_ledger as taken')
    .innerJoin('svc_ledger as given', (join) =>
      join
        .onRef('given.ref_id', '=', 'taken.ref_id')
        .on('given.ref_type', '=', 'transfer')
        .on('given.kind', '=', 'TRANSFER_IN'),
    )
    .innerJoin('svc_card as source', 'source.card_id', 'taken.card_id')
    .innerJoin('svc_card as target', 'target.card_id', 'given.card_id')
    .where('taken.ref_type', '=', 'transfer')
    .where('taken.kind', '=', 'TRANSFER_OUT')
    .where((eb) => eb.or([isShown(memberId, 'source', 'taken'), isShown(memberId, 'target', 'given')]))
    .select([
      'taken.at',
      'taken.ref_id',
      'given.amount_minor',
      'source.currency',
      'source.last4 as from_last4',
      'target.last4 as to_last4',
    ])
    .select([
      ownIdOf(memberId, 'source').as('from_card_id'),
      ownIdOf(memberId, 'target').as('to_card_id'),
      sql<string>`'transfer.' || taken.ref_id`.as('id'),
    ]);
