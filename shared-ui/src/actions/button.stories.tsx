import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster, Stack } from '../layout/stack.tsx';
import { Button, buttonClass } from './button.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Actions/Button' } satisfies Meta;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Cluster key={variant}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Add to cart</Button>
          <Button variant={variant} size="large" icon="bag">
            Order ahead
          </Button>
          <Button variant={variant} busy>
            Placing order
          </Button>
          <Button variant={variant} disabled>
            Sold out
          </Button>
        </Cluster>
      ))}
      <Button block size="large" iconEnd="arrow-right">
        Check out
      </Button>
      <a href="#menu" className={buttonClass('secondary')}>
        A link that wears the look
      </a>
    </Stack>
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <Cluster>
      <IconButton icon="heart" label="Add to favourites" />
      <IconButton icon="heart-filled" label="Favourite" pressed />
      <IconButton icon="bag" label="Cart, 3 items" count={3} />
      <IconButton icon="close" label="Close" variant="soft" />
      <IconButton icon="plus" label="Add" variant="solid" />
      <IconButton icon="trash" label="Remove" disabled />
    </Cluster>
  ),
};
