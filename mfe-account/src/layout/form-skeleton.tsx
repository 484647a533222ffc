import { Skeleton, Stack } from '@crema/shared-ui';

/** Placeholders of the sign-in sheet's form. */
export const FormSkeleton = () => (
  <Stack gap={3} aria-busy="true">
    <Skeleton shape="block" height="4.5rem" count={2} />
    <Skeleton shape="block" height="3.25rem" />
  </Stack>
);
