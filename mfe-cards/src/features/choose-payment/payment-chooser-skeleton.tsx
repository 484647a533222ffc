import { Skeleton, Stack } from '@crema/shared-ui';

/** Placeholders of two cards. */
export const PaymentChooserSkeleton = () => (
  <Stack gap={1} aria-busy="true">
    <Skeleton shape="block" height="4.625rem" count={2} />
  </Stack>
);
