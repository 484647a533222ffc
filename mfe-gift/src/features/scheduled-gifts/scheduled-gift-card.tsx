import { FormattedMessage, useIntl } from 'react-intl';
import type { ScheduledGift } from '@crema/shared-contracts';
import { Button } from '@crema/shared-ui';
import { formatDelivery } from '../../gift-form/delivery-moment.ts';
import { OwnGiftCard } from './own-gift-card.tsx';

interface ScheduledGiftCardProps {
  readonly gift: ScheduledGift;
  readonly isBusy: boolean;
  readonly onChange: () => void;
  readonly onCancel: () => void;
}
/** One gift that waits for its day, with what can still be done to it. */
export const ScheduledGiftCard = ({ gift, isBusy, onChange, onCancel }: ScheduledGiftCardProps) => {
  const intl = useIntl();
  const { recipientName: name } = gift;
  return (
    <OwnGiftCard gift={gift} when={<p>{formatDelivery(intl, gift)}</p>}>
      <Button
        variant="secondary"
        size="small"
        aria-label={intl.formatMessage({ id: 'gift.scheduled.change.of' }, { name })}
        disabled={isBusy}
        onClick={onChange}
      >
        <FormattedMessage id="gift.scheduled.change" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={intl.formatMessage({ id: 'gift.scheduled.cancel.of' }, { name })}
        busy={isBusy}
        onClick={onCancel}
      >
        <FormattedMessage id="gift.scheduled.cancel.short" />
      </Button>
    </OwnGiftCard>
  );
};
