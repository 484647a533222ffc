import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  integer,
  nonEmptyString,
  object,
  optional,
  type Money,
  type Validator,
} from '@crema/shared-contracts';
import { useHost, useMember, type AppError } from '@crema/remote-kit';
import type { ReloadFieldsFragment } from '../../generated/operation-types.ts';
import { ReloadCardDocument } from '../../generated/reload-card.ts';
import { unansweredRequests } from '../requests/unanswered-requests.ts';
import { useMoneyRequest } from '../requests/use-money-request.ts';
import { isUndecided } from '../../changes/use-change.ts';
import { useIsMounted } from '../requests/use-is-mounted.ts';
import { useMoneyText } from '../../card/use-money-text.ts';
import type { WalletCard } from '../../card/wallet-card.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import {
  isDecided,
  pendingReload,
  validateWallet,
  type TypedReload,
  type WalletName,
} from './pending-reload.ts';
import { reloadedName } from './refused-reload.ts';
import { useClosedNotices } from './use-closed-notices.ts';
import { useReloadDecision } from './use-reload-decision.ts';

/** A stored payment method, or a wallet by its token. */
export type ReloadPayment =
  | { readonly paymentMethodId: string }
  | { readonly paymentInstrumentToken: string; readonly wallet: WalletName };

export type Reload = Pick<ReloadFieldsFragment, 'reloadId' | 'status' | 'action'>;

interface ReloadContent {
  readonly cardId: string;
  readonly amountMinor: number;
  readonly paymentMethodId?: string | undefined;
  /** Of the wallet that pays. */
  readonly paymentInstrumentToken?: string | undefined;
  readonly wallet?: WalletName | undefined;
  readonly returnUrl: string;
}
const validate: Validator<ReloadContent> = object({
  cardId: nonEmptyString,
  amountMinor: integer,
  paymentMethodId: optional(nonEmptyString),
  paymentInstrumentToken: optional(nonEmptyString),
  wallet: optional(validateWallet),
  returnUrl: nonEmptyString,
});
const unanswered = unansweredRequests('reloads', validate);

/** The reload that an earlier modal or page left: it waits for the bank, or it was refused since, which is shown once. */
export const useLeftReload = () => {
  const memberId = useMember()?.memberId;
  const [left] = useState(() => {
    const pending = pendingReload.read();
    return pending?.memberId === memberId ? pending : undefined;
  });
  const code = left?.refusedCode;
  useEffect(() => {
    if (code) pendingReload.write(undefined);
  }, [code]);
  const waiting: Reload | undefined = left && { reloadId: left.reloadId, status: 'PENDING', action: null };
  const refusal: AppError | undefined = code ? { code } : undefined;
  return { waiting: refusal ? undefined : waiting, refusal, typed: left?.typed };
};
type LeftReload = ReturnType<typeof useLeftReload>;

const useSayDone = () => {
  const intl = useIntl();
  const { toast } = useHost();
  const moneyText = useMoneyText();
  const { announce, refresh } = useWalletChanges();
  return async ({ card, amount }: ReloadFieldsFragment): Promise<void> => {
    if (card) announce('reloaded', card.cardId);
    await refresh();
    const values = { amount: moneyText(amount), name: reloadedName(intl, card) };
    toast({ kind: 'success', text: intl.formatMessage({ id: 'cards.addMoney.done' }, values) });
  };
};

interface AddMoneyOf extends Pick<TypedReload, 'isFirstCard' | 'missing'> {
  readonly left: LeftReload;
  readonly onDone: (reload: Pick<ReloadFieldsFragment, 'card'>) => void;
}
/** CRD-011: adds money. The bank may decide later, ask in a frame, or ask on a page of its own. */
export const useAddMoney = ({ left, onDone, isFirstCard, missing }: AddMoneyOf) => {
  const closed = useClosedNotices();
  const isOpen = useIsMounted();
  const memberId = useMember()?.memberId ?? '';
  const { send } = useWalletChanges();
  const sayDone = useSayDone();
  const [waiting, setWaiting] = useState(left.waiting);
  const [refusal, setRefusal] = useState(left.refusal);
  const [typed, setTyped] = useState(left.typed);

  const finish = async (reload: ReloadFieldsFragment | undefined) => {
    pendingReload.write(undefined);
    setWaiting(undefined);
    if (reload?.status === 'DONE') {
      await sayDone(reload);
      if (isOpen.current) onDone(reload);
      return;
    }
    const code = reload?.errorCode ?? '123000';
    setRefusal({ code });
    if (!reload || isOpen.current) return;
    pendingReload.write({ memberId, reloadId: reload.reloadId, refusedCode: code, typed });
    closed.refused(code, reload.amount, reload.card);
  };
  const follow = async (reload: ReloadFieldsFragment, sent: TypedReload) => {
    if (isDecided(reload)) return finish(reload);
    pendingReload.write({ memberId, reloadId: reload.reloadId, typed: sent });
    setWaiting(reload);
    if (reload.action?.kind === 'redirect' && isOpen.current) window.location.assign(reload.action.url);
  };
  const decision = useReloadDecision(waiting?.reloadId, {
    onUndecided: setWaiting,
    onDecided: (reload) => void finish(reload),
  });
  const sendReload = async ({ wallet, ...input }: ReloadContent & { readonly requestId: string }) => {
    const { cardId, amountMinor, paymentMethodId } = input;
    const sent = { cardId, amountMinor, paymentMethodId, wallet, isFirstCard, missing };
    setTyped(sent);
    await follow((await send(ReloadCardDocument, { input })).reloadCard, sent);
  };
  const { send: sendOnce, error, clear, ...state } = useMoneyRequest(unanswered, sendReload);
  return {
    ...state,
    /** The reload that was sent last, in this modal or before the page was left. */
    typed,
    add: async (card: WalletCard, amount: Money, payment: ReloadPayment) => {
      setRefusal(undefined);
      const money = { cardId: card.cardId, amountMinor: amount.amountMinor };
      const failure = await sendOnce({ ...money, ...payment, returnUrl: window.location.href });
      if (!failure || isOpen.current) return;
      if (isUndecided(failure)) closed.unanswered(amount, card);
      else closed.refused(failure.code, amount, card);
    },
    waiting: waiting && { reload: waiting, ...decision },
    error: error ?? refusal,
    /** The error of a wallet that gave no token. */
    refuse: (code: string) => setRefusal({ code }),
    clear: () => {
      clear();
      setRefusal(undefined);
    },
  };
};
export type AddingMoney = ReturnType<typeof useAddMoney>;
