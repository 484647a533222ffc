import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeletionReply } from '@crema/shared-contracts';
import { MoneyText, TimeText } from '@crema/shared-ui';
import s from './deletion-effects.module.css';

type Values = ComponentProps<typeof FormattedMessage>['values'];
const row = (id: string, values: Values = {}, key = id): ReactNode => (
  <li key={key}>
    <FormattedMessage id={id} values={values} />
  </li>
);

/** The list of consequences before the deletion is confirmed, with the member's own figures; a thing that the member lacks has no row (D-160). */
export const DeletionEffects = ({ effects }: { readonly effects: DeletionReply }) => (
  <ul className={s.effects}>
    {effects.cards
      .filter(({ balance }) => balance.amountMinor > 0)
      .map(({ nickname, lastFour, balance }, index) =>
        row(
          'account.deletion.card',
          { nickname, lastFour, amount: <MoneyText value={balance} /> },
          `card ${index}`,
        ),
      )}
    {effects.stars > 0 && row('account.deletion.stars', { count: effects.stars })}
    {effects.scheduledGifts.map(({ recipientName, amount, deliverAt }, index) =>
      row(
        'account.deletion.gift',
        {
          name: recipientName,
          amount: <MoneyText value={amount} />,
          date: <TimeText value={deliverAt} dateStyle="long" />,
        },
        `gift ${index}`,
      ),
    )}
    {effects.openOrders > 0 && row('account.deletion.openOrders', { count: effects.openOrders })}
    {effects.paymentMethods > 0 && row('account.deletion.methods', { count: effects.paymentMethods })}
    {effects.partnerAccounts?.map(({ name, account }) =>
      row('account.deletion.partner', { account: `${name} ${account}` }, `partner ${name}`),
    )}
    {row('account.deletion.orders')}
    {row('account.deletion.everything')}
  </ul>
);
