import { createIntl } from 'react-intl';
import { followPayment, type RemoteContext } from '@crema/remote-kit';
import { isMember, type Unsubscribe } from '@crema/shared-contracts';
import { GetCardReloadDocument } from '../../generated/get-card-reload.ts';
import type { ReloadFieldsFragment } from '../../generated/operation-types.ts';
import { isDecided, pendingReload } from './pending-reload.ts';
import { reloadedName, sayRefused, type ReloadedCard } from './refused-reload.ts';

/** CRD-089: the code of a refusal without one. */
const unexpectedCode = '123000';
const pauseMs = 5_000;
/** Half an hour; after it the card's activity shows the decision. */
const mostQuestions = 360;

type Watched = Pick<RemoteContext, 'services' | 'graphql'>;
interface Decision {
  readonly status: string;
  readonly errorCode: string | null;
  readonly amount: { readonly amountMinor: number; readonly currency: string };
  readonly card: ReloadedCard;
}
type Messages = Readonly<Record<string, string>>;

const say = async ({ services }: Watched, { status, errorCode, amount, card }: Decision): Promise<void> => {
  const locale = services.locale.get();
  const { default: messages } = (await import(`../../locales/${locale}.json`)) as { default: Messages };
  const intl = createIntl({ locale, messages });
  if (status !== 'DONE') {
    sayRefused(services, intl, { code: errorCode ?? unexpectedCode, amount, card });
    return;
  }
  const text = intl.formatNumber(amount.amountMinor / 100, { style: 'currency', currency: amount.currency });
  services.toast({
    kind: 'success',
    text: intl.formatMessage(
      { id: 'cards.reload.decided' },
      { amount: text, name: reloadedName(intl, card) },
    ),
  });
};

/**
 * Asks every 5 s for a reload that the bank has not decided, while no modal of add money does, and says the decision in a toast
 * (CRD-035). Returns a function that stops it.
 */
export const watchReloads = (context: Watched): (() => void) => {
  const { services, graphql } = context;
  let stopFollowing: Unsubscribe = () => undefined;
  const watched = () => {
    const left = pendingReload.read();
    const session = services.session.get();
    const isOwn = left && isMember(session) && left.memberId === session.member.memberId && !left.refusedCode;
    return isOwn && !pendingReload.isShown() ? left : undefined;
  };
  const isWatched = (reloadId: string) => watched()?.reloadId === reloadId;
  const ask = async (reloadId: string) => {
    const { data } = await graphql.query({
      query: GetCardReloadDocument,
      variables: { reloadId },
      fetchPolicy: 'network-only',
    });
    const reload = data?.user?.cardReload;
    // Another member may have signed in before the answer arrived.
    return reload && isDecided(reload) && isWatched(reloadId)
      ? { decision: reload }
      : { undecided: undefined };
  };
  const follow = () => {
    stopFollowing();
    const left = watched();
    if (!left) return;
    stopFollowing = followPayment<ReloadFieldsFragment, undefined>({
      ask: () => ask(left.reloadId),
      pauseBefore: (round) => (round < mostQuestions && isWatched(left.reloadId) ? pauseMs : undefined),
      onUndecided: () => undefined,
      onDecided: (reload) => {
        const isRefused = reload.status === 'FAILED';
        pendingReload.write(
          isRefused ? { ...left, refusedCode: reload.errorCode ?? unexpectedCode } : undefined,
        );
        if (!isRefused && reload.card)
          services.bus.emit('card-updated', { cardId: reload.card.cardId, reason: 'reloaded' });
        void say(context, reload);
      },
      onStopped: () => undefined,
    });
  };
  const stopListening = pendingReload.onChange(follow);
  follow();
  return () => {
    stopListening();
    stopFollowing();
  };
};
