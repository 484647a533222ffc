import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { createStoreClock } from '@crema/remote-kit';
import { customerService, type HistoryReceipt } from '@crema/shared-contracts';
import { Card, Heading, Price, PriceSummary, Stack, Text, TimeText } from '@crema/shared-ui';
import { EntryTitle } from '../../history/entry-title.tsx';
import { TenderName } from '../../history/tender-name.tsx';
import s from './receipt-page.module.css';

interface PartProps {
  readonly receipt: HistoryReceipt;
}
const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={s.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Orders have the time of their store (D-08), other entries that of the device. */
const Moment = ({ at, receipt: { order } }: PartProps & { readonly at: string }) => {
  const { locale } = useIntl();
  if (!order) return <TimeText value={at} dateStyle="medium" timeStyle="short" />;
  return <time dateTime={at}>{createStoreClock(locale, order.timeZone).dateTime(at)}</time>;
};

const Head = ({ receipt }: PartProps) => {
  const { number, place, at } = receipt;
  return (
    <header className={s.head}>
      <Heading level={2} size="medium">
        <EntryTitle entry={receipt} />
      </Heading>
      {place && (
        <address className={s.address}>
          {place.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <dl className={s.facts}>
        {number !== null && number !== '' && (
          <Fact name={<FormattedMessage id="account.receipt.number" />}>{number}</Fact>
        )}
        <Fact name={<FormattedMessage id="account.receipt.date" />}>
          <Moment at={at} receipt={receipt} />
        </Fact>
      </dl>
    </header>
  );
};

const Items = ({ receipt: { items } }: PartProps) =>
  items.length > 0 && (
    <ul role="list" className={s.items} aria-labelledby="receipt-items">
      {items.map(({ name, quantity, amount, details }, index) => (
        <li key={index} className={s.item}>
          <span>
            <FormattedMessage id="account.receipt.item" values={{ quantity, name }} />
            {details.map((detail) => (
              <Text key={detail} as="span" size="note" tone="muted" className={s.detail ?? ''}>
                {detail}
              </Text>
            ))}
          </span>
          <Price value={amount} />
        </li>
      ))}
    </ul>
  );

const Sums = ({ receipt: { rows, tip, total } }: PartProps) => (
  <PriceSummary
    lines={[
      ...rows.map(({ label, amount }) => ({
        label,
        amount,
        tone: amount.amountMinor < 0 ? ('discount' as const) : ('default' as const),
      })),
      ...(tip ? [{ label: <FormattedMessage id="account.receipt.tip" />, amount: tip }] : []),
    ]}
    total={{ label: <FormattedMessage id="account.receipt.total" />, amount: total }}
  />
);

const toHelp = (words: ReactNode) => (
  <Link key="help" to={customerService.helpPath}>
    {words}
  </Link>
);

const Money = ({ receipt }: PartProps) => {
  const { tenders, refunds } = receipt;
  return (
    <>
      {tenders.length > 0 && (
        <dl className={s.facts}>
          {tenders.map((tender, index) => (
            <Fact
              key={index}
              name={
                <FormattedMessage
                  id="account.receipt.paidWith"
                  values={{ name: <TenderName {...tender} /> }}
                />
              }
            >
              <Price value={tender.amount} />
            </Fact>
          ))}
        </dl>
      )}
      {refunds.length > 0 && (
        <section aria-labelledby="receipt-refunds" className={s.refunds}>
          <Heading level={3} size="small" id="receipt-refunds">
            <FormattedMessage id="account.receipt.refunds" />
          </Heading>
          <dl className={s.facts}>
            {refunds.map((refund, index) => (
              <Fact
                key={index}
                name={
                  <>
                    <TenderName {...refund} />{' '}
                    <span className={s.when}>
                      <Moment at={refund.at} receipt={receipt} />
                    </span>
                    {refund.isFailed && (
                      <span className={s.when}>
                        <FormattedMessage id="account.receipt.refundFailed" values={{ help: toHelp }} />
                      </span>
                    )}
                  </>
                }
              >
                <Price value={refund.amount} />
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </>
  );
};

/** Everything of a receipt that is printed: items, options, taxes, tip, tenders and refunds (ACC-061). */
export const ReceiptDocument = ({ receipt }: PartProps) => (
  <Card as="section" aria-labelledby="receipt-items">
    <Stack gap={3}>
      <Head receipt={receipt} />
      <Heading level={3} size="small" id="receipt-items">
        <FormattedMessage id="account.receipt.details" />
      </Heading>
      <Items receipt={receipt} />
      <Sums receipt={receipt} />
      <Money receipt={receipt} />
    </Stack>
  </Card>
);
