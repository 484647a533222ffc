import {
  historyRestPaths,
  type HistoryQuery,
  type HistoryReceipt,
  type HistoryReply,
} from '@crema/shared-contracts';
import {
  historyEntryParams,
  historyQuery,
  historyReceipt,
  historyReply,
} from '@crema/shared-contracts/wire/history';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { memberOf } from '../http/graphql/member-of.ts';
import { responses } from '../http/replies/reply-schemas.ts';
import { localeOf } from '../http/request-locale.ts';
import { writeCursor } from './cursor.ts';
import type { HistoryReader } from './history-source.ts';
import { mergeSources } from './merge-sources.ts';
import { readWindow } from './read-window.ts';

/** The member who asks, with the language of the page. */
export const readerOf = (request: FastifyRequest): HistoryReader => ({
  memberId: memberOf(request),
  locale: localeOf(request),
});
/** Nobody but this member may see it, and a browser shows it only while the server confirms it. */
export const keepPrivate = (reply: FastifyReply): void => {
  void reply.header('cache-control', 'private, no-store');
};

export const splitId = (id: string): { readonly kind: string; readonly key: string } => {
  const dot = id.indexOf('.');
  return { kind: id.slice(0, Math.max(dot, 0)), key: id.slice(dot + 1) };
};
/** The receipt of an entry of the reader. Throws NOT_FOUND for any other. */
export const findReceipt = async (
  deps: AppDeps,
  reader: HistoryReader,
  id: string,
): Promise<HistoryReceipt> => {
  const entry = splitId(id);
  const source = deps.historySources.find(({ kinds }) => kinds.includes(entry.kind));
  const receipt = await source?.receipt(deps, reader, entry);
  if (!receipt) throw createAppError('NOT_FOUND');
  return receipt;
};
/** The route of an entry's path. */
export const pathOf = (path: (id: string) => string): string => path('').replace('//', '/:id/');

type Params = { readonly id: string };
/**
 * ACC-060, ACC-061, D-116: the history of the signed-in member, and receipts. An entry of another member is NOT_FOUND.
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
      const asked = deps.historySources.filter(({ types }) => type === undefined || types.includes(type));
      const { entries, last } = await mergeSources(
        asked.map((source) => (most: number) => source.list(deps, reader, { ...window, limit: most })),
        limit,
      );
      return { entries, nextCursor: last ? writeCursor(last) : null };
    },
  );
  const response = responses({ 200: historyReceipt });
  app.get<{ Params: Params }>(
    pathOf(historyRestPaths.receipt),
    { schema: { summary: 'The receipt of an entry of the history', params: historyEntryParams, response } },
    async (request, reply): Promise<HistoryReceipt> => {
      keepPrivate(reply);
      return findReceipt(deps, readerOf(request), request.params.id);
    },
  );
};
