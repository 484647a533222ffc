import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeletionReply } from '@crema/shared-contracts';
import { MoneyText, TimeText } from '@crema/shared-ui';

/** The rows of the consequences, each with the member's own figures; a thing that the member lacks has no row (D-160). */
const rowsOf = (effects: DeletionReply): readonly ReactNode[] => [
  ...effects.cards
    .filter(({ balance }) => balance.amountMinor > 0)
    .map(({ nickname, lastFour, balance }) => (
      <FormattedMessage
        key={lastFour}
        id="account.deletion.card"
        values={{ nickname, lastFour, amount: <MoneyText value={balance} /> }}
      />
    )),
  effects.stars > 0 && (
    <FormattedMessage key="stars" id="account.deletion.stars" values={{ count: effects.stars }} />
  ),
  ...effects.scheduledGifts.map(({ recipientName, amount, deliverAt }) => (
    <FormattedMessage
      key={recipientName + deliverAt}
      id="account.deletion.gift"
      values={{
        name: recipientName,
        amount: <MoneyText value={amount} />,
        date: <TimeText value={deliverAt} dateStyle="long" />,
      }}
    />
  )),
  effects.openOrders > 0 && (
    <FormattedMessage key="orders" id="account.deletion.openOrders" values={{ count: effects.openOrders }} />
  ),
  effects.paymentMethods > 0 && (
    <FormattedMessage
      key="methods"
      id="account.deletion.methods"
      values={{ count: effects.paymentMethods }}
    />
  ),
  effects.partnerAccount !== null && (
    <FormattedMessage
      key="partner"
      id="account.deletion.partner"
      values={{ account: effects.partnerAccount }}
    />
  ),
  <FormattedMessage key="kept" id="account.deletion.orders" />,
  <FormattedMessage key="end" id="account.deletion.everything" />,
];

/** The list of consequences before the deletion is confirmed. */
export const DeletionEffects = ({ effects }: { readonly effects: DeletionReply }) => (
  <ul>
    {rowsOf(effects)
      .filter(Boolean)
      .map((row, index) => (
        // The rows do not move.
        // eslint-disable-next-line react/no-array-index-key
        <li key={index}>{row}</li>
      ))}
  </ul>
);
