import { restPaths, toMajorUnits, type Locale } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { LedgerEntry, TransactionType } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { pageLocaleOf } from '../../http/request-locale.ts';
import { csvCell, csvNumber, csvTable, csvTime } from '../../i18n/csv.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { findOwnCard } from '../card-store.ts';
import type { LedgerKind } from '../cards.tables.ts';
import { readAll, zoneOf } from './transactions.ts';

const types = ['PURCHASE', 'MONEY_ADDED', 'TRANSFER', 'OTHER'] as const satisfies readonly TransactionType[];
const query = Type.Object({
  cardId: Type.String({ minLength: 1, maxLength: 64 }),
  type: Type.Optional(Type.Union(types.map((type) => Type.Literal(type)))),
  timeZone: Type.Optional(Type.String()),
});
const limit: AttemptLimit = { name: 'transactions-csv', max: 30, windowMs: 60_000 };

const columns: readonly LocalizedMessage[] = [
  ['Date', 'Date'],
  ['Type', 'Type'],
  ['Store', 'Café'],
  ['Order', 'Commande'],
  ['Amount', 'Montant'],
  ['Balance', 'Solde'],
  ['Currency', 'Devise'],
];
const kindNames = {
  ISSUE: ['Opening balance', 'Solde initial'],
  RELOAD: ['Money added', 'Ajout d’argent'],
  AUTO_RELOAD: ['Auto reload', 'Rechargement automatique'],
  ORDER: ['Purchase', 'Achat'],
  TRANSFER_IN: ['Transfer in', 'Transfert reçu'],
  TRANSFER_OUT: ['Transfer out', 'Transfert envoyé'],
  GIFT: ['Gift', 'Cadeau'],
  REFUND: ['Refund', 'Remboursement'],
  CHARGEBACK: ['Chargeback', 'Rejet de débit'],
  CHARGEBACK_RETURN: ['Chargeback returned', 'Rejet de débit annulé'],
} as const satisfies Record<LedgerKind, LocalizedMessage>;

const nameOf = (kind: string, locale: Locale): string =>
  Object.hasOwn(kindNames, kind) ? messageIn(kindNames[kind as LedgerKind], locale) : kind;
interface CsvContext {
  readonly locale: Locale;
  /** The addresses of orders begin with it. */
  readonly origin: string;
  readonly timeZone: string;
}
/** The entry, with the store and the address of the order that it belongs to (K-17). */
const rowOf = (
  { at, kind, amount, balanceAfter, order }: LedgerEntry,
  { locale, origin, timeZone }: CsvContext,
): readonly string[] => [
  csvTime(at, timeZone),
  csvCell(nameOf(kind, locale)),
  csvCell(order?.storeName ?? ''),
  csvCell(order ? `${origin}/menu/order/${order.orderId}` : ''),
  csvNumber(toMajorUnits(amount).toFixed(2), locale),
  csvNumber(toMajorUnits(balanceAfter).toFixed(2), locale),
  amount.currency,
];

const renderCsv = (entries: readonly LedgerEntry[], context: CsvContext): string =>
  csvTable(
    [
      columns.map((column) => csvCell(messageIn(column, context.locale))),
      ...entries.map((entry) => rowOf(entry, context)),
    ],
    context.locale,
  );

/** The member's own transactions as a file. Another member's card is CARD_NOT_FOUND. */
export const registerTransactionsCsv = (app: FastifyInstance, deps: AppDeps): void => {
  app.get<{ Querystring: { cardId: string; type?: TransactionType; timeZone?: string } }>(
    restPaths.transactionsCsv,
    {
      schema: {
        summary: 'The transactions of a card, as CSV',
        querystring: query,
        response: responses({ 200: Type.String() }),
      },
    },
    async (request, reply) => {
      const memberId = memberOf(request);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit, subject: memberId }]);
      const { cardId, type, timeZone } = request.query;
      const card = await findOwnCard(deps.db, memberId, cardId);
      if (!card) throw createAppError('CARD_NOT_FOUND');
      const entries = await readAll(deps.db, card, { type, timeZone });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="crema-${card.last4}.csv"`)
        .send(
          renderCsv(entries, {
            locale: pageLocaleOf(request),
            origin: deps.publicOrigin,
            timeZone: zoneOf({ timeZone }),
          }),
        );
    },
  );
};
