import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { readDigits, readText } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { CreateDigitalCardDocument } from '../../generated/create-digital-card.ts';
import { RegisterCardDocument } from '../../generated/register-card.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { useChange } from '../../changes/use-change.ts';
import { useMoneyText } from '../../card/use-money-text.ts';
import { useRemoval } from '../../wallet/use-removal.ts';
import { useRequestId } from '../../changes/use-request-id.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import { balanceOf, type WalletCard } from '../../card/wallet-card.ts';
import { useKeepQuestion } from './use-keep-question.ts';
import type { RegisterCardValues } from './register-card.schema.ts';

/** CRD-018: reports the new card and opens the list with it. */
const useAdded = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast } = useHost();
  const ask = useKeepQuestion();
  const moneyText = useMoneyText();
  const { announce, refresh } = useWalletChanges();
  const remove = useRemoval();
  const transferFrom = new URLSearchParams(useLocation().search).get('transfer');
  const say = (kind: 'success' | 'error', id: string, values?: Record<string, string>) =>
    toast({ kind, text: intl.formatMessage({ id }, values), keepOnNavigation: true });
  return async (card: WalletCard) => {
    const { cardId } = card;
    announce('added', cardId);
    await refresh();
    const answer = transferFrom ? await ask(balanceOf(card)) : 'keep';
    // The card was added also if its removal fails: adding it is not tried again.
    if (answer === 'remove') await remove(cardId).catch(() => say('error', 'cards.remove.failed'));
    else if (balanceOf(card).amountMinor === 0) say('success', 'cards.add.added.empty');
    else say('success', 'cards.add.added', { amount: moneyText(balanceOf(card)) });
    if (answer === 'add-money') void navigate(`${cardPaths.card(cardId)}${cardPaths.addMoney}`);
    else if (transferFrom) void navigate(cardPaths.card(transferFrom), { state: { transfers: true } });
    else void navigate(cardPaths.list);
  };
};

/** Registers a card by the number and the code that are printed on it (CRD-011). */
export const useRegisterCard = () => {
  const { send } = useWalletChanges();
  const requestId = useRequestId();
  const added = useAdded();
  const { run, ...state } = useChange(async (typed: RegisterCardValues) => {
    const nickname = readText(typed.nickname);
    const content = {
      cardNumber: readDigits(typed.cardNumber),
      securityCode: readDigits(typed.securityCode),
      ...(nickname && { nickname }),
    };
    const input = { requestId: requestId.idOf(content), ...content };
    await added((await send(RegisterCardDocument, { input })).registerCard);
  });
  return { ...state, register: async (typed: RegisterCardValues) => requestId.end(await run(typed)) };
};

/** Opens a digital card, which has no printed number (CRD-011). */
export const useCreateDigitalCard = () => {
  const { send } = useWalletChanges();
  const requestId = useRequestId();
  const added = useAdded();
  const { run, ...state } = useChange(async () => {
    const input = { requestId: requestId.idOf({}) };
    await added((await send(CreateDigitalCardDocument, { input })).createDigitalCard);
  });
  return { ...state, create: async () => requestId.end(await run()) };
};
