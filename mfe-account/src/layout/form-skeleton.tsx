import { Skeleton, Stack } from '@crema/shared-ui';

/** Placeholders of a form with this number of fields. */
export const FormSkeleton = ({ fields = 2 }: { readonly fields?: number }) => (
  <Stack gap={3} aria-busy="true">
    <Skeleton shape="block" height="4.5rem" count={fields} />
    <Skeleton shape="block" height="3.25rem" />
  </Stack>
);
