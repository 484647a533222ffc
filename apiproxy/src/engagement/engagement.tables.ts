import type { StreamItemType } from '@crema/shared-contracts';
import type { ColumnType } from 'kysely';
import type { AuthoredItem } from './authored/authored-item.ts';

/** An item of the feed, of the shop's data (docs/guides/feed.md). */
export interface StreamItemTable {
  item_id: string;
  type: StreamItemType;
  document: ColumnType<AuthoredItem, string, string>;
  /** When the item was loaded, changed or withdrawn: `modifiedSince` compares with it. */
  changed_at: Date;
  /** The shop's data do not contain the item any more. */
  withdrawn_at: Date | null;
}
/** A mark of a member on the feed (StreamMark); one for each subject. */
export interface StreamEventTable {
  member_id: string;
  kind: string;
  subject: string;
  at: Date;
}
/** The last feed that a member got in one language: whether it has changed since `modifiedSince`. */
export interface StreamFeedTable {
  member_id: string;
  /** Language and types of the request. */
  variant: string;
  digest: string;
  /** Whole seconds, as in Last-Modified. */
  changed_at: Date;
}
/** An item that was mailed to a member who agreed to promotional mails. */
export interface MailedItemTable {
  item_id: string;
  member_id: string;
  mailed_at: Date;
}
export interface EngagementTables {
  mailed_item: MailedItemTable;
  stream_item: StreamItemTable;
  stream_event: StreamEventTable;
  stream_feed: StreamFeedTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends EngagementTables {}
}
