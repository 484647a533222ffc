import { Skeleton, Stack } from '@crema/shared-ui';

/** The room of a form with so many fields. */
export const FormSkeleton = ({ fields = 2 }: { readonly fields?: number }) => (
  <Stack gap={3} aria-busy="true">
    <Skeleton shape="block" height="4.5rem" count={fields} />
    <Skeleton shape="block" height="3.25rem" />
  </Stack>
);
