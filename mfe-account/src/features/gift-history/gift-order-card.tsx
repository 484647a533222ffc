import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { ofName, type GiftOrder, type GiftOrderGift } from '@crema/shared-contracts';
import {
  Card,
  Heading,
  MoneyText,
  Stack,
  Tag,
  TimeText,
  VisuallyHidden,
  buttonClass,
} from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import { neighbourPaths } from '../../account-paths.ts';
import s from './gift-history.module.css';
import { giftStates } from './gift-states.ts';

const Gift = ({ gift, children }: { readonly gift: GiftOrderGift; readonly children?: ReactNode }) => {
  const { hasPage } = useHost();
  const { messageId, tone, action } = giftStates[gift.state];
  return (
    <li className={s.gift}>
      <GiftCardPicture design={gift.art} title={gift.name} className={s.picture} />
      <div className={s.words}>
        <strong>
          <FormattedMessage
            id="account.gifts.to"
            values={{ name: gift.recipientName, amount: <MoneyText key="amount" value={gift.amount} /> }}
          />
        </strong>
        {gift.recipientEmail !== '' && <span className={s.email}>{gift.recipientEmail}</span>}
        <span className={s.state}>
          <Tag tone={tone}>
            <FormattedMessage id={messageId} />
          </Tag>
          {gift.deliverAt !== null && gift.state !== 'cancelled' && (
            <TimeText value={gift.deliverAt} dateStyle="medium" />
          )}
        </span>
        {children}
        {action && hasPage(neighbourPaths.ownGifts) && (
          <Link to={neighbourPaths.ownGifts} className={buttonClass('secondary', { size: 'small' })}>
            <FormattedMessage
              id={action}
              values={{
                name: gift.recipientName,
                ofName: ofName(gift.recipientName),
                hidden: (words) => <VisuallyHidden key="name">{words}</VisuallyHidden>,
              }}
            />
          </Link>
        )}
      </div>
    </li>
  );
};

interface GiftOrderCardProps {
  readonly order: GiftOrder;
  /** With the messages of the gifts. */
  readonly isComplete?: boolean;
  /** Below the gifts. */
  readonly children?: ReactNode;
}
/** One purchase: its gifts, each with what became of it and what the member can do (ACC-060). */
export const GiftOrderCard = ({ order, isComplete = false, children }: GiftOrderCardProps) => (
  <Card as="section" aria-labelledby={`gifts-${order.orderId}`}>
    <Stack gap={2}>
      <div className={s.head}>
        <Heading level={2} size="small" id={`gifts-${order.orderId}`}>
          <FormattedMessage id="account.gifts.order" values={{ number: order.orderNumber }} />
        </Heading>
        <span className={s.when}>
          <TimeText value={order.at} dateStyle="medium" /> · <MoneyText value={order.total} />
        </span>
      </div>
      <ul role="list" className={s.gifts}>
        {order.gifts.map((gift) => (
          <Gift key={gift.giftId} gift={gift}>
            {isComplete && gift.message && <blockquote className={s.quote}>{gift.message}</blockquote>}
          </Gift>
        ))}
      </ul>
      {children}
    </Stack>
  </Card>
);
