import type { PersistedValue } from '@crema/remote-kit';
import { keepChoiceEpics } from '../visitor/keep-choice.epics.ts';
import { cupNameTyped } from './cup-name.slice.ts';
import type { TypedCupName } from './cup-name.storage.ts';

/**
 * A visitor's own name for the cup, unless another one was typed. The record is not among the remote's dependencies: a menu without an
 * order needs no code for it.
 */
export const cupNameEpics = (record: PersistedValue<TypedCupName>) =>
  keepChoiceEpics<{ readonly name: string }>({
    record,
    isOpen: ({ order }) => order.cupName === '',
    restore: ({ name }) => cupNameTyped(name),
    valueOf: (action) => (cupNameTyped.match(action) ? { name: action.payload } : undefined),
  });
