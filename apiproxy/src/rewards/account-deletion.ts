import type { AccountDeletion } from '../personal-data/account-deletion.ts';
import { listLinks, unlink } from './partner/partner-links.ts';
import { programName } from './partner/partner-programs.ts';
import { loseStars } from './stars/lose-stars.ts';
import { readStars } from './stars/star-ledger.ts';

const tenthsPerStar = 10;

/** D-160: Stars are lost, and linked partner accounts end. */
export const rewardsDeletion: AccountDeletion = {
  effects: async (db, memberId, locale) => {
    const links = await listLinks(db, memberId);
    return {
      stars: Math.floor((await readStars(db, memberId)) / tenthsPerStar),
      partnerAccount: links.find(({ partner_id }) => partner_id === 'marriott')?.masked_account ?? null,
      partnerAccounts: links.map(({ partner_id, masked_account }) => ({
        name: programName(partner_id, locale),
        account: masked_account,
      })),
    };
  },
  close: async (deps, memberId) => {
    await deps.db.transaction().execute((trx) => loseStars(trx, deps, memberId));
    for (const { partner_id: partner } of await listLinks(deps.db, memberId))
      await unlink(deps, { memberId, partner });
  },
};
