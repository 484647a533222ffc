import { Card, Skeleton, Stack } from '@crema/shared-ui';
import s from './card-page.module.css';

/** Placeholders of the card and the first rows of its history. */
export const CardSkeleton = () => (
  <div className={s.columns} aria-busy="true">
    <Card padding="medium" className={s.facts}>
      <Skeleton shape="block" className={s.bone} />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
    </Card>
    <Stack gap={1}>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={4} />
    </Stack>
  </div>
);
