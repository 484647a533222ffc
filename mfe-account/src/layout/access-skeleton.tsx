import { Skeleton, Stack } from '@crema/shared-ui';
import { FormSkeleton } from './form-skeleton.tsx';
import s from './access-layout.module.css';

/** Placeholders of an access page while its code loads. */
export const AccessSkeleton = ({ fields }: { readonly fields?: number }) => (
  <div className={s.layout}>
    <div className={s.placeholder} />
    <div className={s.task}>
      <Stack gap={3}>
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <FormSkeleton fields={fields} />
      </Stack>
    </div>
  </div>
);
