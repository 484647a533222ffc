import type { findMember } from '../../identity/identity.public.ts';

/** The account that the feed is for. */
export type FeedMember = NonNullable<Awaited<ReturnType<typeof findMember>>>;
