import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WalletButtons, type TokenisedCard } from '@crema/remote-kit';
import { walletTypes } from '@crema/shared-contracts';
import { Banner } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import {
  selectIsProcessing,
  selectPricing,
  selectSubmission,
  selectTender,
  selectToPay,
} from '../../facts/order.selectors.ts';
import { useOrderError } from './order-error.tsx';
import { singleUseCardDropped } from '../payment/tender.slice.ts';
import { selectTipError } from '../payment/tip/tip.selectors.ts';
import { useSingleUseCard } from '../payment/use-single-use-card.ts';

/** A wallet has shown an amount: its token pays no other one. */
const useDropForOtherAmount = (toPay: number): void => {
  const dispatch = useAppDispatch();
  const { singleUseCard } = useAppSelector(selectTender);
  const isProcessing = useAppSelector(selectIsProcessing);
  const shown = walletTypes.some((type) => type === singleUseCard?.paymentType)
    ? singleUseCard?.shownMinor
    : undefined;
  const isOther = shown !== undefined && shown !== toPay && !isProcessing;
  useEffect(() => {
    if (isOther) dispatch(singleUseCardDropped());
  }, [dispatch, isOther]);
};

interface OrderWalletsProps {
  /** Called when a wallet is pressed: it opens only if the page's own fields are right. */
  readonly onPress?: () => boolean | Promise<boolean>;
  /** The token is stored; the order can be sent. */
  readonly onToken: () => void;
}
/** The wallets that pay the order (PAY-004): the amount that they show is the one that is charged. None while the bank asks its question. */
export const OrderWallets = ({ onPress = () => true, onToken }: OrderWalletsProps) => {
  const intl = useIntl();
  const price = useAppSelector(selectPricing)?.summary.price;
  const toPay = useAppSelector(selectToPay);
  const isProcessing = useAppSelector(selectIsProcessing);
  const isWaiting = useAppSelector(selectSubmission).status === 'waiting';
  const tipError = useAppSelector(selectTipError);
  const saveToken = useSingleUseCard();
  const [errorCode, setErrorCode] = useState<string>();
  const error = useOrderError(errorCode === undefined ? undefined : { code: errorCode });
  // The price may change while the wallet is open.
  const shownMinor = useRef(toPay);
  useDropForOtherAmount(toPay);
  if (!price || isWaiting) return null;
  const press = async () => {
    setErrorCode(undefined);
    shownMinor.current = toPay;
    return !isProcessing && !tipError && (await onPress());
  };
  const take = (token: TokenisedCard) => {
    saveToken({ ...token, shownMinor: shownMinor.current });
    onToken();
  };
  return (
    <>
      {error && <Banner tone="error">{error.text}</Banner>}
      <WalletButtons
        amount={{ ...price, amountMinor: toPay }}
        purpose="order"
        title={intl.formatMessage({ id: 'ordering.wallets.frame' })}
        or={<FormattedMessage id="ordering.wallets.or" />}
        onPress={press}
        onToken={take}
        onError={setErrorCode}
      />
    </>
  );
};
