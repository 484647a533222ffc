import { useEffect, useEffectEvent } from 'react';
import { fetchStateOf, skipToken, useOrderStore, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { GetStoreTimeSlotsDocument } from '../../../../generated/operations.ts';
import { toWireCode } from '../../../facts/pick-up-codes.ts';
import { selectFulfilment, selectIsProcessing } from '../../../facts/order.selectors.ts';
import { slotLost } from '../fulfilment.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../../state/ordering.hooks.ts';
import { isFree } from './slots.rules.ts';

/** Slots pass and fill up by the minute. */
const slotsMaxAgeMs = 60_000;

/**
 * The slots of the order store for the chosen pickup option (ORD-063): requested again every minute, and when the chosen one was
 * lost. A chosen slot that they do not offer, after a change of store or pickup option, or because it is full or too close, is
 * lost (ORD-064). While an order is being placed no slots are requested: its own slot is taken then.
 */
export const useTimeSlots = () => {
  const dispatch = useAppDispatch();
  const storeNumber = useOrderStore()?.storeNumber;
  const { pickUp, slotStartsAt, lostSlot } = useAppSelector(selectFulfilment);
  const isProcessing = useAppSelector(selectIsProcessing);
  const isAsked = storeNumber !== undefined && !isProcessing;
  const { data, previousData, loading, error, refetch } = useQuery(
    GetStoreTimeSlotsDocument,
    isAsked
      ? {
          variables: { storeNumber, pickUpOption: toWireCode(pickUp) },
          fetchPolicy: 'cache-and-network',
          pollInterval: slotsMaxAgeMs,
        }
      : skipToken,
  );
  const retry = () => void refetch().catch(() => undefined);
  const reload = useEffectEvent(() => {
    if (!isProcessing) retry();
  });
  const lost = lostSlot?.startsAt;
  useEffect(() => {
    if (lost !== undefined) reload();
  }, [lost]);
  const request = fetchStateOf({
    data: (data ?? previousData)?.storeByNumber.scheduledOrdering,
    error,
    loading: loading || !isAsked,
  });
  const current = request.status === 'loaded' ? data?.storeByNumber.scheduledOrdering : undefined;
  const isInvalid =
    current !== undefined && slotStartsAt !== undefined && !isFree(current.slots, slotStartsAt);
  useEffect(() => {
    if (isInvalid) dispatch(slotLost({ isAtSubmission: false }));
  }, [dispatch, isInvalid]);
  const failed = request.status === 'failed' && !data;
  useRetryOnReconnect(failed, retry);
  return { times: failed ? undefined : request.data, failed, isBusy: request.status === 'loading', retry };
};
