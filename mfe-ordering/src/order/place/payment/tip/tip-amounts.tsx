import { FormattedMessage } from 'react-intl';
import { TipFields, type ChosenTip } from '@crema/remote-kit/tip';
import type { Money } from '@crema/shared-contracts';

interface TipAmountsProps {
  /** The price of the order without a tip. */
  readonly price: Money;
  readonly tip: ChosenTip;
  readonly onChange: (tip: ChosenTip) => void;
}
/** The choice of a tip: none, an offered amount, or the customer's own, with the reason why it cannot be paid (D-27). */
export const TipAmounts = (props: TipAmountsProps) => (
  <TipFields
    {...props}
    texts={{
      title: <FormattedMessage id="ordering.tip.title" />,
      hint: <FormattedMessage id="ordering.tip.hint" />,
      none: <FormattedMessage id="ordering.tip.none" />,
      other: <FormattedMessage id="ordering.tip.other" />,
      own: <FormattedMessage id="ordering.tip.own" />,
      ownHint: (most) => <FormattedMessage id="ordering.tip.own.hint" values={{ most }} />,
      error: (error, most) => <FormattedMessage id={`ordering.tip.error.${error}`} values={{ most }} />,
    }}
  />
);
