import type { StoreSummary } from '@crema/shared-contracts';
import type { MapPin } from '../../../map/map-provider.ts';
import { isOpen, openStatusAt } from '../../../stores/open-status.rules.ts';

interface PinFacts {
  readonly selected: string | undefined;
  readonly highlighted: string | undefined;
  /** The time in milliseconds. */
  readonly now: number;
  /** Whether the store cannot be chosen here (LOC-041); on the page of a store no pin is greyed out. */
  readonly isGreyed?: (store: StoreSummary) => boolean;
  /** The accessible name of a store's pin. */
  readonly labelOf: (name: string, states: PinStates) => string;
}
/** The states of a store that its pin shows by its drawing, and says in its name. */
export type PinStates = Required<Pick<MapPin, 'isClosed' | 'isGreyed' | 'isFavorite' | 'isUsual'>>;

const statesOf = (store: StoreSummary, { now, isGreyed }: Pick<PinFacts, 'now' | 'isGreyed'>): PinStates => ({
  isClosed: !isOpen(openStatusAt(store, now)),
  isGreyed: isGreyed?.(store) ?? false,
  isFavorite: store.isFavorite,
  isUsual: store.recommendationReason === 'USUAL',
});

/** A pin per store. */
export const storePins = (
  stores: readonly StoreSummary[],
  { selected, highlighted, labelOf, ...facts }: PinFacts,
): readonly MapPin[] =>
  stores.map((store) => {
    const states = statesOf(store, facts);
    return {
      id: store.storeNumber,
      kind: 'store',
      label: labelOf(store.name, states),
      position: { lat: store.coordinates.latitude, lng: store.coordinates.longitude },
      isSelected: store.storeNumber === selected,
      isHighlighted: store.storeNumber === highlighted,
      ...states,
    };
  });
