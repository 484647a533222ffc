import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { Button, VisuallyHidden } from '@crema/shared-ui';
import { giftPaths } from '../gift-paths.ts';

interface StartGiftProps {
  readonly productNumber: string;
  readonly name: string;
}
/** Starts a gift with a design: the draft opens the guest's pages of the payment (D-76). */
export const StartGift = ({ productNumber, name }: StartGiftProps) => {
  const navigate = useNavigate();
  const { giftDraft } = useHost();
  const start = () => {
    giftDraft.start({ productNumber, name, path: giftPaths.root });
    void navigate(giftPaths.root);
  };
  return (
    <Button variant="quiet" size="small" onClick={start}>
      <FormattedMessage
        id="gift.start"
        values={{ name, hidden: (words) => <VisuallyHidden key="name">{words}</VisuallyHidden> }}
      />
    </Button>
  );
};
