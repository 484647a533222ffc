import type { Db } from '../../storage/database.ts';

/**
 * Ends the use of personal information for offers of the account with this address: its personalized mails (ACC-072). Nothing happens
 * without such an account. The address must be normalised.
 */
export const endPersonalUse = async (db: Db, email: string): Promise<void> => {
  await db.updateTable('member').set({ personal_mail: false }).where('email', '=', email).execute();
};
