import { FormattedMessage } from 'react-intl';
import { PriceSummary, Stack } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../../state/ordering.hooks.ts';
import { selectPricing, selectTender, selectTip, selectToPay } from '../../../facts/order.selectors.ts';
import { tipChosen } from '../tender.slice.ts';
import { TipAmounts } from './tip-amounts.tsx';
import { selectIsTipOffered } from './tip.selectors.ts';

/** The place of the tip while the price comes, so that nothing below it moves. */
export const tipPickerHeight = '6.5rem';
/**
 * A tip for the order: none, an offered amount, or the customer's own (ORD-104, D-27). The amount is
 * added to what the order costs.
 */
export const TipPicker = () => {
  const price = useAppSelector(selectPricing)?.summary.price;
  const dispatch = useAppDispatch();
  const { tipMinor, tipTyped } = useAppSelector(selectTender);
  const offered = useAppSelector(selectIsTipOffered);
  const tip = useAppSelector(selectTip);
  const toPay = useAppSelector(selectToPay);
  if (!price || !offered) return null;
  return (
    <Stack gap={2}>
      <TipAmounts
        price={price}
        tip={{ amountMinor: tipMinor, typed: tipTyped }}
        onChange={(chosen) => dispatch(tipChosen(chosen))}
      />
      {tip > 0 && (
        <PriceSummary
          lines={[
            {
              label: <FormattedMessage id="ordering.order.status.tip" />,
              amount: { ...price, amountMinor: tip },
            },
          ]}
          total={{
            label: <FormattedMessage id="ordering.tip.total" />,
            amount: { ...price, amountMinor: toPay },
          }}
        />
      )}
    </Stack>
  );
};
