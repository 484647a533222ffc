import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { boolean, integer, nonEmptyString, object, type Validator } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { TransferCardBalanceDocument } from '../../../generated/transfer-card-balance.ts';
import { unansweredRequests } from '../../../money/requests/unanswered-requests.ts';
import { useMoneyRequest } from '../../../money/requests/use-money-request.ts';
import { cardPaths } from '../../../card/card-paths.ts';
import { showRemoval } from '../../../wallet/show-removal.ts';
import { useMoneyText } from '../../../card/use-money-text.ts';
import { useWalletChanges } from '../../../changes/use-wallet-changes.ts';

export interface Transfer {
  readonly fromCardId: string;
  readonly toCardId: string;
  readonly amountMinor: number;
  readonly removeEmptied: boolean;
}
const validate: Validator<Transfer> = object({
  fromCardId: nonEmptyString,
  toCardId: nonEmptyString,
  amountMinor: integer,
  removeEmptied: boolean,
});
const unanswered = unansweredRequests('transfers', validate);

/** CRD-011, CRD-035: moves money between two cards, once per intention, and removes the emptied one on demand (CRD-016). */
export const useTransfer = (onDone: () => void) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast } = useHost();
  const moneyText = useMoneyText();
  const { send, announce, refresh, evict } = useWalletChanges();
  return useMoneyRequest(unanswered, async (input) => {
    const { transferCardBalance } = await send(TransferCardBalanceDocument, { input }, (cache, data) => {
      if (data.transferCardBalance.removal) showRemoval(cache, data.transferCardBalance.removal);
    });
    const { amount, to, removal } = transferCardBalance;
    const name = to?.nickname ?? intl.formatMessage({ id: 'cards.reload.gone' });
    const values = { amount: moneyText(amount), name };
    const text = intl.formatMessage({ id: 'cards.transfer.done' }, values);
    toast({ kind: 'success', text, keepOnNavigation: true });
    onDone();
    if (removal) {
      void navigate(cardPaths.list);
      evict(removal.cardId);
    }
    await refresh();
    announce('transferred', input.toCardId);
    announce(removal ? 'removed' : 'transferred', input.fromCardId);
  });
};
