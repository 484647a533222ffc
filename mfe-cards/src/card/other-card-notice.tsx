import { FormattedMessage } from 'react-intl';
import { Banner } from '@crema/shared-ui';
import type { WalletCard } from './wallet-card.ts';

/** CRD-011: the card of the form left the account, here or in another tab: nothing is charged or saved for another card unnoticed. */
export const OtherCardNotice = ({ card }: { readonly card: WalletCard }) => (
  <Banner
    tone="warning"
    title={<FormattedMessage id="cards.modal.otherCard" values={{ name: card.nickname }} />}
  />
);
