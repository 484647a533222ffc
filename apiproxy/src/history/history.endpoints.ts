import {
  historyRestPaths,
  type HistoryQuery,
  type HistoryReceipt,
  type HistoryReply,
  type HistoryTipChange,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reloadHistory, transferHistory } from '../cards/cards.public.ts';
import { giftHistory } from '../gifts/gifts.public.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { memberOf } from '../http/graphql/member-of.ts';
import { responses } from '../http/replies/reply-schemas.ts';
import { localeOf } from '../http/request-locale.ts';
import { orderHistory, setTip } from '../ordering/ordering.public.ts';
import { writeCursor } from './cursor.ts';
import type { HistoryReader, HistorySource } from './history-source.ts';
import { entryParams, historyQuery, historyReply, receiptReply, tipBody } from './history.schema.ts';
import { mergeSources } from './merge-sources.ts';
import { readWindow } from './read-window.ts';

const sources: readonly HistorySource[] = [orderHistory, reloadHistory, transferHistory, giftHistory];

export const readerOf = (request: FastifyRequest): HistoryReader => ({
  memberId: memberOf(request),
  locale: localeOf(request),
});
/** Nobody but this member may see it, and a browser shows it only while the server confirms it. */
export const keepPrivate = (reply: FastifyReply): void => {
  void reply.header('cache-control', 'private, no-store');
};

const splitId = (id: string): { readonly kind: string; readonly key: string } => {
  const dot = id.indexOf('.');
  return { kind: id.slice(0, Math.max(dot, 0)), key: id.slice(dot + 1) };
};
const findReceipt = async (deps: AppDeps, reader: HistoryReader, id: string): Promise<HistoryReceipt> => {
  const entry = splitId(id);
  const source = sources.find(({ kinds }) => kinds.includes(entry.kind));
  const receipt = await source?.receipt(deps, reader, entry);
  if (!receipt) throw createAppError('NOT_FOUND');
  return receipt;
};
/** Sets the tip of the order that the id names, and reads its receipt again. */
const changeTip = async (
  deps: AppDeps,
  reader: HistoryReader,
  { id, amountMinor }: HistoryTipChange & { readonly id: string },
): Promise<HistoryReceipt> => {
  const { kind, key } = splitId(id);
  if (kind !== 'order') throw createAppError('ORDER_NOT_FOUND');
  await setTip(deps, [`member:${reader.memberId}`], { orderId: key, tipAmountMinor: amountMinor });
  return findReceipt(deps, reader, id);
};
/** Validation would read null as 0, which deletes the tip, and true as 1. Throws VALIDATION for all but numbers. */
const assertAmount = async ({ body }: FastifyRequest): Promise<void> => {
  const amount: unknown = (body as Partial<HistoryTipChange> | null)?.amountMinor;
  if (typeof amount !== 'number') throw createAppError('VALIDATION', undefined, { field: 'amountMinor' });
};
const pathOf = (path: (id: string) => string) => path('').replace('//', '/:id/');

type Params = { readonly id: string };
/**
 * ACC-060, ACC-061, D-116: the history of the signed-in member, receipts, and the tip of an order (D-27). An entry of another
 * member is NOT_FOUND, or ORDER_NOT_FOUND for a tip.
 */
export const registerHistory = (app: FastifyInstance, deps: AppDeps): void => {
  app.get<{ Querystring: HistoryQuery }>(
    historyRestPaths.history,
    {
      schema: {
        summary: 'The history of the member',
        querystring: historyQuery,
        response: responses({ 200: historyReply }),
      },
    },
    async (request, reply): Promise<HistoryReply> => {
      const reader = readerOf(request);
      keepPrivate(reply);
      const window = readWindow(request.query, deps.clock.now());
      const { type, limit } = window;
      const asked = sources.filter(({ types }) => type === undefined || types.includes(type));
      const { entries, last } = await mergeSources(
        asked.map((source) => (most: number) => source.list(deps, reader, { ...window, limit: most })),
        limit,
      );
      return { entries, nextCursor: last ? writeCursor(last) : null };
    },
  );
  const response = responses({ 200: receiptReply });
  app.get<{ Params: Params }>(
    pathOf(historyRestPaths.receipt),
    { schema: { summary: 'The receipt of an entry of the history', params: entryParams, response } },
    async (request, reply): Promise<HistoryReceipt> => {
      keepPrivate(reply);
      return findReceipt(deps, readerOf(request), request.params.id);
    },
  );
  app.put<{ Params: Params; Body: HistoryTipChange }>(
    pathOf(historyRestPaths.tip),
    {
      schema: { summary: 'Changes the tip of an order', params: entryParams, body: tipBody, response },
      preValidation: assertAmount,
    },
    (request): Promise<HistoryReceipt> =>
      changeTip(deps, readerOf(request), { ...request.params, ...request.body }),
  );
  app.delete<{ Params: Params }>(
    pathOf(historyRestPaths.tip),
    { schema: { summary: 'Deletes the tip of an order', params: entryParams, response } },
    (request): Promise<HistoryReceipt> =>
      changeTip(deps, readerOf(request), { ...request.params, amountMinor: 0 }),
  );
};
