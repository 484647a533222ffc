import type { StoreSummary } from '@crema/shared-contracts';
import { metresBetween, type Spot } from '@crema/remote-kit';

export const metresTo = ({ coordinates }: Pick<StoreSummary, 'coordinates'>, from: Spot): number =>
  metresBetween(from, { lat: coordinates.latitude, lng: coordinates.longitude });
