import { useState } from 'react';
import { Formik } from 'formik';
import { FormattedMessage } from 'react-intl';
import { brand, readDigits, restPaths, type CardBalanceReply } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Banner, Button, Card, EmptyState, Page, Price, Stack, Text } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { CardCodeFields } from '../card-code/card-code-fields.tsx';
import { cardCodeSchema, noCardCode, type CardCodeValues } from '../card-code/card-code.schema.ts';
import { useChange } from '../../changes/use-change.ts';

const Balance = ({ reply }: { readonly reply: CardBalanceReply }) => (
  <Banner
    tone="success"
    title={<FormattedMessage id="cards.check.result" values={{ lastFour: reply.accountNumberLastFour }} />}
  >
    <Price value={reply.balance} size="large" />
  </Banner>
);

const CheckBalanceForm = () => {
  const { http } = useHost();
  const [reply, setReply] = useState<CardBalanceReply>();
  const { run, isSending, error } = useChange(async ({ cardNumber, securityCode }: CardCodeValues) => {
    setReply(undefined);
    const body = { cardNumber: readDigits(cardNumber), securityCode: readDigits(securityCode) };
    setReply(await http<CardBalanceReply>(restPaths.cardBalance, { method: 'POST', body }));
  });
  return (
    <Card>
      <Formik
        initialValues={noCardCode}
        validationSchema={cardCodeSchema}
        onSubmit={async (typed) => void (await run(cardCodeSchema.cast(typed)))}
      >
        <FormikForm>
          <Stack gap={2}>
            {reply && <Balance reply={reply} />}
            <CardCodeFields error={error} />
            <Button type="submit" block busy={isSending}>
              <FormattedMessage id="cards.check.submit" />
            </Button>
            <Text size="fine" tone="muted">
              <FormattedMessage id="cards.check.safe" />
            </Text>
          </Stack>
        </FormikForm>
      </Formik>
    </Card>
  );
};

/** /card-balance: the balance of a card by its number and code, without an account (CRD-015, D-95, D-154). */
export const CheckBalancePage = () => {
  const { configuration } = useHost();
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="cards.check.title" />}
      lead={<FormattedMessage id="cards.check.lead" values={brand} />}
    >
      {configuration.unauthCardBalanceCheckEnabled ? (
        <CheckBalanceForm />
      ) : (
        <EmptyState title={<FormattedMessage id="cards.check.off" />}>
          <FormattedMessage id="cards.check.off.body" />
        </EmptyState>
      )}
    </Page>
  );
};
