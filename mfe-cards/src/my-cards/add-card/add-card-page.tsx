import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { BackLink, useHost } from '@crema/remote-kit';
import { Button, Card, Heading, Page, Stack, Text, buttonClass } from '@crema/shared-ui';
import { OptionOff } from '../../methods/option-off.tsx';
import { ChangeError } from '../../problems/change-error.tsx';
import { CardFace } from '../../card/card-face.tsx';
import { cardPaths } from '../../card/card-paths.ts';
import { FormSkeleton } from '../../wallet/form-skeleton.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import s from './add-card-page.module.css';
import { RegisterCardForm } from './register-card-form.tsx';
import { useCardFromToken } from './use-card-from-token.ts';
import { useCreateDigitalCard } from './use-add-card.ts';

const DigitalCard = () => {
  const { create, isSending, error } = useCreateDigitalCard();
  const wallet = useCards();
  // The first card gets its first amount in the same sheet (K-04).
  const isFirst = wallet.status === 'ready' && wallet.cards.length === 0;
  return (
    <Card as="section" tone="tinted" aria-labelledby="digital-card">
      <Stack gap={2}>
        <div className={s.art}>
          <CardFace palette="copper" />
        </div>
        <Heading level={2} size="medium" id="digital-card">
          <FormattedMessage id="cards.add.digital" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="cards.add.digital.body" values={brand} />
        </Text>
        <ChangeError error={error} actions={{ 'try-again': () => void create() }} />
        {isFirst ? (
          <Link to={cardPaths.addMoney} className={buttonClass('secondary', { block: true })}>
            <FormattedMessage id="cards.add.digital.submit" />
          </Link>
        ) : (
          <Button variant="secondary" block busy={isSending} onClick={() => void create()}>
            <FormattedMessage id="cards.add.digital.submit" />
          </Button>
        )}
      </Stack>
    </Card>
  );
};

/** The form, filled with the card of a mailed link if there is one (CRD-017). The offer below it follows once the height of the form is known. */
const Registration = () => {
  const token = useCardFromToken();
  if (token.status === 'loading') return <FormSkeleton />;
  return (
    <>
      <RegisterCardForm
        {...(token.status === 'read' && { card: token.card })}
        {...(token.status === 'refused' && { tokenError: token.error })}
      />
      <DigitalCard />
    </>
  );
};

/** /account/cards/add: registers a card, or opens a digital one (CRD-001, CRD-018), unless the option is off (CRD-051). */
export const AddCardPage = () => {
  const { giftCard } = useHost().configuration.newPaymentOptionEnabled;
  return (
    <Page
      title={<FormattedMessage id="cards.add.title" />}
      lead={<FormattedMessage id="cards.add.lead" />}
      back={<BackLink to={cardPaths.list} label={<FormattedMessage id="cards.list.title" />} />}
    >
      {giftCard ? (
        <div className={s.columns}>
          <Registration />
        </div>
      ) : (
        <OptionOff />
      )}
    </Page>
  );
};
