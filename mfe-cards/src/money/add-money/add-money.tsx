import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Slots } from '@crema/shared-contracts';
import { useHost, useMember, useUpgradeBlocker } from '@crema/remote-kit';
import { Banner, Stack } from '@crema/shared-ui';
import { RequestSummary } from '../requests/request-summary.tsx';
import { useShortfall, type MissingAmount } from '../../card/shortfall-state.ts';
import { UnansweredRequest } from '../requests/unanswered-request.tsx';
import { useLeftCard } from '../../methods/trips/use-payment-trip.ts';
import { CardSelect } from '../../card/card-select.tsx';
import { FormSkeleton } from '../../wallet/form-skeleton.tsx';
import { useCapText } from '../../problems/use-error-values.ts';
import { OtherCardNotice } from '../../card/other-card-notice.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import { useModalCard } from '../../wallet/use-modal-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { AddMoneyForm } from './add-money-form.tsx';
import { hasRoom } from '../reload/add-money.rules.ts';
import { FirstCardForm } from './first-card/first-card-form.tsx';
import { useFirstCard } from './first-card/use-first-card.ts';
import { pendingReload } from '../reload/pending-reload.ts';
import { ReloadProgress } from './reload-progress.tsx';
import { useAddMoney, useLeftReload } from '../reload/use-add-money.ts';

/** A first card that was got for an order pays it (K-04). */
const useDone = (onClose: () => void, missing: MissingAmount | undefined) => {
  const { bus } = useHost();
  return ({ card }: { readonly card: { readonly cardId: string } | null }) => {
    if (card && missing && missing.cardId === undefined)
      bus.emit('payment-chosen', { purpose: 'order', kind: 'stored-value', id: card.cardId });
    onClose();
  };
};

/** One reload at a time: the form and the choice of a card appear when the last one is decided (D-164). */
const MemberAddMoney = ({ onClose }: Slots['add-money']) => {
  const member = useMember();
  const wallet = useCards();
  const cards = wallet.status === 'ready' ? wallet.cards : [];
  const left = useLeftReload();
  const { card, pick, isOther } = useModalCard(cards, useLeftCard('add-money') ?? left.typed?.cardId);
  const cap = useCapText();
  const missing = useShortfall() ?? left.typed?.missing;
  const first = useFirstCard(wallet, left.typed);
  const adding = useAddMoney({
    ...{ left, missing },
    isFirstCard: first !== undefined,
    onDone: useDone(onClose, missing),
  });
  const { waiting, unanswered, isSending, error } = adding;
  useUpgradeBlocker(waiting !== undefined || unanswered !== undefined, 'add-money-undecided');
  useEffect(() => pendingReload.show(), []);
  if (waiting)
    return (
      <ReloadProgress
        {...waiting}
        paid={adding.typed && <RequestSummary messageId="cards.unanswered.reload" {...adding.typed} />}
        onClose={onClose}
      />
    );
  if (unanswered)
    return (
      <UnansweredRequest
        {...unanswered}
        isSending={isSending}
        error={error}
        summary={<RequestSummary messageId="cards.unanswered.reload" {...unanswered.content} />}
      />
    );
  if (first && member) return <FirstCardForm {...{ first, adding, missing }} currency={member.currency} />;
  if (!card) return <WalletFallback wallet={wallet} level={3} loading={<FormSkeleton />} />;
  const isFull = !hasRoom(card.addMoney);
  return (
    <Stack gap={3}>
      {isOther && <OtherCardNotice card={card} />}
      {cards.length > 1 && (
        <CardSelect labelId="cards.addMoney.card" cards={cards} value={card.cardId} onChange={pick} />
      )}
      {isFull ? (
        <Banner tone="info" title={<FormattedMessage id="cards.change.aboveCap" values={{ cap }} />} />
      ) : (
        <AddMoneyForm key={card.cardId} {...{ card, adding, missing }} />
      )}
    </Stack>
  );
};

/** Slot `add-money`, which the hash #add-money opens on every page (CRD-004). */
export const AddMoney = (props: Slots['add-money']) => (
  <MemberAddMoney key={useMember()?.memberId} {...props} />
);
