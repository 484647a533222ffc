import { validateVisitorPosition, visitorPositionStorage } from '@crema/shared-contracts';
import { storedValue, visitStorage } from '../stored-value.ts';
import type { Spot } from './distance.ts';

/** The position that the visitor has given in this visit, to about a kilometre; undefined without one (D-174). */
export const readVisitorPosition = (): Spot | undefined =>
  storedValue({ ...visitorPositionStorage, validate: validateVisitorPosition }, visitStorage).read();
