import type { StoredSubmission } from '../../ordering.tables.ts';
import type { Submission } from '../submit-input.ts';

/** A token is not stored: it could be read by others, and the payment needs it no more. */
export const toStored = ({ slotAt, ...submission }: Submission, reference: string): StoredSubmission => ({
  ...submission,
  tenders: submission.tenders.map((tender) =>
    tender.tender === 'CARD' ? { ...tender, id: reference } : tender,
  ),
  ...(slotAt && { slotAt: slotAt.toISOString() }),
});

export const fromStored = ({ slotAt, ...stored }: StoredSubmission): Submission => ({
  ...stored,
  guestContact: stored.guestContact,
  displayName: stored.displayName,
  paymentType: stored.paymentType,
  addressKey: stored.addressKey,
  slotAt: slotAt === undefined ? undefined : new Date(slotAt),
});
