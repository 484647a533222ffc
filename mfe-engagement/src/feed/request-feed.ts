import {
  engagementRestPaths,
  type GuestStreamReply,
  type HostServices,
  type Locale,
  type StreamReply,
} from '@crema/shared-contracts';
import { readGuestItem, readMemberItem } from './feed-item.ts';
import type { FeedReply } from './rules/feed-state.ts';

interface FeedQuestion {
  readonly isMember: boolean;
  readonly locale: Locale;
  readonly types: readonly string[];
  readonly modifiedSince: string | undefined;
}
const urlOf = ({ isMember, locale, types, modifiedSince }: FeedQuestion): string => {
  const query = new URLSearchParams({
    locale,
    streamItemTypes: types.join(','),
    streamItemStatus: 'active',
    ...(modifiedSince && { modifiedSince }),
  });
  return `${isMember ? engagementRestPaths.streamItems : engagementRestPaths.guestStreamItems}?${query}`;
};

/**
 * Requests the feed and reads the status of the raw reply: 304 has no items, 206 has those of the sources that did not fail (D-136,
 * ENG-005). Rejects for every other reply.
 */
export const requestFeed = async (
  { fetch }: Pick<HostServices, 'fetch'>,
  question: FeedQuestion,
  signal: AbortSignal,
): Promise<FeedReply> => {
  const reply = await fetch(urlOf(question), { signal, headers: { accept: 'application/json' } });
  if (reply.status === 304) return { kind: 'unchanged' };
  if (reply.status !== 200 && reply.status !== 206)
    throw new Error(`The feed was answered with ${reply.status}.`);
  const { streamItems } = (await reply.json()) as StreamReply | GuestStreamReply;
  return {
    kind: reply.status === 206 ? 'partial' : 'complete',
    items: question.isMember
      ? (streamItems as StreamReply['streamItems']).map(readMemberItem)
      : (streamItems as GuestStreamReply['streamItems']).map(readGuestItem),
    modifiedSince: reply.headers.get('last-modified') ?? undefined,
  };
};
