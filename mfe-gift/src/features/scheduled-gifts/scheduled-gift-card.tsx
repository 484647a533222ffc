import { FormattedMessage, useIntl } from 'react-intl';
import type { ScheduledGift } from '@crema/shared-contracts';
import { Button, Card, Cluster, Heading, MoneyText, Stack } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import { formatDelivery } from './delivery-moment.ts';
import s from './scheduled-page.module.css';

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
    <Card as="li" tone="outlined">
      <Stack gap={2}>
        <div className={s.gift}>
          <GiftCardPicture design={gift.art} title="" className={s.picture} />
          <div className={s.words}>
            <Heading level={2} size="small">
              <FormattedMessage
                id="gift.scheduled.to"
                values={{ name, amount: <MoneyText key="a" value={gift.amount} /> }}
              />
            </Heading>
            <p className={s.email}>{gift.recipientEmail}</p>
            <p className={s.when}>{formatDelivery(intl, gift)}</p>
          </div>
        </div>
        {gift.message && <blockquote className={s.quote}>{gift.message}</blockquote>}
        <Cluster gap={1}>
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
        </Cluster>
      </Stack>
    </Card>
  );
};
