import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost, useMember } from '@crema/remote-kit';
import { Banner, Button, buttonClass } from '@crema/shared-ui';
import { giftPaths } from '../../gift-paths.ts';
import { addressCodes } from '../../purchase/purchase.errors.ts';
import type { PresentedProblem } from './use-submit-gift.ts';

const way = (to: string, id: string): ReactNode => (
  <Link to={to} className={buttonClass('secondary', { size: 'small' })}>
    <FormattedMessage id={id} />
  </Link>
);

/** The next step after an error (GFT-061). */
const NextStep = ({ code }: { readonly code: string }) => {
  const { signIn } = useHost();
  const isMember = useMember() !== undefined;
  if (code === 'GIFT_ART_UNAVAILABLE') return way(giftPaths.root, 'gift.buy.updateArt');
  if (addressCodes.has(code)) return way(giftPaths.guestAddress, 'gift.buy.editAddress');
  if (code === 'UNAUTHENTICATED')
    return (
      <Button variant="secondary" size="small" onClick={() => void signIn()}>
        <FormattedMessage id="gift.done.signIn" />
      </Button>
    );
  if (code.startsWith('PAYMENT_'))
    return isMember
      ? way(giftPaths.choosePayment, 'gift.draft.changePayment')
      : way(giftPaths.guestCard, 'gift.draft.change');
  return null;
};

/** The reason for a refused purchase, with the card that the bank declined (L-32) and the next step. Nothing was charged. */
export const PurchaseProblem = ({ error, text, method }: PresentedProblem) => {
  const isDeclined = error.code === 'PAYMENT_DECLINED' && method !== undefined;
  return (
    <Banner
      tone="error"
      title={
        <FormattedMessage id={isDeclined ? 'gift.buy.declined' : 'gift.buy.failed'} values={{ method }} />
      }
      action={<NextStep code={error.code} />}
    >
      {text}
    </Banner>
  );
};
