import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost, useMember, useSignal, useTokenAge, type TokenAge } from '@crema/remote-kit';
import type { GiftDraft, GiftPaymentChoice, GuestInstrument } from '@crema/shared-contracts';
import { Banner, Button, Cluster, Stack, Text, buttonClass } from '@crema/shared-ui';
import { giftPaths } from '../gift-paths.ts';
import { UnconfirmedGiftLimit } from './unconfirmed-gift-limit.tsx';

const small = { size: 'small' } as const;

interface NoticeProps {
  readonly draft: GiftDraft;
  /** The payment is chosen and stays usable. */
  readonly isReady: boolean;
  readonly payment: { readonly to: string; readonly labelId: string };
  readonly children: ReactNode;
}
const Notice = ({ draft, isReady, payment, children }: NoticeProps) => {
  const { giftDraft } = useHost();
  return (
    <Banner
      tone={isReady ? 'success' : 'info'}
      title={<FormattedMessage id="gift.draft.title" values={{ name: draft.name }} />}
      action={
        <Cluster gap={1}>
          <Link to={payment.to} className={buttonClass('secondary', small)}>
            <FormattedMessage id={payment.labelId} />
          </Link>
          <Button variant="quiet" size="small" onClick={giftDraft.clear}>
            <FormattedMessage id="gift.draft.discard" />
          </Button>
        </Cluster>
      }
    >
      {children}
    </Banner>
  );
};

const PaidWithCard = ({
  instrument,
  age,
}: {
  readonly instrument: GuestInstrument | undefined;
  readonly age: TokenAge;
}) => {
  if (!instrument) return <FormattedMessage id="gift.draft.noCard" />;
  if (age === 'expired') return <FormattedMessage id="gift.draft.expired" />;
  const values = {
    brand: <FormattedMessage id={`gift.brand.${instrument.paymentType}`} />,
    lastFour: instrument.accountNumberLastFour,
  };
  return (
    <>
      <FormattedMessage id="gift.draft.card" values={values} />{' '}
      {age === 'ending' && <FormattedMessage id="gift.draft.ending" />}
    </>
  );
};

/** The guest's card and its expiry (D-76, GFT-044). */
const GuestNotice = ({ draft }: { readonly draft: GiftDraft }) => {
  const { giftDraft, configuration } = useHost();
  const instrument = useSignal(giftDraft.payment)?.instrument;
  const { guestPaymentTokenMaxAge } = configuration.securePayment;
  const age = useTokenAge(instrument?.tokenAcquiredTimestamp, guestPaymentTokenMaxAge);
  const isPaid = instrument !== undefined && age !== 'expired';
  return (
    <Notice
      draft={draft}
      isReady={isPaid && age === 'valid'}
      payment={
        isPaid
          ? { to: giftPaths.guestCard, labelId: 'gift.draft.change' }
          : { to: giftPaths.guestAddress, labelId: 'gift.draft.add' }
      }
    >
      <PaidWithCard instrument={instrument} age={age} />
    </Notice>
  );
};

const Chosen = ({ choice }: { readonly choice: GiftPaymentChoice | undefined }) => {
  if (!choice) return <FormattedMessage id="gift.draft.choose" />;
  if (choice.kind === 'new-card') return <FormattedMessage id="gift.draft.newCard" />;
  return <FormattedMessage id="gift.draft.method" values={{ name: choice.name }} />;
};

/** The payment that the member picked in #payment (CRD-004, GFT-003), and the limit of an unconfirmed account (D-158). */
const MemberNotice = ({ draft }: { readonly draft: GiftDraft }) => {
  const choice = useSignal(useHost().giftDraft.choice);
  return (
    <Notice
      draft={draft}
      isReady={choice !== undefined}
      payment={{
        to: giftPaths.choosePayment,
        labelId: choice ? 'gift.draft.changePayment' : 'gift.draft.choosePayment',
      }}
    >
      <Stack gap={1}>
        <Text>
          <Chosen choice={choice} />
        </Text>
        <UnconfirmedGiftLimit />
      </Stack>
    </Notice>
  );
};

/** The gift that the visitor has started, with its payment. */
export const GiftDraftNotice = () => {
  const draft = useSignal(useHost().giftDraft.current);
  const isMember = useMember() !== undefined;
  if (!draft) return null;
  return isMember ? <MemberNotice draft={draft} /> : <GuestNotice draft={draft} />;
};
