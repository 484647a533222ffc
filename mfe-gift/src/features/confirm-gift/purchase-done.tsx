import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { guestGiftsPage } from '@crema/shared-contracts';
import { List, ListRow, MoneyText, Page, Price, Stack, buttonClass } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import { browserZone } from '../../gift-form/gift.rules.ts';
import { formatDelivery } from '../../gift-form/delivery-moment.ts';
import { giftPaths } from '../../gift-paths.ts';
import { LinkedSentence } from '../../links/linked-sentence.tsx';
import { PassOnLink } from '../../links/pass-on-link.tsx';
import type { PurchaseRecord, PurchaseResult } from '../../purchase/purchase-record.ts';
import s from './confirmation-page.module.css';

type Gift = PurchaseResult['gifts'][number];
/** Nobody knows an address if the sender passes the link on. */
const GiftDetail = ({ gift }: { readonly gift: Gift }) => {
  const intl = useIntl();
  const { deliveryMethod: method, deliverAt, link, recipientName } = gift;
  const when = deliverAt === null ? '' : formatDelivery(intl, { deliverAt, timeZone: browserZone() });
  return (
    <>
      {gift.recipientEmail !== '' && (
        <>
          {gift.recipientEmail}
          <br />
        </>
      )}
      <FormattedMessage
        id={deliverAt === null || link ? `gift.done.sent.${method}` : `gift.done.scheduled.${method}`}
        values={{ when, name: recipientName }}
      />
      {link && (
        <span className={s.pass}>
          <PassOnLink link={link} recipientName={recipientName} />
        </span>
      )}
    </>
  );
};
/** The sentence and the buttons of a link have the whole width. */
const LinkRow = ({ gift }: { readonly gift: Gift }) => (
  <ListRow
    title={
      <span className={s.head}>
        <span>{gift.recipientName}</span> <Price value={gift.amount} />
      </span>
    }
    detail={<GiftDetail gift={gift} />}
  />
);
const GiftRow = ({ gift }: { readonly gift: Gift }) =>
  gift.link ? (
    <LinkRow gift={gift} />
  ) : (
    <ListRow
      start={<GiftCardPicture design={gift.art} title={gift.name} className={s.thumb} />}
      title={gift.recipientName}
      detail={<GiftDetail gift={gift} />}
      end={<Price value={gift.amount} />}
    />
  );

const titleOf = (gifts: readonly Gift[]): string => {
  if (gifts.every(({ link }) => link)) return 'gift.done.title.link';
  return gifts.every(({ deliverAt }) => deliverAt !== null) ? 'gift.done.title.scheduled' : 'gift.done.title';
};

/** A purchase that is done: each gift with what becomes of it, and the way to what can still be changed. */
export const Done = ({
  record,
  result,
}: {
  readonly record: PurchaseRecord;
  readonly result: PurchaseResult;
}) => {
  const [first] = result.gifts;
  const hasScheduled = result.gifts.some(({ deliverAt }) => deliverAt !== null);
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id={titleOf(result.gifts)} values={{ count: result.gifts.length }} />}
      lead={
        <FormattedMessage
          id="gift.done.lead"
          values={{
            email: record.senderEmail,
            number: result.orderNumber,
            total: <MoneyText key="total" value={result.total} />,
          }}
        />
      }
    >
      <Stack gap={3}>
        {first && <GiftCardPicture design={first.art} title={first.name} eager className={s.card} />}
        <List>
          {result.gifts.map((gift, index) => (
            <GiftRow key={index} gift={gift} />
          ))}
        </List>
        {result.linkToken !== undefined && (
          <p>
            <LinkedSentence
              id="gift.done.follow"
              to={`${guestGiftsPage.path}#${guestGiftsPage.tokenParameter}=${encodeURIComponent(result.linkToken)}`}
            />
          </p>
        )}
        {hasScheduled && record.memberId !== undefined && (
          <p>
            <LinkedSentence id="gift.done.change" to={giftPaths.scheduled} />
          </p>
        )}
        <Link to={giftPaths.root} className={buttonClass('secondary')}>
          <FormattedMessage id="gift.done.another" />
        </Link>
      </Stack>
    </Page>
  );
};
