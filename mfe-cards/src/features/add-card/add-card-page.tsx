import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { BackLink } from '@crema/remote-kit';
import { Button, Card, Heading, Page, Stack, Text } from '@crema/shared-ui';
import { ChangeError } from '../../wallet/change-error.tsx';
import { CardFace } from '../../wallet/card-face.tsx';
import { cardPaths } from '../../wallet/card-paths.ts';
import s from './add-card-page.module.css';
import { RegisterCardForm } from './register-card-form.tsx';
import { useCreateDigitalCard } from './use-add-card.ts';

const DigitalCard = () => {
  const { create, isSending, error } = useCreateDigitalCard();
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
        <Button variant="secondary" block busy={isSending} onClick={() => void create()}>
          <FormattedMessage id="cards.add.digital.submit" />
        </Button>
      </Stack>
    </Card>
  );
};

/** /account/cards/add: registers a card, or opens a digital one (CRD-001, CRD-018). */
export const AddCardPage = () => (
  <Page
    title={<FormattedMessage id="cards.add.title" />}
    lead={<FormattedMessage id="cards.add.lead" />}
    back={<BackLink to={cardPaths.list} label={<FormattedMessage id="cards.list.title" />} />}
  >
    <div className={s.columns}>
      <RegisterCardForm />
      <DigitalCard />
    </div>
  </Page>
);
