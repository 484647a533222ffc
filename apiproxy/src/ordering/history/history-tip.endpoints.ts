import { historyRestPaths, type HistoryReceipt, type HistoryTipChange } from '@crema/shared-contracts';
import { historyEntryParams, historyReceipt, historyTipChange } from '@crema/shared-contracts/wire/history';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findReceipt, type HistoryReader, pathOf, readerOf, splitId } from '../../history/history.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { setTip } from '../tips/change-tip.ts';

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

type Params = { readonly id: string };

/** D-27: the tip of an order in the history. An order of another member is ORDER_NOT_FOUND. */
export const registerHistoryTip = (app: FastifyInstance, deps: AppDeps): void => {
  const response = responses({ 200: historyReceipt });
  app.put<{ Params: Params; Body: HistoryTipChange }>(
    pathOf(historyRestPaths.tip),
    {
      schema: {
        summary: 'Changes the tip of an order',
        params: historyEntryParams,
        body: historyTipChange,
        response,
      },
      preValidation: assertAmount,
    },
    (request): Promise<HistoryReceipt> =>
      changeTip(deps, readerOf(request), { ...request.params, ...request.body }),
  );
  app.delete<{ Params: Params }>(
    pathOf(historyRestPaths.tip),
    { schema: { summary: 'Deletes the tip of an order', params: historyEntryParams, response } },
    (request): Promise<HistoryReceipt> =>
      changeTip(deps, readerOf(request), { ...request.params, amountMinor: 0 }),
  );
};
