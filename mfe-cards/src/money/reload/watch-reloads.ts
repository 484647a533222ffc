import { createIntl } from 'react-intl';
import type { RemoteContext } from '@crema/remote-kit';
import { isMember } from '@crema/shared-contracts';
import { GetCardReloadDocument } from '../../generated/get-card-reload.ts';
import { pendingReload } from './pending-reload.ts';
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let isStopped = false;
  const watched = () => {
    const left = pendingReload.read();
    const session = services.session.get();
    const isOwn = left && isMember(session) && left.memberId === session.member.memberId && !left.refusedCode;
    return isOwn && !pendingReload.isShown() ? left : undefined;
  };
  const ask = async () => {
    const left = watched();
    if (!left) return;
    const { reloadId } = left;
    asked += 1;
    const { data } = await graphql.query({
      query: GetCardReloadDocument,
      variables: { reloadId },
      fetchPolicy: 'network-only',
    });
    const reload = data?.user?.cardReload;
    // The modal may have been opened before the answer arrived.
    if (isStopped || !reload || watched()?.reloadId !== reloadId) return;
    if (reload.status !== 'DONE' && reload.status !== 'FAILED') return;
    pendingReload.write(
      reload.status === 'FAILED' ? { ...left, refusedCode: reload.errorCode ?? unexpectedCode } : undefined,
    );
    if (reload.status === 'DONE' && reload.card)
      services.bus.emit('card-updated', { cardId: reload.card.cardId, reason: 'reloaded' });
    await say(context, reload);
  };
  const plan = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped || watched() === undefined || asked >= mostQuestions) return;
    timer = setTimeout(() => {
      ask()
        .catch(() => undefined)
        .finally(plan);
    }, pauseMs);
  };
  const stop = pendingReload.onChange(() => {
    asked = 0;
    plan();
  });
  plan();
  return () => {
    isStopped = true;
    stop();
    clearTimeout(timer);
  };
};
