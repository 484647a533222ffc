import { useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { StoredCardPicture, type StoredCardPictureProps } from '@crema/shared-ui/stored-card-picture';

/** A card drawn large, titled in the visitor's language. */
export const CardFace = (props: Pick<StoredCardPictureProps, 'palette' | 'digits' | 'eager'>) => {
  const intl = useIntl();
  return <StoredCardPicture {...props} title={intl.formatMessage({ id: 'cards.face' }, brand)} />;
};
