import { FormattedMessage, useIntl } from 'react-intl';
import { Banner, Disclosure, RadioCards } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../ordering.hooks.ts';
import { offerChosen, offersCleared } from '../order/pick-up/fulfilment.slice.ts';
import { selectFulfilment, selectPricing } from '../order/order.selectors.ts';

const none = 'none';
/**
 * Rewards and coupons that this order could use; an offer that was not applied shows the reason and can be
 * selected again (ORD-085, D-39).
 */
export const OfferPicker = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const offers = useAppSelector(selectPricing)?.cart.offers ?? [];
  const { offers: chosen, rejectedOffer } = useAppSelector(selectFulfilment);
  if (offers.length === 0 && !rejectedOffer) return null;
  const choose = (code: string) => {
    const offer = offers.find((candidate) => candidate.code === code);
    dispatch(offer ? offerChosen({ type: offer.type, code: offer.code }) : offersCleared());
  };
  return (
    <>
      {rejectedOffer && (
        <Banner tone="warning">
          {rejectedOffer.description ?? <FormattedMessage id="ordering.order.error.rewardNotApplied" />}
        </Banner>
      )}
      {offers.length > 0 && (
        <Disclosure summary={<FormattedMessage id="ordering.order.offers.title" />}>
          <RadioCards
            legend={intl.formatMessage({ id: 'ordering.order.offers.title' })}
            hideLegend
            value={chosen[0]?.code ?? none}
            onChange={choose}
            options={[
              { value: none, label: <FormattedMessage id="ordering.order.offers.none" /> },
              ...offers.map(({ code, description, stars }) => ({
                value: code,
                label: description,
                ...(stars !== null && {
                  description: <FormattedMessage id="ordering.order.offers.stars" values={{ stars }} />,
                }),
              })),
            ]}
          />
        </Disclosure>
      )}
    </>
  );
};
