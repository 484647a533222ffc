import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { toMajorUnits, type Money } from '@crema/shared-contracts';
import { RadioCards, Text } from '@crema/shared-ui';
import type { GetMemberOffersQuery } from '../../../generated/operations.ts';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectFulfilment } from '../../facts/order.selectors.ts';
import { offerChosen, offersCleared } from '../pick-up/fulfilment.slice.ts';
import { StarCount } from '../../facts/star-count.tsx';

type Member = GetMemberOffersQuery['memberOffers'];
type MemberOffer = Member['offers'][number];

const none = 'none';
const keyOf = ({ type, code }: Pick<MemberOffer, 'type' | 'code'>) => `${type}:${code}`;
const tenthsPerStar = 10;

/** The price of a Reward in Stars with the amount that the offer takes off, or the reason why it is not usable. */
const Details = ({ stars, discount, reason }: Pick<MemberOffer, 'stars' | 'discount' | 'reason'>) => (
  <>
    {stars !== null && <StarCount tenths={stars * tenthsPerStar} />}
    {stars !== null && (discount ?? reason) !== null && ' · '}
    {discount && <Saving discount={discount} />}
    {reason}
  </>
);
const Saving = ({ discount }: { readonly discount: Money }) => (
  <FormattedMessage
    id="ordering.offers.saves"
    values={{
      amount: (
        <FormattedNumber value={toMajorUnits(discount)} style="currency" currency={discount.currency} />
      ),
    }}
  />
);

/**
 * One choice among the member's offers, or none. An offer that is not usable is disabled with its reason; the one that the
 * server did not apply last can be chosen again (ORD-110, ORD-085, D-39).
 */
export const OfferChoice = ({ starTenths, offers }: Member) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { offers: chosen, rejectedOffer } = useAppSelector(selectFulfilment);
  const rejected = rejectedOffer && keyOf(rejectedOffer.offer);
  const choose = (key: string) => {
    const offer = offers.find((candidate) => keyOf(candidate) === key);
    dispatch(offer ? offerChosen({ type: offer.type, code: offer.code }) : offersCleared());
  };
  return (
    <>
      <Text size="note" tone="muted">
        <FormattedMessage
          id="ordering.offers.balance"
          values={{ stars: <StarCount tenths={starTenths} round={Math.floor} /> }}
        />
      </Text>
      <RadioCards
        legend={intl.formatMessage({ id: 'ordering.order.offers.title' })}
        hideLegend
        value={chosen[0] ? keyOf(chosen[0]) : none}
        onChange={choose}
        options={[
          { value: none, label: <FormattedMessage id="ordering.order.offers.none" /> },
          ...offers.map((offer) => ({
            value: keyOf(offer),
            label: offer.title,
            description: <Details {...offer} />,
            disabled: !offer.usable && keyOf(offer) !== rejected,
          })),
        ]}
      />
    </>
  );
};
