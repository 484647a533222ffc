import { internal, ofMember, type PersonalData } from '../personal-data/personal-data.ts';
import type { EngagementTables } from './engagement.tables.ts';

/** D-119: what a member did with the feed, and the items that were mailed. */
export const engagementData: PersonalData<EngagementTables> = {
  stream_event: {
    about: [
      'What you did that the feed on your home page follows.',
      'Vos gestes que suit le fil de votre page d’accueil.',
    ],
    exported: ['kind', 'subject', 'at'],
    withheld: { member_id: internal },
    rowsOf: ofMember,
  },
  stream_feed: {
    about: ['The variant of the feed that you see.', 'La variante du fil qui vous est présentée.'],
    exported: ['variant', 'changed_at'],
    withheld: { member_id: internal, digest: internal },
    rowsOf: ofMember,
  },
  mailed_item: {
    about: [
      'The items of the feed that were mailed to you.',
      'Les éléments du fil qui vous ont été envoyés par courriel.',
    ],
    exported: ['item_id', 'mailed_at'],
    withheld: { member_id: internal },
    rowsOf: ofMember,
  },
  stream_item: { reason: 'The items of the feed that anyone may get.' },
};
