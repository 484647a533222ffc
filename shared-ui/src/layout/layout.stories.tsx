import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../actions/button.tsx';
import { artSamples } from '../art/art-samples.ts';
import type { ProductArtSpec } from '../art/product-art-spec.ts';
import { ProductArt } from '../art/product-art.tsx';
import { Tag } from '../feedback/tag.tsx';
import { QuantityStepper } from '../fields/quantity-stepper.tsx';
import { Heading } from '../typography/heading.tsx';
import { Price } from '../typography/price.tsx';
import { Text } from '../typography/text.tsx';
import { Card } from './card.tsx';
import { List, ListRow } from './list.tsx';
import { Page } from './page.tsx';
import { PriceSummary } from './price-summary.tsx';
import { Cluster, Grid, Stack } from './stack.tsx';
import { StickyBar } from './sticky-bar.tsx';

export default { title: 'Layout/Page', parameters: { layout: 'fullscreen' } } satisfies Meta;

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;
const menu: readonly string[] = [
  'Caffè latte',
  'Cappuccino',
  'Iced latte',
  'Cold brew',
  'Caramel frappé',
  'Black tea',
  'Croissant',
  'Ham sandwich',
];

const sample = (name: string): ProductArtSpec =>
  artSamples[name] ?? { kind: 'bakery', item: 'cookie', tone: '#d29a58' };

export const Menu: StoryObj = {
  render: () => (
    <Page
      eyebrow="Crema on Pearl Street"
      title="Good morning, Ana"
      lead="Everything is made when you order; the bar is quiet right now."
      actions={<Button icon="search">Search the menu</Button>}
    >
      <Grid as="ul" min="small" role="list">
        {menu.map((name, index) => (
          <Card key={name} as="li" padding="none" interactive style={{ overflow: 'hidden' }}>
            <ProductArt art={sample(name)} backdrop="tile" />
            <Stack gap="half" style={{ padding: 'var(--space-2)' }}>
              <Heading level={3} size="small">
                <a href="#item" data-card-link style={{ color: 'inherit', textDecoration: 'none' }}>
                  {name}
                </a>
              </Heading>
              <Cluster justify="between">
                <Price value={usd(425 + index * 20)} size="small" />
                {index === 2 && <Tag tone="highlight">New</Tag>}
              </Cluster>
            </Stack>
          </Card>
        ))}
      </Grid>
      <StickyBar>
        <Text strong>2 items</Text>
        <Button iconEnd="arrow-right">Review order</Button>
      </StickyBar>
    </Page>
  ),
};

export const Cart: StoryObj = {
  render: () => (
    <Page title="Your cart" width="narrow" back={<a href="#menu">Back to the menu</a>}>
      <Stack gap={3}>
        <List>
          {menu.slice(0, 3).map((name) => (
            <ListRow
              key={name}
              start={<ProductArt art={sample(name)} size={72} />}
              title={
                <a href="#line" data-row-link>
                  {name}
                </a>
              }
              detail="Medium, oat milk, one sugar"
              end={
                <QuantityStepper
                  label={`Quantity of ${name}`}
                  decreaseLabel="One fewer"
                  increaseLabel="One more"
                  value={1}
                  onChange={() => undefined}
                />
              }
            />
          ))}
        </List>
        <Card tone="tinted">
          <PriceSummary
            lines={[
              { label: 'Subtotal', amount: usd(1485) },
              { label: 'Birthday reward', amount: usd(-495), tone: 'discount' },
              { label: 'Tax', amount: usd(79), note: 'Boulder, Colorado' },
            ]}
            total={{ label: 'Total', amount: usd(1069) }}
          />
        </Card>
      </Stack>
    </Page>
  ),
};
