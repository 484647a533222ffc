import { useState } from 'react';
import { historyRestPaths, type GiftHistoryReply } from '@crema/shared-contracts';
import { toAppError, useDomainEvent, useHost, useResource, type AppError } from '@crema/remote-kit';

/** Reads the purchases of gifts page by page (ACC-060), and again when gifts were bought. */
export const useGiftHistory = () => {
  const { http } = useHost();
  const { resource, reload, set } = useResource<GiftHistoryReply>(historyRestPaths.gifts);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppError>();
  useDomainEvent('gift-purchased', reload);
  const value = resource.status === 'ready' ? resource.value : undefined;
  const loadMore = async (): Promise<void> => {
    if (!value?.nextCursor || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const query = new URLSearchParams({ cursor: value.nextCursor });
      const more = await http<GiftHistoryReply>(`${historyRestPaths.gifts}?${query.toString()}`);
      set({ ...more, orders: [...value.orders, ...more.orders] });
    } catch (cause) {
      setProblem(toAppError(cause));
    } finally {
      setBusy(false);
    }
  };
  return {
    orders: value?.orders,
    cursor: value?.nextCursor ?? null,
    isBusy,
    error: resource.status === 'failed' ? resource.error : problem,
    reload,
    loadMore: () => void loadMore(),
  };
};
