import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { guestGiftsPage, zoneName } from '@crema/shared-contracts';
import { useErrorText, useHeadingFocus, useHost, useMember, usePageHead } from '@crema/remote-kit';
import {
  BankQuestion,
  Button,
  EmptyState,
  ErrorState,
  List,
  ListRow,
  MoneyText,
  Page,
  Price,
  Spinner,
  Stack,
  buttonClass,
} from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import { browserZone } from '../../gift-form/gift.rules.ts';
import { giftPaths } from '../../gift-paths.ts';
import { LinkedSentence } from '../../links/linked-sentence.tsx';
import { purchaseErrors } from '../../purchase/purchase.errors.ts';
import { purchaseRecord, type PurchaseRecord, type PurchaseResult } from '../../purchase/purchase-record.ts';
import { useFollowedPurchase, type Following } from './use-followed-purchase.ts';
import s from './confirmation-page.module.css';

const BackToGift = ({ path }: Pick<PurchaseRecord, 'path'>) => (
  <Link to={path} className={buttonClass('primary')}>
    <FormattedMessage id="gift.done.toGift" />
  </Link>
);

type ProcessingProps = Pick<Extract<Following, { kind: 'processing' }>, 'action'> &
  Pick<PurchaseRecord, 'paid'>;
const Processing = ({ action, paid }: ProcessingProps) => {
  const intl = useIntl();
  if (action) {
    const lead = (
      <>
        {paid && (
          <FormattedMessage
            id="gift.done.bank.paid"
            values={{ ...paid, total: <MoneyText key="total" value={paid.total} /> }}
          />
        )}{' '}
        <FormattedMessage id="gift.done.bank.lead" />
      </>
    );
    return (
      <Page
        width="narrow"
        title={<FormattedMessage id="gift.done.bank" />}
        {...(action.kind === 'redirect' && { lead })}
      >
        <BankQuestion
          action={action}
          lead={lead}
          frameTitle={intl.formatMessage({ id: 'gift.done.bank' })}
          link={<FormattedMessage id="gift.done.bank.go" />}
        />
      </Page>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      art={<Spinner label={intl.formatMessage({ id: 'gift.done.processing' })} size="large" />}
      title={<FormattedMessage id="gift.done.processing" />}
    >
      <FormattedMessage id="gift.done.processing.body" />
    </EmptyState>
  );
};

interface RefusedProps extends Pick<PurchaseRecord, 'path' | 'paid'> {
  readonly cause: unknown;
}
/** L-32: a refusal of the bank names the card. */
const Refused = ({ cause, path, paid }: RefusedProps) => {
  const { error, text } = useErrorText(purchaseErrors)(cause);
  const isDeclined = error.code === 'PAYMENT_DECLINED' && paid !== undefined;
  return (
    <ErrorState
      headingLevel={1}
      title={isDeclined ? <FormattedMessage id="gift.buy.declined" values={{ method: paid.method }} /> : text}
      actions={<BackToGift path={path} />}
    >
      {isDeclined && `${text} `}
      <FormattedMessage id="gift.done.refused.body" />
    </ErrorState>
  );
};

interface LateProps {
  readonly email: string;
  readonly memberId: string | undefined;
  /** Undefined when another session has bought: this one can't ask. */
  readonly onAgain: (() => void) | undefined;
}
const Late = ({ email, memberId, onAgain }: LateProps) => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="gift.done.late" />}
    actions={
      onAgain ? (
        <Button variant="secondary" onClick={onAgain}>
          <FormattedMessage id="gift.done.late.again" />
        </Button>
      ) : (
        <Link
          to={giftPaths.root}
          onClick={() => purchaseRecord.clear(memberId)}
          className={buttonClass('secondary')}
        >
          <FormattedMessage id="gift.done.another" />
        </Link>
      )
    }
  >
    <FormattedMessage id="gift.done.late.body" values={{ email }} />
  </EmptyState>
);

/** The member's session has ended while the purchase was processed. */
const SignedOut = ({ email }: Pick<LateProps, 'email'>) => {
  const { signIn } = useHost();
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id="gift.done.signedOut" />}
      actions={
        <Button onClick={() => void signIn()}>
          <FormattedMessage id="gift.done.signIn" />
        </Button>
      }
    >
      <FormattedMessage id="gift.done.signedOut.body" values={{ email }} />
    </EmptyState>
  );
};

type Gift = PurchaseResult['gifts'][number];
const GiftRow = ({ gift }: { readonly gift: Gift }) => {
  const intl = useIntl();
  return (
    <ListRow
      start={<GiftCardPicture design={gift.art} title={gift.name} className={s.thumb} />}
      title={gift.recipientName}
      detail={
        <>
          {gift.recipientEmail}
          <br />
          {gift.deliverAt === null ? (
            <FormattedMessage id={`gift.done.sent.${gift.deliveryMethod}`} />
          ) : (
            <FormattedMessage
              id={`gift.done.scheduled.${gift.deliveryMethod}`}
              values={{
                day: intl.formatDate(gift.deliverAt, { dateStyle: 'long' }),
                zone: zoneName(intl.locale, browserZone()),
              }}
            />
          )}
        </>
      }
      end={<Price value={gift.amount} />}
    />
  );
};

const Done = ({ record, result }: { readonly record: PurchaseRecord; readonly result: PurchaseResult }) => {
  const areAllScheduled = result.gifts.every(({ deliverAt }) => deliverAt !== null);
  const [first] = result.gifts;
  const hasScheduled = result.gifts.some(({ deliverAt }) => deliverAt !== null);
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id={areAllScheduled ? 'gift.done.title.scheduled' : 'gift.done.title'}
          values={{ count: result.gifts.length }}
        />
      }
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

const Confirmation = ({ memberId }: Pick<PurchaseRecord, 'memberId'>) => {
  const intl = useIntl();
  const { record, state, askAgain } = useFollowedPurchase(memberId);
  usePageHead({ title: intl.formatMessage({ id: 'gift.done.pageTitle' }) });
  useHeadingFocus(state.kind === 'processing' && state.action ? 'bank' : state.kind);
  if (!record) return <Navigate to={giftPaths.root} replace />;
  if (state.kind === 'processing') return <Processing action={state.action} paid={record.paid} />;
  if (state.kind === 'signed-out') return <SignedOut email={record.senderEmail} />;
  if (state.kind === 'late')
    return (
      <Late
        email={record.senderEmail}
        memberId={memberId}
        onAgain={record.memberId === memberId ? askAgain : undefined}
      />
    );
  if (state.kind === 'refused') return <Refused cause={state.cause} path={record.path} paid={record.paid} />;
  if (state.kind === 'done' && state.record.result)
    return <Done record={state.record} result={state.record.result} />;
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id="gift.done.unknown" />}
      actions={<BackToGift path={record.path} />}
    >
      <FormattedMessage id="gift.done.unknown.body" />
    </ErrorState>
  );
};

/** /gift/confirmation (GFT-042): follows the purchase until it is decided. Without one it leads to /gift (D-77). */
export const ConfirmationPage = () => {
  const memberId = useMember()?.memberId;
  return <Confirmation key={memberId ?? ''} memberId={memberId} />;
};
