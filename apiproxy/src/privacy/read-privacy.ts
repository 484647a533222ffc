import type { PrivacyReply } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { findDeletion, findMember, isEmailConfirmed } from '../identity/identity.public.ts';
import { findExport, presentExport } from './export/export-store.ts';

/**
 * ACC-041: the stored choice about the member's address, also one from before the account. It is shown once the address is confirmed,
 * and until the member chooses personalized mails again (decision 127).
 */
export const readPrivacy = async ({ db, clock }: AppDeps, memberId: string): Promise<PrivacyReply> => {
  const member = await findMember(db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  const choice =
    member.personal_mail || !isEmailConfirmed(member)
      ? undefined
      : await db
          .selectFrom('privacy_request')
          .select('requested_at')
          .where('email', '=', member.email)
          .where('opt_in', '=', false)
          .executeTakeFirst();
  const row = await findExport(db, memberId);
  const deletion = await findDeletion(db, memberId);
  return {
    personalUseEndedAt: choice?.requested_at.toISOString() ?? null,
    dataExport: row ? presentExport(row, clock.now()) : null,
    deletionDueAt: deletion?.due_at.toISOString() ?? null,
  };
};
