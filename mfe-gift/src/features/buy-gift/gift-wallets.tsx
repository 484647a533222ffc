import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { money, type Currency } from '@crema/shared-contracts';
import { WalletButtons } from '@crema/remote-kit';
import { useCheckForm } from '@crema/shared-ui/forms';
import { amountMinorOf, isAboveTotal, isGroupGift, totalMinorOf } from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';
import type { SubmittedGift } from './use-submit-gift.ts';

interface GiftWalletsProps {
  readonly gift: SubmittedGift;
  readonly currency: Currency;
}
/** The wallets that pay the gift, of guests too: they open once the form is right. */
export const GiftWallets = ({ gift, currency }: GiftWalletsProps) => {
  const intl = useIntl();
  const { values, isSubmitting } = useFormikContext<GiftValues>();
  const checkForm = useCheckForm<GiftValues>();
  const total = amountMinorOf(values) === undefined ? 0 : totalMinorOf(values);
  const press = async () => {
    if (isSubmitting || gift.isSending || isAboveTotal(values)) return false;
    return checkForm();
  };
  return (
    <WalletButtons
      amount={money(total, currency)}
      purpose="gift"
      withoutPayPal={isGroupGift(values)}
      title={intl.formatMessage({ id: 'gift.wallets.frame' })}
      or={<FormattedMessage id="gift.wallets.or" />}
      onPress={press}
      onToken={(token) => void gift.submit(values, token)}
      onError={gift.refuseWallet}
    />
  );
};
