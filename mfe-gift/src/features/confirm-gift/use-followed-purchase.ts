import { useCallback, useEffect, useState } from 'react';
import {
  giftRestPaths,
  type GiftPurchaseAction,
  type GiftPurchaseStatusReply,
  type PurchaseOwner,
} from '@crema/shared-contracts';
import { useHost, useRetryOnReconnect, toAppError } from '@crema/remote-kit';
import { giftFormDraft } from '../../gift-form/gift-values.ts';
import { followPurchase, type PurchaseOutcome } from '../../purchase/follow-purchase.ts';
import { purchaseRecord, type PurchaseRecord } from '../../purchase/purchase-record.ts';
import { sentNow } from '../../purchase/sent-now.ts';
import { endsTypedCard } from '../../purchase/purchase.errors.ts';

export type Following =
  | { readonly kind: 'processing'; readonly action: GiftPurchaseAction | undefined }
  | { readonly kind: 'done'; readonly record: PurchaseRecord }
  | { readonly kind: 'refused'; readonly cause: unknown }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'late' };

const ownerOf = ({ memberId }: PurchaseRecord): PurchaseOwner =>
  memberId === undefined ? 'guest' : 'member';
const processing: Following = { kind: 'processing', action: undefined };
/** The effects of a decided purchase: the form is new after a success (GFT-042), and stays after a refusal. */
const useEnd = (record: PurchaseRecord | undefined) => {
  const { bus, giftDraft, telemetry } = useHost();
  return useCallback(
    (outcome: PurchaseOutcome): Following => {
      if (!record) return processing;
      const customerType = ownerOf(record);
      if (outcome.kind === 'done') {
        const { orderNumber, data } = outcome.reply;
        const { total, gifts = [], linkToken } = data;
        if (orderNumber === null || !total) return { kind: 'late' };
        const done: PurchaseRecord = {
          ...record,
          state: 'done',
          result: { orderNumber, total, gifts, linkToken },
        };
        purchaseRecord.write(done);
        giftFormDraft.clear(record.memberId);
        giftDraft.clear();
        telemetry.track('gift-purchase-ended', { outcome: 'success', customerType });
        bus.emit('gift-purchased', {
          requestId: record.requestId,
          orderNumber,
          totalMinor: total.amountMinor,
          currency: total.currency,
          gifts: gifts.length,
          guest: record.memberId === undefined,
        });
        return { kind: 'done', record: done };
      }
      if (outcome.kind === 'refused') {
        purchaseRecord.clear(record.memberId);
        const payment = giftDraft.payment.get();
        if (payment && endsTypedCard.has(toAppError(outcome.cause).code))
          giftDraft.setPayment({ addressToken: payment.addressToken });
        telemetry.track('gift-purchase-ended', { outcome: 'error', customerType });
      }
      if (outcome.kind === 'unknown') purchaseRecord.write({ ...record, state: 'unknown' });
      return outcome;
    },
    [record, bus, giftDraft, telemetry],
  );
};

/** The purchase to follow: one that was refused before a payment is none. */
const readRecord = (memberId: string | undefined): PurchaseRecord | undefined => {
  const record = purchaseRecord.read(memberId);
  return record?.state === 'refused' ? undefined : record;
};

/** Follows the purchase of this visit until it is decided (GFT-041, D-77); undefined without one. */
export const useFollowedPurchase = (memberId: string | undefined) => {
  const { http, clock } = useHost();
  const [record] = useState(() => readRecord(memberId));
  const [state, setState] = useState<Following>(
    record?.state === 'done' ? { kind: 'done', record } : processing,
  );
  const [turn, setTurn] = useState(0);
  const end = useEnd(record);
  const followed = record?.state === 'done' ? undefined : record;
  useEffect(() => {
    if (followed === undefined) return undefined;
    const { requestId } = followed;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = (zeroRetries: boolean) =>
      http<GiftPurchaseStatusReply>(
        giftRestPaths.giftPurchaseStatus + (zeroRetries ? '?zero-retries=true' : ''),
        { headers: { 'x-request-id': requestId }, signal },
      );
    const delayMs = sentNow.take(requestId);
    const stop = followPurchase(
      {
        owner: ownerOf(followed),
        ask,
        now: () => clock.monotonic(),
        onAction: (action) => setState({ kind: 'processing', action }),
      },
      (outcome) => setState(end(outcome)),
      delayMs,
    );
    return () => {
      stop();
      controller.abort();
    };
  }, [followed, http, clock, end, turn]);
  const askAgain = () => {
    setState(processing);
    setTurn(turn + 1);
  };
  useRetryOnReconnect(state.kind === 'late', askAgain);
  return { record, state, askAgain };
};
