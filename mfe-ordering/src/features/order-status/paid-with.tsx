import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Price } from '@crema/shared-ui';
import s from './order-status-page.module.css';
import type { FollowedOrder } from './use-followed-order.ts';

/** Maps a tender type to the receipt's label; an unknown type is shown by its own name. */
const names: Readonly<Record<string, string>> = {
  svc: 'ordering.order.status.ownCard',
  visa: 'ordering.checkout.brand.visa',
  mastercard: 'ordering.checkout.brand.mastercard',
  amex: 'ordering.checkout.brand.amex',
  discover: 'ordering.checkout.brand.discover',
};

/** Each card that paid, with its last four digits and, if there are several cards, its share of the total. */
export const PaidWith = ({ tenders }: Pick<FollowedOrder, 'tenders'>) => {
  if (tenders.length === 0) return null;
  return (
    <dl className={s.facts}>
      {tenders.map(({ kind, lastFour, amount }, index) => {
        const name = names[kind];
        return (
          <div key={`${kind}${lastFour}`} className={s.fact}>
            <dt>{index === 0 && <FormattedMessage id="ordering.order.status.paidWith" />}</dt>
            <dd>
              {name ? <FormattedMessage id={name} values={{ ...brand }} /> : kind}
              {` •••• ${lastFour}`}
              {tenders.length > 1 && (
                <>
                  {' · '}
                  <Price value={amount} />
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
