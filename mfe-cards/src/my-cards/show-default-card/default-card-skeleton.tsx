import { Card, Skeleton } from '@crema/shared-ui';
import s from './default-card.module.css';

/** A placeholder as large as a loaded card. */
export const DefaultCardSkeleton = () => (
  <Card padding="medium" className={s.panel} aria-busy="true">
    <Skeleton shape="block" className={s.bone} />
  </Card>
);
