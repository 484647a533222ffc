import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { giftLimits, money, type Currency } from '@crema/shared-contracts';
import { useHost, useMember } from '@crema/remote-kit';
import {
  Banner,
  Button,
  Heading,
  MoneyText,
  PayFoot,
  PriceSummary,
  Stack,
  buttonClass,
} from '@crema/shared-ui';
import { amountMinorOf, isAboveTotal, isGroupGift, totalMinorOf } from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';
import { giftPaths } from '../../gift-paths.ts';
import { purchaseRecord } from '../../purchase/purchase-record.ts';
import { GiftWallets } from './gift-wallets.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PurchaseProblem } from './purchase-problem.tsx';
import type { SubmittedGift } from './use-submit-gift.ts';
import s from './gift-form.module.css';

/** D-75: with a second recipient a choice of PayPal is taken back, explained, and focus moves to the payment. */
const useNoPayPalForGroups = ({ payment: { choice }, paymentRef }: SubmittedGift): boolean => {
  const { giftDraft } = useHost();
  const { values } = useFormikContext<GiftValues>();
  const mustGo = isGroupGift(values) && choice?.paymentType === 'paypal';
  const [wasTakenBack, setTakenBack] = useState(false);
  if (mustGo && !wasTakenBack) setTakenBack(true);
  const takeBack = useEffectEvent(() => {
    giftDraft.choosePayment(undefined);
    paymentRef.current?.focus();
  });
  useEffect(() => {
    if (mustGo) takeBack();
  }, [mustGo]);
  return wasTakenBack && choice === undefined;
};

const Total = ({ currency }: { readonly currency: Currency }) => {
  const { values } = useFormikContext<GiftValues>();
  const amountMinor = amountMinorOf(values);
  // Until an amount can be read there is no total.
  if (amountMinor === undefined) return null;
  const count = values.recipients.length;
  return (
    <>
      <PriceSummary
        lines={
          count > 1
            ? [
                {
                  label: <FormattedMessage id="gift.buy.each" values={{ count }} />,
                  amount: money(amountMinor, currency),
                },
              ]
            : []
        }
        total={{
          label: <FormattedMessage id="gift.buy.total" />,
          amount: money(totalMinorOf(values), currency),
        }}
      />
      {isAboveTotal(values) && (
        <Banner tone="warning">
          <FormattedMessage
            id="gift.buy.aboveTotal"
            values={{ amount: <MoneyText key="a" value={money(giftLimits.totalMinor, currency)} /> }}
          />
        </Banner>
      )}
    </>
  );
};

interface BuySectionProps {
  readonly gift: SubmittedGift;
  readonly currency: Currency;
}
/** An earlier purchase may be charged: another one waits until its page says what became of it (D-77). */
const EarlierPurchase = () => {
  const memberId = useMember()?.memberId;
  if (purchaseRecord.read(memberId)?.state !== 'sent') return null;
  return (
    <Banner
      tone="info"
      title={<FormattedMessage id="gift.buy.earlier" />}
      action={
        <Link to={giftPaths.confirmation} className={buttonClass('secondary', { size: 'small' })}>
          <FormattedMessage id="gift.buy.earlier.see" />
        </Link>
      }
    />
  );
};

/** Payment and total. */
export const BuySection = ({ gift, currency }: BuySectionProps) => {
  const { isSubmitting } = useFormikContext<GiftValues>();
  const id = useId();
  const isPayPalGone = useNoPayPalForGroups(gift);
  const { payment, paymentRef, isPaymentMissing, problem, start, isSending } = gift;
  const isBusy = isSubmitting || isSending;
  return (
    <Stack gap={3}>
      <section ref={paymentRef} tabIndex={-1} aria-labelledby={id}>
        <Stack gap={2}>
          <Heading level={2} id={id}>
            <FormattedMessage id="gift.buy.payment" />
          </Heading>
          {isPayPalGone && (
            <Banner tone="info">
              <FormattedMessage id="gift.buy.noPayPal" />
            </Banner>
          )}
          {isPaymentMissing && !isPayPalGone && (
            <Banner tone="error">
              <FormattedMessage id="gift.form.payment.required" />
            </Banner>
          )}
          <GiftWallets gift={gift} currency={currency} />
          <PaymentSection
            onLeave={start}
            vault={payment.vault}
            typed={payment.typed}
            onDropTyped={payment.dropTyped}
          />
        </Stack>
      </section>
      <Total currency={currency} />
      {problem && !isBusy && <PurchaseProblem {...problem} />}
      {!isBusy && <EarlierPurchase />}
    </Stack>
  );
};

/** The button that buys. */
export const BuyButton = ({ gift }: Pick<BuySectionProps, 'gift'>) => {
  const { isSubmitting } = useFormikContext<GiftValues>();
  return (
    <PayFoot isBarOnNarrow className={s.buy ?? ''}>
      <Button type="submit" size="large" block busy={isSubmitting || gift.isSending}>
        <FormattedMessage id="gift.buy.submit" />
      </Button>
    </PayFoot>
  );
};
