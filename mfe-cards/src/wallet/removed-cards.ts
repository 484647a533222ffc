import { nonEmptyString, array, object, type Validator } from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';

export interface RemovedCard {
  readonly cardId: string;
  readonly lastFour: string;
  readonly undoUntil: string;
}
interface RemovedCards {
  /** The cards are shown to this member only (D-14). */
  readonly memberId: string;
  readonly cards: readonly RemovedCard[];
}
const validate: Validator<RemovedCards> = object({
  memberId: nonEmptyString,
  cards: array(object({ cardId: nonEmptyString, lastFour: nonEmptyString, undoUntil: nonEmptyString })),
});

/** The cards that were removed in this visit: the list offers to undo it for 10 minutes (D-93), also after a reload. */
const stored = visitValue({ key: 'crema.removed-cards', version: 1, validate });

export const removedCards = {
  read: (memberId: string | undefined, now: number): readonly RemovedCard[] => {
    const saved = stored.read();
    return saved?.memberId === memberId
      ? (saved?.cards ?? []).filter(({ undoUntil }) => Date.parse(undoUntil) > now)
      : [];
  },
  add: (memberId: string, card: RemovedCard, now: number): void =>
    stored.write({ memberId, cards: [...removedCards.read(memberId, now), card] }),
  delete: (memberId: string, cardId: string, now: number): void => {
    const cards = removedCards.read(memberId, now).filter((card) => card.cardId !== cardId);
    stored.write(cards.length > 0 ? { memberId, cards } : undefined);
  },
};
