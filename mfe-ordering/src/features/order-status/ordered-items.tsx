import { FormattedMessage } from 'react-intl';
import { Card, Heading, Price, PriceSummary, Stack, Text } from '@crema/shared-ui';
import { useRecipeText } from '../../cart/use-recipe-text.ts';
import { gatherLines, type OrderedLine } from './order-lines.rules.ts';
import s from './order-status-page.module.css';
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

/** What was ordered, what it came to and what paid for it (ORD-066). */
export const OrderedItems = ({ order: { summary, total, tenders } }: { readonly order: FollowedOrder }) => (
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
        lines={summary.rows.map(({ label, amount }) => ({ label, amount }))}
        total={{ label: summary.label, amount: total }}
      />
      <PaidWith tenders={tenders} />
    </Stack>
  </Card>
);
