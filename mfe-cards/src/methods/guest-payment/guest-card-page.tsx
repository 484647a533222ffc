import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useHost, useSignal, useTokenAge } from '@crema/remote-kit';
import { Banner, Button, Card, Page, Stack, Text, buttonClass } from '@crema/shared-ui';
import { BankCardFields } from '../bank-card-fields.tsx';
import { EnteredCard } from '../entered-card.tsx';
import { useBankCard } from '../use-bank-card.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { BackToGift } from './back-to-gift.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { useTypedAddress } from './typed-address.ts';
import { useGuestCard } from './use-guest-card.ts';

const TypedCard = () => {
  const navigate = useNavigate();
  const { draft, keep } = useGuestCard();
  const { typed } = useTypedAddress('US');
  const { vault, tokenise } = useBankCard(typed.postalCode);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Another page load has forgotten the typed address.
    const card = await tokenise(typed.addressLine1 === '' ? {} : { address: typed });
    if (!card || !draft) return;
    keep(card);
    void navigate(draft.path);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <CookieNotice />
        <BankCardFields vault={vault} card={undefined} onDrop={() => undefined} />
        <Text size="note" tone="muted">
          <FormattedMessage id="cards.guest.card.once" />
        </Text>
        <Button type="submit" size="large" block busy={vault.state.working}>
          <FormattedMessage id="cards.guest.card.submit" />
        </Button>
      </Stack>
    </form>
  );
};

/** The card that the guest typed before: usable, about to expire, or typed again after its token has expired (GFT-044). */
const ChosenCard = () => {
  const { draft, instrument, drop } = useGuestCard();
  const { configuration } = useHost();
  const age = useTokenAge(
    instrument?.tokenAcquiredTimestamp,
    configuration.securePayment.guestPaymentTokenMaxAge,
  );
  if (!instrument || !draft) return null;
  if (age === 'expired')
    return (
      <Stack gap={3}>
        <Banner tone="warning" title={<FormattedMessage id="cards.guest.card.expired" />} />
        <TypedCard />
      </Stack>
    );
  return (
    <Stack gap={3}>
      {age === 'ending' && (
        <Banner tone="warning" title={<FormattedMessage id="cards.guest.card.ending" />} />
      )}
      <EnteredCard card={instrument} onDrop={drop} />
      <Link to={draft.path} className={buttonClass('primary', { block: true })}>
        <FormattedMessage id="cards.guest.card.submit" />
      </Link>
    </Stack>
  );
};

/** /account/payment-method/gift/guest/credit-card: a guest's card for a gift (CRD-003, CRD-053, D-76). Its address comes first. */
export const GuestCardPage = () => {
  const payment = useSignal(useHost().giftDraft.payment);
  if (!payment) return <Navigate to={cardPaths.guestAddress} replace />;
  return (
    <Page width="narrow" title={<FormattedMessage id="cards.guest.card.title" />} back={<BackToGift />}>
      <Card>
        <Stack gap={3}>
          {payment.instrument ? <ChosenCard /> : <TypedCard />}
          <Link to={cardPaths.guestAddress}>
            <FormattedMessage id="cards.guest.address.change" />
          </Link>
        </Stack>
      </Card>
    </Page>
  );
};
