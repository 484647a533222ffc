import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ScheduledGift } from '@crema/shared-contracts';
import { Card, Cluster, Heading, MoneyText, Stack } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import s from './scheduled-page.module.css';

interface OwnGiftCardProps {
  readonly gift: Pick<
    ScheduledGift,
    'art' | 'name' | 'amount' | 'recipientName' | 'recipientEmail' | 'message'
  >;
  readonly when: ReactNode;
  readonly children: ReactNode;
}
/** A gift of the member: for whom, how much, when, its message, and below what can be done with it. */
export const OwnGiftCard = ({ gift, when, children }: OwnGiftCardProps) => (
  <Card as="li" tone="outlined">
    <Stack gap={2}>
      <div className={s.gift}>
        <GiftCardPicture design={gift.art} title={gift.name} className={s.picture} />
        <div className={s.words}>
          <Heading level={3} size="small">
            <FormattedMessage
              id="gift.scheduled.to"
              values={{ name: gift.recipientName, amount: <MoneyText key="a" value={gift.amount} /> }}
            />
          </Heading>
          {gift.recipientEmail !== '' && <p className={s.email}>{gift.recipientEmail}</p>}
          {when}
        </div>
      </div>
      {gift.message && <blockquote className={s.quote}>{gift.message}</blockquote>}
      <Cluster gap={1}>{children}</Cluster>
    </Stack>
  </Card>
);
