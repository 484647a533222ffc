import { FormattedMessage } from 'react-intl';
import { Icon } from '@crema/shared-ui';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectIsGuest, selectPricing, selectTender } from '../../facts/order.selectors.ts';
import s from './earning-note.module.css';
import { StarCount } from '../../facts/star-count.tsx';

/** The Stars that the order will earn with the chosen payment; a guest reads that Stars need an account (ORD-110, D-149). */
export const EarningNote = () => {
  const earning = useAppSelector(selectPricing)?.earning;
  const guest = useAppSelector(selectIsGuest);
  const { card } = useAppSelector(selectTender);
  if (!earning) return null;
  const tenths = card ? earning.preloadedCardTenths : earning.payAsYouGoTenths;
  if (tenths === 0) return null;
  return (
    <p className={s.note}>
      <Icon name="star" size={20} />
      <span>
        <FormattedMessage
          id={guest ? 'ordering.offers.guest' : 'ordering.offers.earns'}
          values={{ stars: <StarCount tenths={tenths} /> }}
        />
      </span>
    </p>
  );
};
