import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, type Money } from '@crema/shared-contracts';
import { useHost, useMember } from '@crema/remote-kit';
import { Icon, buttonClass } from '@crema/shared-ui';
import { stateOfShortfall } from '../../card/shortfall-state.ts';
import { cardPaths } from '../../card/card-paths.ts';

/** K-04: a member without a stored-value card opens the sheet that gets one with enough money for this order, if a card of the member's currency can pay it. */
export const FirstCardLink = ({ total }: { readonly total: Money }) => {
  const { giftCard } = useHost().configuration.newPaymentOptionEnabled;
  const currency = useMember()?.currency;
  if (!giftCard || currency !== total.currency) return null;
  return (
    <div>
      <Link
        to={cardPaths.addMoney}
        state={stateOfShortfall({ amountMinor: total.amountMinor })}
        className={buttonClass('quiet', { size: 'small' })}
      >
        <Icon name="plus" size={20} />
        <FormattedMessage id="cards.first.forOrder" values={brand} />
      </Link>
    </div>
  );
};
