import { fetchStateOf, skipToken, useMember, useQuery } from '@crema/remote-kit';
import { GetCardsDocument } from '../generated/get-cards.ts';
import type { WalletCard } from './wallet-card.ts';

export type Wallet =
  | { readonly status: 'signed-out' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly cards: readonly WalletCard[] };

/** The member's cards, the primary one first. A failed reload keeps the cards that were loaded before. */
export const useCards = (): Wallet => {
  const signedIn = useMember() !== undefined;
  const { data, error, loading, refetch } = useQuery(GetCardsDocument, signedIn ? {} : skipToken);
  if (!signedIn || data?.user === null) return { status: 'signed-out' };
  const request = fetchStateOf({ data: data?.user?.cards, error, loading });
  if (request.data) return { status: 'ready', cards: request.data };
  return request.status === 'failed'
    ? { status: 'failed', cause: error, retry: () => void refetch().catch(() => undefined) }
    : { status: 'loading' };
};
