import { Skeleton, Stack } from '@crema/shared-ui';

/** Placeholders of a form in a modal. */
export const FormSkeleton = () => (
  <Stack gap={2} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton shape="block" height="7rem" />
    <Skeleton shape="block" height="4rem" />
    <Skeleton shape="button" />
  </Stack>
);
