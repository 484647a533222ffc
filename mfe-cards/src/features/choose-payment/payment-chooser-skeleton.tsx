import { Skeleton, Stack } from '@crema/shared-ui';

/** Two cards' room. */
export const PaymentChooserSkeleton = () => (
  <Stack gap={1} aria-busy="true">
    <Skeleton shape="block" height="4.625rem" count={2} />
  </Stack>
);
