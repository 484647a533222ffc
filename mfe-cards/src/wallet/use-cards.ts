import { useState } from 'react';
import { fetchStateOf, skipToken, useMember, useQuery } from '@crema/remote-kit';
import { GetCardsDocument } from '../generated/get-cards.ts';
import type { GetCardsQuery } from '../generated/operation-types.ts';
import type { WalletCard } from '../card/wallet-card.ts';

/** A card whose removal can be undone until `undoUntil` (D-93). */
export type RemovedCard = NonNullable<GetCardsQuery['user']>['removedCards'][number];

export type Wallet =
  /** `retry` reads the cards again after the member signed in. */
  | { readonly status: 'signed-out'; readonly retry?: () => void }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly cards: readonly WalletCard[];
      readonly removed: readonly RemovedCard[];
    };

interface KnownCards {
  readonly memberId: string;
  readonly cards: readonly WalletCard[];
}

/** The member's cards, the primary one first. A failed reload keeps the cards that were loaded before. */
export const useCards = (): Wallet => {
  const memberId = useMember()?.memberId;
  const { data, error, loading, refetch } = useQuery(
    GetCardsDocument,
    memberId === undefined ? skipToken : {},
  );
  const [known, setKnown] = useState<KnownCards>();
  const read = data?.user?.cards;
  if (read && memberId !== undefined && (known?.cards !== read || known.memberId !== memberId))
    setKnown({ memberId, cards: read });
  const retry = () => void refetch().catch(() => undefined);
  if (memberId === undefined) return { status: 'signed-out', retry };
  const isEnded = data?.user === null;
  // The session has ended on the server: what was typed stays, and the next change asks to sign in (CRD-011).
  const kept = isEnded && known?.memberId === memberId ? known.cards : undefined;
  if (isEnded && !kept) return { status: 'signed-out', retry };
  const request = fetchStateOf({ data: read ?? kept, error, loading });
  if (request.data) return { status: 'ready', cards: request.data, removed: data?.user?.removedCards ?? [] };
  return request.status === 'failed' ? { status: 'failed', cause: error, retry } : { status: 'loading' };
};
