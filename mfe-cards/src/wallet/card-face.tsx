import { useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { StoredCardArt, type StoredCardArtProps } from '@crema/shared-ui/art';

/** A card drawn large, titled in the visitor's language. */
export const CardFace = (props: Pick<StoredCardArtProps, 'palette' | 'digits'>) => {
  const intl = useIntl();
  return <StoredCardArt {...props} title={intl.formatMessage({ id: 'cards.face' }, brand)} />;
};
