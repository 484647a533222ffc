import { Skeleton, Stack } from '@crema/shared-ui';

/** Placeholders of the status page: progress, location, items. */
export const StatusSkeleton = () => (
  <Stack gap={3} aria-busy="true">
    <Skeleton shape="block" height="23rem" />
    <Skeleton shape="block" height="14rem" />
    <Skeleton shape="block" height="14rem" />
  </Stack>
);
