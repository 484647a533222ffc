import { FormattedMessage } from 'react-intl';
import { Price } from '@crema/shared-ui';
import { TenderName } from '../../facts/tender-name.tsx';
import s from './order-status-page.module.css';
import type { FollowedOrder } from './use-followed-order.ts';

/** Each card or account that paid, with the last four digits of a card and, if there are several cards, its share of the total. */
export const PaidWith = ({ tenders }: Pick<FollowedOrder, 'tenders'>) => {
  if (tenders.length === 0) return null;
  return (
    <dl className={s.facts}>
      {tenders.map(({ kind, lastFour, amount }, index) => {
        return (
          <div key={`${kind}${lastFour}`} className={s.fact}>
            <dt>{index === 0 && <FormattedMessage id="ordering.order.status.paidWith" />}</dt>
            <dd>
              <TenderName kind={kind} lastFour={lastFour} />
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
