import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  currencyOf,
  giftRestPaths,
  giftSenderTexts,
  money,
  readEmail,
  readTexts,
  type Currency,
  type GiftPurchaseReply,
  type GiftPurchaseRequest,
  randomId,
} from '@crema/shared-contracts';
import { toAppError, useHost, useLocale, useMember } from '@crema/remote-kit';
import { browserZone, guestCurrency, toEGifts, totalMinorOf } from '../gift-form/gift.rules.ts';
import type { GiftValues } from '../gift-form/gift-values.ts';
import { giftPaths } from '../gift-paths.ts';
import { firstDelayMs } from './follow-purchase.ts';
import { isDecided } from './purchase.errors.ts';
import { purchaseRecord } from './purchase-record.ts';
import { sentNow } from './sent-now.ts';
import { useRisk } from './use-risk.ts';

/** The payment of the gifts: a stored payment method, or the vault's token of a typed card. */
export type GiftPayment = Pick<
  GiftPurchaseRequest,
  'paymentType' | 'paymentInstrumentId' | 'paymentInstrumentToken' | 'addressToken'
>;
interface Wanted {
  readonly values: GiftValues;
  readonly productNumber: string;
  /** The design's name. */
  readonly name: string;
  readonly payment: GiftPayment;
  /** "Visa •••• 4242". */
  readonly method: string | undefined;
}

/** A refused purchase: its code, and the error to present. */
export interface Refusal {
  readonly code: string;
  readonly cause: unknown;
}
const recordOf = ({ values, productNumber, name, method }: Wanted, currency: Currency) => ({
  path: giftPaths.detail(productNumber),
  senderEmail: readEmail(values.senderEmail),
  ...(method !== undefined && { paid: { total: money(totalMinorOf(values), currency), name, method } }),
});
/** Of a proxy, or before the request was read. */
const silentStatuses: ReadonlySet<unknown> = new Set([408, 425]);
/** Not a refusal by our server: the purchase may have been made (D-77). */
const isUndecided = (cause: unknown): boolean => {
  const { status } = cause as { readonly status?: unknown };
  const isRefusal =
    typeof status === 'number' && status >= 400 && status < 500 && !silentStatuses.has(status);
  return !isRefusal || toAppError(cause).code === 'UNEXPECTED_ERROR';
};
/**
 * Sends a guest's purchase, and once more if the reply is lost: it may have brought the session that may ask for the purchase. The server
 * answers both with one result.
 */
const repeatLost = <Reply>(send: () => Promise<Reply>): Promise<Reply> =>
  send().catch((cause: unknown) => {
    if (!isUndecided(cause)) throw cause;
    return send();
  });
const offline = { kind: 'http', status: 0, code: 'OFFLINE' } as const;

/**
 * Buys gifts, once (GFT-040, GFT-043): the request's id is stored before it is sent. The page of the confirmation follows it,
 * also when the reply is lost. A refusal is returned, and nothing was charged.
 */
export const useBuyGifts = () => {
  const host = useHost();
  const locale = useLocale();
  const member = useMember();
  const navigate = useNavigate();
  const readRisk = useRisk();
  const [isSending, setSending] = useState(false);

  const currency = member ? currencyOf[member.market] : guestCurrency(locale);
  const post = (requestId: string, { values, productNumber, payment }: Wanted) => {
    const body: GiftPurchaseRequest = {
      requestId,
      orderSource: 'Web',
      locale,
      currency,
      ...payment,
      ...readTexts(giftSenderTexts, values),
      timeZone: browserZone(),
      egifts: toEGifts(values, productNumber),
      returnUrl: `${location.origin}${giftPaths.confirmation}`,
      risk: readRisk(),
    };
    return host.http<GiftPurchaseReply>(giftRestPaths.giftPurchase, { method: 'POST', body });
  };

  const confirm = (): undefined => void navigate(giftPaths.confirmation);

  const buy = async (wanted: Wanted): Promise<Refusal | undefined> => {
    const earlier = purchaseRecord.read(member?.memberId);
    if (host.connection.get() === 'offline') return { code: offline.code, cause: offline };
    // An earlier purchase may be charged: its page says what became of it before another one begins (D-77).
    if (earlier?.state === 'sent') return confirm();
    // A request that never arrived may still arrive: the same id cannot buy twice.
    const requestId = earlier && earlier.state !== 'done' ? earlier.requestId : randomId();
    const record = {
      requestId,
      memberId: member?.memberId,
      ...recordOf(wanted, currency),
    };
    purchaseRecord.write({ ...record, state: 'sent' });
    setSending(true);
    let delayMs = firstDelayMs;
    try {
      const send = () => post(requestId, wanted);
      const reply = await (member ? send() : repeatLost(send));
      delayMs = reply.delay;
    } catch (cause) {
      const error = toAppError(cause);
      // A conflict means that the earlier request with this id did arrive.
      if (!isUndecided(cause) && error.code !== 'IDEMPOTENCY_CONFLICT') {
        if (isDecided(cause)) purchaseRecord.clear(record.memberId);
        else purchaseRecord.write({ ...record, state: 'refused' });
        const customerType = member ? ('member' as const) : ('guest' as const);
        host.telemetry.track('gift-purchase-ended', { outcome: 'error', customerType });
        return { code: error.code, cause };
      }
    } finally {
      setSending(false);
    }
    sentNow.note(requestId, delayMs);
    return confirm();
  };
  return { buy, isSending };
};
