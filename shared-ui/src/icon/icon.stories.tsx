import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Stack } from '../layout/stack.tsx';
import { Text } from '../typography/text.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

export default { title: 'Foundations/Icons' } satisfies Meta;

export const All: StoryObj = {
  render: () => (
    <Grid min="tiny">
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Stack key={name} gap="half" align="center">
          <Icon name={name} size={32} />
          <Text size="fine" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
