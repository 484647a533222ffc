import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/stack.tsx';
import { Heading } from './heading.tsx';
import { Price } from './price.tsx';
import { Text } from './text.tsx';

export default { title: 'Foundations/Typography' } satisfies Meta;

export const Scale: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Slow mornings, quick orders
      </Heading>
      <Heading level={1}>Votre café glacé vous attend</Heading>
      <Heading>Your usual, ready at 8:15</Heading>
      <Heading level={3}>Seasonal favourites</Heading>
      <Heading level={4}>Oat milk flat white</Heading>
      <Text size="lead" tone="muted">
        Lead: a sentence that says what the page is for and why one would stay.
      </Text>
      <Text>Body: espresso with steamed milk and a thin layer of foam.</Text>
      <Text size="note">Note: prices do not include tax.</Text>
      <Text size="fine" tone="muted">
        Fine print
      </Text>
      <Text tone="success" strong>
        You saved a little
      </Text>
      <Price
        value={{ amountMinor: 395, currency: 'USD' }}
        was={{ amountMinor: 495, currency: 'USD' }}
        wasLabel="was"
        size="large"
      />
      <Price value={{ amountMinor: 123450, currency: 'CAD' }} />
    </Stack>
  ),
};

const names = [
  'paper',
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'primary',
  'primary-hover',
  'primary-soft',
  'link',
  'highlight',
  'highlight-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'info',
  'info-soft',
  'plate',
] as const;

export const Colours: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {names.map((name) => (
        <Text key={name} as="div" size="fine">
          <div
            style={{
              background: `var(--color-${name})`,
              blockSize: 64,
              borderRadius: 12,
              border: '1px solid var(--color-line)',
            }}
          />
          {name}
        </Text>
      ))}
    </div>
  ),
};
