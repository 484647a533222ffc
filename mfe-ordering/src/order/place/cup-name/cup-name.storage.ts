import { integer, object, optional, string } from '@crema/shared-contracts';
import { visitValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import type { Kept } from '../visitor/keep-choice.epics.ts';

/** A name for the cup as typed. */
export interface TypedCupName extends Kept {
  readonly name: string;
}

/** The name survives a reload and Back in this tab only, for the visitor who typed it (D-14). */
export const cupNameRecord = (home?: StorageWindow): PersistedValue<TypedCupName> =>
  visitValue<TypedCupName>(
    {
      key: 'crema.ordering.cupName',
      version: 1,
      validate: object({ name: string, memberId: optional(string), at: integer }),
    },
    home,
  );
