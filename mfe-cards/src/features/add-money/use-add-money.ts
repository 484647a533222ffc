import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { integer, nonEmptyString, object, type Validator } from '@crema/shared-contracts';
import { useHost, useMember, type AppError } from '@crema/remote-kit';
import type { ReloadFieldsFragment } from '../../generated/operation-types.ts';
import { ReloadCardDocument } from '../../generated/reload-card.ts';
import { unansweredRequests } from '../../money-requests/unanswered-requests.ts';
import { useMoneyRequest } from '../../money-requests/use-money-request.ts';
import { useMoneyText } from '../../wallet/use-money-text.ts';
import { useWalletChanges } from '../../wallet/use-wallet-changes.ts';
import { pendingReload } from './pending-reload.ts';
import { isDecided, useReloadDecision } from './use-reload-decision.ts';

export type Reload = Pick<ReloadFieldsFragment, 'reloadId' | 'status' | 'action'>;

interface ReloadContent {
  readonly cardId: string;
  readonly amountMinor: number;
  readonly paymentMethodId: string;
  readonly returnUrl: string;
}
const validate: Validator<ReloadContent> = object({
  cardId: nonEmptyString,
  amountMinor: integer,
  paymentMethodId: nonEmptyString,
  returnUrl: nonEmptyString,
});
const unanswered = unansweredRequests('reloads', validate);

/** An answer can arrive after the modal was closed: it must not close another modal or leave the page. */
const useIsMounted = () => {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};

/** CRD-011: adds money. The bank may decide later, ask in a frame, or ask on a page of its own. */
export const useAddMoney = (onDone: () => void) => {
  const intl = useIntl();
  const { toast } = useHost();
  const isOpen = useIsMounted();
  const memberId = useMember()?.memberId ?? '';
  const moneyText = useMoneyText();
  const { send, announce, refresh } = useWalletChanges();
  const [waiting, setWaiting] = useState<Reload | undefined>(() => {
    const left = pendingReload.read();
    return left?.memberId === memberId
      ? { reloadId: left.reloadId, status: 'PENDING', action: null }
      : undefined;
  });
  const [refusal, setRefusal] = useState<AppError>();

  const finish = async (reload: ReloadFieldsFragment | undefined) => {
    pendingReload.write(undefined);
    setWaiting(undefined);
    if (reload?.status !== 'DONE') {
      setRefusal({ code: reload?.errorCode ?? '123000' });
      return;
    }
    const { card, amount } = reload;
    announce('reloaded', card.cardId);
    await refresh();
    const values = { amount: moneyText(amount), name: card.nickname };
    toast({ kind: 'success', text: intl.formatMessage({ id: 'cards.addMoney.done' }, values) });
    if (isOpen.current) onDone();
  };
  const follow = async (reload: ReloadFieldsFragment) => {
    if (isDecided(reload)) return finish(reload);
    pendingReload.write({ memberId, reloadId: reload.reloadId });
    setWaiting(reload);
    if (reload.action?.kind === 'redirect' && isOpen.current) window.location.assign(reload.action.url);
  };
  const decision = useReloadDecision(waiting?.reloadId, {
    onUndecided: setWaiting,
    onDecided: (reload) => void finish(reload),
  });
  const {
    send: request,
    error,
    clear,
    ...state
  } = useMoneyRequest(unanswered, async (input) =>
    follow((await send(ReloadCardDocument, { input })).reloadCard),
  );
  return {
    ...state,
    add: async (order: Omit<ReloadContent, 'returnUrl'>) => {
      setRefusal(undefined);
      await request({ ...order, returnUrl: window.location.href });
    },
    waiting: waiting && { reload: waiting, ...decision },
    error: error ?? refusal,
    clear: () => {
      clear();
      setRefusal(undefined);
    },
  };
};
export type AddingMoney = ReturnType<typeof useAddMoney>;
