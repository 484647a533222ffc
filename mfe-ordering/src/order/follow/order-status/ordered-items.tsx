import { FormattedMessage, useIntl } from 'react-intl';
import { money } from '@crema/shared-contracts';
import { Card, Heading, Price, PriceSummary, Stack, Text } from '@crema/shared-ui';
import { useRecipeText } from '../../../cart/use-recipe-text.ts';
import { gatherLines, type OrderedLine } from './order-lines.rules.ts';
import s from './order-status-page.module.css';
import { OrderStars } from './order-stars.tsx';
import { PaidWith } from './paid-with.tsx';
import type { FollowedOrder } from './use-followed-order.ts';

const Line = ({ line }: { readonly line: OrderedLine }) => {
  const recipe = useRecipeText()({
    sizeName: undefined,
    childItems: line.options,
    excludedIngredients: line.excludedIngredients.map((name) => ({ name })),
  });
  return (
    <li className={s.line}>
      <span>
        <FormattedMessage
          id="ordering.order.status.line"
          values={{ quantity: line.quantity, name: line.name }}
        />
        {recipe && (
          <Text as="span" size="note" tone="muted" className={s.recipe ?? ''}>
            {recipe}
          </Text>
        )}
      </span>
      <Price value={line.total} />
    </li>
  );
};

/** The server's rows, and the tip on top of them when there is one. */
const useRows = ({ summary, tip }: FollowedOrder) => {
  const intl = useIntl();
  const tipRow = { label: intl.formatMessage({ id: 'ordering.order.status.tip' }), amount: tip };
  const rows = summary.rows.map(({ label, amount }) => ({
    label,
    amount,
    tone: amount.amountMinor < 0 ? ('discount' as const) : ('default' as const),
  }));
  return tip.amountMinor > 0 ? [...rows, tipRow] : rows;
};

/** The ordered items, the total with the tip, the tenders that paid it, and its Stars (ORD-066). */
export const OrderedItems = ({ order }: { readonly order: FollowedOrder }) => {
  const { summary, total, tip, tenders } = order;
  return (
    <Card as="section" aria-labelledby="ordered-items">
      <Stack gap={2}>
        <Heading level={2} size="small" id="ordered-items">
          <FormattedMessage id="ordering.order.status.items" />
        </Heading>
        <ul role="list" className={s.lines}>
          {gatherLines(summary.lineItems).map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
        <PriceSummary
          lines={useRows(order)}
          total={{
            label: summary.label,
            amount: money(total.amountMinor + tip.amountMinor, total.currency),
          }}
        />
        <PaidWith tenders={tenders} />
        <OrderStars order={order} />
      </Stack>
    </Card>
  );
};
