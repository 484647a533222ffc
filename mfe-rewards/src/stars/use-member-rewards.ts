import { fetchStateOf, skipToken, useMember, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { GetMemberRewardsDocument } from '../generated/get-member-rewards.ts';
import type { GetMemberRewardsQuery } from '../generated/operation-types.ts';

export type MemberRewards = GetMemberRewardsQuery['memberRewards'];
export type Rewards =
  | { readonly status: 'signed-out' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly rewards: MemberRewards };

/** The member's Stars and level. Until they are read, and when reading fails, there is no number to show (pitfall R09). */
export const useMemberRewards = (): Rewards => {
  const member = useMember();
  const { data, error, loading, refetch } = useQuery(GetMemberRewardsDocument, member ? {} : skipToken);
  const state = fetchStateOf({ data: data?.memberRewards, error, loading });
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(state.status === 'failed', retry);
  if (!member) return { status: 'signed-out' };
  if (state.data) return { status: 'ready', rewards: state.data };
  return state.status === 'failed' ? { status: 'failed', retry } : { status: 'loading' };
};
