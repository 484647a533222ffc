import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Card, Heading, PriceSummary, Skeleton, Stack, Text, VisuallyHidden } from '@crema/shared-ui';
import { toMajorUnits } from '@crema/shared-contracts';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { usePricingRules } from '../../../order-store/store-prices/use-store-prices.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import type { LostSlot } from '../pick-up/fulfilment.slice.ts';
import {
  selectFulfilment,
  selectIsGuest,
  selectPricing,
  selectPricingState,
} from '../../facts/order.selectors.ts';
import { selectCanBePriced, selectIsBeingPriced, selectIsOutdated } from '../pricing/pricing.selectors.ts';
import { useOrderSelector } from '../../../state/use-order-selector.ts';
import { pricingRestarted, refreshRequested } from '../pricing/pricing.slice.ts';
import type { OrderPricing } from '../../facts/order.types.ts';
import { EarningNote } from '../offers/earning-note.tsx';
import { OfferPicker } from '../offers/offer-picker.tsx';
import { OrderErrorBanner } from './order-error.tsx';
import { PriceChanges } from './price-changes.tsx';
import s from './price-panel.module.css';
import { LostTime } from '../pick-up/time/lost-time.tsx';
import { StaleNotice } from './stale-notice.tsx';

const Summary = ({ summary }: Pick<OrderPricing, 'summary'>) => (
  <PriceSummary
    lines={summary.rows.map(({ label, amount }) => ({
      label,
      amount,
      tone: amount.amountMinor < 0 ? 'discount' : 'default',
    }))}
    total={{ label: summary.label, amount: summary.price }}
  />
);

/** No text and no amount of it is visible. */
const unseen = { label: '\u00a0', amount: { amountMinor: 0, currency: 'USD' } } as const;
/** A placeholder as high as the amounts of most orders: subtotal, tax and total. */
const SummarySkeleton = () => (
  <div className={s.room} aria-hidden>
    <PriceSummary lines={[unseen, unseen]} total={unseen} />
  </div>
);

/** Announces a new total once it is received, not while it is loading. */
const SpokenTotal = ({ price }: { readonly price: OrderPricing['summary']['price'] | undefined }) => (
  <VisuallyHidden role="status">
    {price && (
      <FormattedMessage
        id="ordering.order.total.spoken"
        values={{
          total: <FormattedNumber value={toMajorUnits(price)} style="currency" currency={price.currency} />,
        }}
      />
    )}
  </VisuallyHidden>
);

/** Notes about the amounts, that prices include taxes (ORD-087); a note of the server that equals our own is shown once. */
const useNotes = (pricing: OrderPricing | undefined) => {
  const intl = useIntl();
  const own =
    usePricingRules()?.salesTaxIncluded && intl.formatMessage({ id: 'ordering.order.salesTaxIncluded' });
  const notes = [own, pricing?.summary.additionalFeeDescription].filter((note) => !!note);
  return [...new Set(notes as string[])];
};

/**
 * The customer pressed nothing to get a price, so errors of any display are shown in this panel instead of a
 * dialog or toast.
 */
const everyDisplay = ['page', 'dialog', 'toast', 'field'] as const;

/** The offer picker says why an offer was not applied, and LostTime that a slot is lost: the order is being priced again. */
const isShownElsewhere = (code: string, lostSlot: LostSlot | undefined): boolean =>
  code === 'REWARD_NOT_APPLIED' || (code === 'SLOT_UNAVAILABLE' && lostSlot !== undefined);

interface PricePanelProps {
  readonly store: StoreDetails | undefined;
  readonly onChoosePayment: () => void;
  /** The payment form, then the button that places the order, whose foot sticks within the panel's column (L-01). */
  readonly children?: ReactNode;
}

/**
 * The price of the order, with the server's amounts only (ORD-088), and every reason that prevents the order.
 */
export const PricePanel = ({ store, onChoosePayment, children }: PricePanelProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const pricing = useAppSelector(selectPricing);
  const priceable = useOrderSelector(selectCanBePriced);
  const guest = useAppSelector(selectIsGuest);
  const { error: pricingError } = useAppSelector(selectPricingState);
  const { lostSlot } = useAppSelector(selectFulfilment);
  const error = pricingError && isShownElsewhere(pricingError.code, lostSlot) ? undefined : pricingError;
  const outdated = useOrderSelector(selectIsOutdated);
  const busy = useOrderSelector(selectIsBeingPriced);
  const current = pricing && !busy && !(priceable && outdated);
  const isFirstPrice = !pricing && !error && priceable;
  const notes = useNotes(pricing);
  const refresh = () => dispatch(refreshRequested());
  const restart = () => dispatch(pricingRestarted());
  return (
    <Card as="section" aria-label={intl.formatMessage({ id: 'ordering.order.summary' })} aria-busy={busy}>
      <Stack gap={2}>
        <Heading level={2} size="medium">
          <FormattedMessage id="ordering.order.summary" />
        </Heading>
        <OrderErrorBanner
          displays={everyDisplay}
          {...{ submissionError: error, onChoosePayment }}
          onRetry={restart}
          onGotIt={restart}
          onRefresh={refresh}
        />
        <StaleNotice />
        <PriceChanges />
        {pricing && (
          <div className={s.figures} data-busy={!current || undefined}>
            <Summary summary={pricing.summary} />
          </div>
        )}
        {isFirstPrice && <SummarySkeleton />}
        <SpokenTotal price={current ? pricing.summary.price : undefined} />
        {notes.map((note) => (
          <Text key={note} size="fine" tone="muted">
            {note}
          </Text>
        ))}
        {!guest && priceable && <OfferPicker />}
        {isFirstPrice ? <Skeleton height="1.3125rem" /> : <EarningNote />}
        <LostTime store={store} />
        <hr className={s.line} />
        {children}
      </Stack>
    </Card>
  );
};
