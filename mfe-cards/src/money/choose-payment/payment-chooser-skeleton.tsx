import { Skeleton, Stack } from '@crema/shared-ui';

/** Placeholders of two cards and of another card. */
export const PaymentChooserSkeleton = () => (
  <Stack gap={1} aria-busy="true">
    <Skeleton shape="block" height="4.4rem" count={3} />
  </Stack>
);
