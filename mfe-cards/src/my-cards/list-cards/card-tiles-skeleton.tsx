import { Card, Grid, Skeleton } from '@crema/shared-ui';
import s from './card-tile.module.css';

/** Placeholders of two tiles. */
export const CardTilesSkeleton = () => (
  <Grid min="large" gap={3} aria-busy="true">
    {[1, 2].map((tile) => (
      <Card key={tile} padding="small" className={s.tile}>
        <Skeleton shape="block" className={s.bone} />
        <Skeleton shape="title" />
        <Skeleton width="40%" />
      </Card>
    ))}
  </Grid>
);
