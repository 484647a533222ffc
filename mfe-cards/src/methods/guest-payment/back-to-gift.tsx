import { FormattedMessage } from 'react-intl';
import { BackLink, useHost, useSignal } from '@crema/remote-kit';

export const BackToGift = () => {
  const draft = useSignal(useHost().giftDraft.current);
  return (
    draft && (
      <BackLink
        to={draft.path}
        label={<FormattedMessage id="cards.guest.back" values={{ name: draft.name }} />}
      />
    )
  );
};
