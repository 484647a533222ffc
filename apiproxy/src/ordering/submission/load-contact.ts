import { createAppError } from '../../http/errors/app-error.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { findMember } from '../../identity/identity.public.ts';
import type { Contact } from './submit-input.ts';

/** The contact of a member's account. Throws UNAUTHENTICATED if the account is gone. */
export const loadContact = async (deps: AppDeps, memberId: string | null): Promise<Contact> => {
  const member = memberId === null ? undefined : await findMember(deps.db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  return {
    firstName: member.first_name,
    email: member.email,
    phoneNumber: null,
    marketingOptIn: member.brand_mail,
  };
};
