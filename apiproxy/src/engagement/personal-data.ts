import { internal, ofMember, type PersonalData } from '../privacy/privacy.public.ts';
import type { EngagementTables } from './engagement.tables.ts';

/** D-119: what a member did with the feed, and the items that were mailed. */
export const engagementData: PersonalData<EngagementTables> = {
  stream_event: { exported: ['kind', 'subject', 'at'], withheld: { member_id: internal }, rowsOf: ofMember },
  stream_feed: {
    exported: ['variant', 'changed_at'],
    withheld: { member_id: internal, digest: internal },
    rowsOf: ofMember,
  },
  mailed_item: { exported: ['item_id', 'mailed_at'], withheld: { member_id: internal }, rowsOf: ofMember },
  stream_item: { reason: 'The items of the feed that anyone may get.' },
};
