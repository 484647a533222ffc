import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/stack.tsx';
import { FavoriteToggle } from './favorite-toggle.tsx';

export default { title: 'Actions/FavoriteToggle' } satisfies Meta;

const Live = () => {
  const [pressed, setPressed] = useState(false);
  return <FavoriteToggle label="Favorite: Loop & Lake" pressed={pressed} onToggle={setPressed} />;
};
const still = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Cluster>
      <Live />
      <FavoriteToggle label="Not a favorite" pressed={false} onToggle={still} />
      <FavoriteToggle label="A favorite" pressed onToggle={still} />
      <FavoriteToggle label="Becoming a favorite" pressed pending onToggle={still} />
      <FavoriteToggle label="No longer a favorite, pending" pressed={false} pending onToggle={still} />
      <FavoriteToggle label="Not to be pressed" pressed={false} disabled onToggle={still} />
    </Cluster>
  ),
};
