import type { IntlShape } from 'react-intl';
import {
  brand,
  customerService,
  errorRowOf,
  highestBalanceMinor,
  type HostServices,
} from '@crema/shared-contracts';
import { cardErrors } from '../../problems/card.errors.ts';
import { cardPaths } from '../../card/card-paths.ts';

/** Null once the customer has removed the card. */
export type ReloadedCard = { readonly cardId: string; readonly nickname: string } | null;
interface UnfinishedReload {
  readonly amount: { readonly amountMinor: number; readonly currency: string };
  readonly card: ReloadedCard;
}
export const reloadedName = (intl: IntlShape, card: ReloadedCard): string =>
  card?.nickname ?? intl.formatMessage({ id: 'cards.reload.gone' });
const inUnits = (intl: IntlShape, amountMinor: number, currency: string): string =>
  intl.formatNumber(amountMinor / 100, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

interface RefusedReload extends UnfinishedReload {
  readonly code: string;
}
type Notices = Pick<HostServices, 'toast' | 'navigate'>;

const sayUnfinished = (
  { toast, navigate }: Notices,
  intl: IntlShape,
  { amount, card }: UnfinishedReload,
  [id, reason]: readonly [id: string, reason?: string],
): void => {
  const name = reloadedName(intl, card);
  const values = { amount: inUnits(intl, amount.amountMinor, amount.currency), name, reason };
  const open = card && {
    label: intl.formatMessage({ id: 'cards.reload.open' }),
    onPress: () => navigate(`${cardPaths.card(card.cardId)}${cardPaths.addMoney}`),
  };
  toast({
    kind: 'error',
    text: intl.formatMessage({ id }, values),
    keepOnNavigation: true,
    ...(open && { action: open }),
  });
};

/** A reload without an answer after its modal was closed: the modal repeats it, or drops it later. */
export const sayUnanswered = (notices: Notices, intl: IntlShape, reload: UnfinishedReload): void =>
  sayUnfinished(notices, intl, reload, ['cards.reload.unanswered']);

/**
 * A reload that was refused while no modal of add money showed it: the code's own text in a toast, whose action opens the modal of
 * this card, which shows the refusal with the code's action (CRD-081 to CRD-089).
 */
export const sayRefused = (notices: Notices, intl: IntlShape, { code, ...reload }: RefusedReload): void => {
  const reason = intl.formatMessage(
    { id: errorRowOf(cardErrors, code).messageId },
    {
      ...brand,
      cap: inUnits(intl, highestBalanceMinor, reload.amount.currency),
      phone: customerService.phone,
      help: (words: unknown) => [words].flat().join(''),
    },
  );
  sayUnfinished(notices, intl, reload, ['cards.reload.refused', reason]);
};
