import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHeadingFocus, usePageHead } from '@crema/remote-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  MoneyText,
  Page,
  Skeleton,
  Stack,
  buttonClass,
} from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import { Illustration } from '@crema/shared-ui/illustration';
import { giftPaths } from '../../gift-paths.ts';
import { ClaimActions } from './claim-actions.tsx';
import { useGiftLink, type GiftLinkState } from './use-gift-link.ts';
import s from './claim-page.module.css';

const ToGifts = () => (
  <Link to={giftPaths.root} className={buttonClass('secondary')}>
    <FormattedMessage id="gift.unknown.all" />
  </Link>
);

const Problem = ({
  kind,
  onRetry,
}: {
  readonly kind: GiftLinkState['kind'];
  readonly onRetry: () => void;
}) =>
  kind === 'invalid' || kind === 'replaced' ? (
    <EmptyState
      headingLevel={1}
      art={<Illustration name="lost" size={160} />}
      title={<FormattedMessage id={`gift.claim.${kind}`} />}
      actions={
        <>
          <Link to="/account/cards" className={buttonClass('secondary')}>
            <FormattedMessage id="gift.claim.toCards" />
          </Link>
          <ToGifts />
        </>
      }
    >
      <FormattedMessage id={`gift.claim.${kind}.body`} />
    </EmptyState>
  ) : (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id={kind === 'limited' ? 'gift.claim.limited' : 'gift.claim.failed'} />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="gift.error.retry" />
        </Button>
      }
    >
      <FormattedMessage id={kind === 'limited' ? 'gift.claim.limited.body' : 'gift.error.body'} />
    </ErrorState>
  );

interface OpenedProps {
  readonly opened: Extract<GiftLinkState, { kind: 'open' }>;
  readonly onState: (state: GiftLinkState) => void;
}
const Opened = ({ opened: { gift, token }, onState }: OpenedProps) => {
  const isSpent = gift.balance.amountMinor !== gift.amount.amountMinor;
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="gift.claim.title" values={{ name: gift.recipientName }} />}
      lead={
        <FormattedMessage
          id="gift.claim.lead"
          values={{ sender: gift.senderName, amount: <MoneyText key="a" value={gift.amount} /> }}
        />
      }
    >
      <Stack gap={3}>
        <div className={s.stage}>
          <GiftCardPicture design={gift.art} title={gift.name} eager className={s.card} />
        </div>
        {gift.message && <blockquote className={s.quote}>{gift.message}</blockquote>}
        {isSpent && (
          <p>
            <FormattedMessage
              id="gift.claim.balance"
              values={{ amount: <MoneyText key="b" value={gift.balance} /> }}
            />
          </p>
        )}
        <ClaimActions gift={gift} token={token} onState={onState} />
      </Stack>
    </Page>
  );
};

/** /gift/claim: the gift of a mailed link. The link works for a year, and for one owner (G07). */
export const ClaimPage = () => {
  const intl = useIntl();
  const { state, retry, set } = useGiftLink();
  usePageHead({ title: intl.formatMessage({ id: 'gift.claim.pageTitle' }) });
  useHeadingFocus(state.kind === 'open' ? state.gift.state : state.kind);
  if (state.kind === 'open') return <Opened opened={state} onState={set} />;
  if (state.kind === 'loading')
    return (
      <Page width="narrow" title={<FormattedMessage id="gift.claim.opening" />}>
        <Stack gap={3} aria-busy="true">
          <Skeleton shape="block" height="16rem" />
          <Skeleton shape="block" height="3.25rem" count={2} />
        </Stack>
      </Page>
    );
  return <Problem kind={state.kind} onRetry={retry} />;
};
