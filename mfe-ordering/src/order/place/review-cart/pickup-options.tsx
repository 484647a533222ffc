import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Banner, Icon, OptionTiles, pickUpIcons } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import {
  consumptionChosen,
  forcesOutOfStore,
  pickUpChosen,
  pickUpReplaced,
} from '../pick-up/fulfilment.slice.ts';
import { selectFulfilment } from '../../facts/order.selectors.ts';
import type { Consumption, PickUpCode } from '../../facts/order.types.ts';
import { isPickUpOpen, offeredPickUps } from '../pick-up/pick-up.rules.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';

/**
 * Shown when the store does not offer the chosen pickup option and another one replaced it: the order would
 * wait at the wrong counter.
 */
const ReplacedNote = () => {
  const { replaced, pickUp } = useAppSelector(selectFulfilment);
  return (
    <div role="status">
      {replaced && (
        <Banner tone="warning">
          <FormattedMessage
            id="ordering.cart.pickUp.changed"
            values={{
              before: <FormattedMessage id={`ordering.order.pickUp.${replaced}`} />,
              after: <FormattedMessage id={`ordering.order.pickUp.${pickUp}`} />,
            }}
          />
        </Banner>
      )}
    </div>
  );
};

/**
 * ORD-060: the store's pickup options. If the store no longer offers the chosen one, the first offered option
 * replaces it and a notice reports it.
 */
export const PickupOptions = ({ store }: { readonly store: StoreDetails }) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { pickUp } = useAppSelector(selectFulfilment);
  const offered = offeredPickUps(store);
  const [first] = offered.filter((code) => isPickUpOpen(code, store));
  const possible = offered.includes(pickUp) && isPickUpOpen(pickUp, store);
  useEffect(() => {
    if (!possible && first) dispatch(pickUpReplaced(first));
  }, [possible, first, dispatch]);
  return (
    <div>
      <OptionTiles<PickUpCode>
        legend={intl.formatMessage({ id: 'ordering.cart.pickUp.legend' })}
        value={pickUp}
        onChange={(code) => dispatch(pickUpChosen(code))}
        options={offered.map((code) => ({
          value: code,
          label: <FormattedMessage id={`ordering.order.pickUp.${code}`} />,
          art: <Icon name={pickUpIcons[code]} size={28} />,
          disabled: !isPickUpOpen(code, store),
          ...(!isPickUpOpen(code, store) && {
            detail: <FormattedMessage id="ordering.cart.pickUp.curbsideClosed" />,
          }),
        }))}
      />
      <ReplacedNote />
    </div>
  );
};

const consumptions = ['ConsumeOutOfStore', 'ConsumeInStore'] as const satisfies readonly Consumption[];
/**
 * ORD-062: changing the consumption prices the order again; drive-thru and curbside allow no choice (D-23).
 */
export const WhereConsumed = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { pickUp, consumption } = useAppSelector(selectFulfilment);
  if (forcesOutOfStore(pickUp)) return null;
  return (
    <OptionTiles<Consumption>
      legend={intl.formatMessage({ id: 'ordering.cart.consumption.legend' })}
      value={consumption}
      onChange={(choice) => dispatch(consumptionChosen(choice))}
      options={consumptions.map((value) => ({
        value,
        label: <FormattedMessage id={`ordering.cart.consumption.${value}`} />,
      }))}
    />
  );
};
