import { Skeleton, Stack } from '@crema/shared-ui';
import { FormSkeleton } from './form-skeleton.tsx';
import s from './access-frame.module.css';

/** An access page's room while its code comes: picture and form where they will be. */
export const AccessSkeleton = ({ fields }: { readonly fields?: number }) => (
  <div className={s.frame}>
    <div className={s.sceneRoom} />
    <div className={s.task}>
      <Stack gap={3}>
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <FormSkeleton fields={fields} />
      </Stack>
    </div>
  </div>
);
