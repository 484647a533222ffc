import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { integer, nonEmptyString, object, type Validator } from '@crema/shared-contracts';
import { useGraphqlClient, useHost, useMember, type AppError } from '@crema/remote-kit';
import { GetCardReloadDocument } from '../../generated/get-card-reload.ts';
import type { ReloadFieldsFragment } from '../../generated/operation-types.ts';
import { ReloadCardDocument } from '../../generated/reload-card.ts';
import { unansweredRequests } from '../../money-requests/unanswered-requests.ts';
import { useMoneyRequest } from '../../money-requests/use-money-request.ts';
import { useMoneyText } from '../../wallet/use-money-text.ts';
import { useWalletChanges } from '../../wallet/use-wallet-changes.ts';
import { pendingReload } from './pending-reload.ts';

export type Reload = Pick<ReloadFieldsFragment, 'reloadId' | 'status' | 'action'> & {
  readonly card?: ReloadFieldsFragment['card'];
};
const pollMs = 2_000;
const isDecided = ({ status }: Pick<Reload, 'status'>) => status === 'DONE' || status === 'FAILED';

/** Asks for an undecided reload every 2 s, and reports its decision; a failed request is repeated. */
const useDecision = (
  reloadId: string | undefined,
  onDecided: (reload: ReloadFieldsFragment | undefined) => void,
): void => {
  const client = useGraphqlClient();
  const decided = useEffectEvent(onDecided);
  useEffect(() => {
    if (reloadId === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const ask = async () => {
      const reply = await client
        .query({ query: GetCardReloadDocument, variables: { reloadId }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
      if (!isCurrent) return;
      const reload = reply?.data?.user?.cardReload;
      if (reload === null || (reload && isDecided(reload))) decided(reload ?? undefined);
      else timer = setTimeout(ask, pollMs);
    };
    timer = setTimeout(ask, pollMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, reloadId]);
};

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

/** CRD-011: adds money. The bank may decide later, ask in a frame, or ask on a page of its own. */
export const useAddMoney = (onDone: () => void) => {
  const intl = useIntl();
  const { toast } = useHost();
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
    onDone();
  };
  const follow = async (reload: ReloadFieldsFragment) => {
    if (isDecided(reload)) return finish(reload);
    if (reload.action?.kind === 'redirect') {
      pendingReload.write({ memberId, reloadId: reload.reloadId });
      window.location.assign(reload.action.url);
    }
    setWaiting(reload);
  };
  useDecision(waiting?.reloadId, (reload) => void finish(reload));
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
    waiting,
    error: error ?? refusal,
    clear: () => {
      clear();
      setRefusal(undefined);
    },
  };
};
export type AddingMoney = ReturnType<typeof useAddMoney>;
