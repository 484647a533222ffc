import type { OptionalMailKind } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { findMember, unsubscribeLinks } from '../../identity/identity.public.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { toContent } from '../stream/authored-content.ts';

const kind: OptionalMailKind = 'promotional';

const readItem = async ({ db }: AppDeps, itemId: string) =>
  (
    await db
      .selectFrom('stream_item')
      .select('document')
      .where('item_id', '=', itemId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
  )?.document;

const isMailed = async ({ db }: AppDeps, item_id: string, member_id: string): Promise<boolean> =>
  !!(await db
    .selectFrom('mailed_item')
    .select('item_id')
    .where('item_id', '=', item_id)
    .where('member_id', '=', member_id)
    .executeTakeFirst());

/**
 * Mails an item of the feed to one member, once. The preference counts when the mail is sent, not when it was ordered: who unsubscribes
 * in between gets none (ENG-040). The Message-ID is that of item and member, so that a repeated job shows no second mail.
 */
export const mailItemJob = defineJob<{ itemId: string; memberId: string }>({
  topic: 'mail-feed-item',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ payload: { itemId, memberId } }, deps) => {
    const [item, member] = await Promise.all([readItem(deps, itemId), findMember(deps.db, memberId)]);
    if (!item || !member?.brand_mail || (await isMailed(deps, itemId, memberId))) return;
    const content = toContent(item, member.locale);
    const path = content.calltoactionlink.startsWith('/') ? content.calltoactionlink : '/';
    await deps.mailer.send(
      renderLetter({
        id: `feed-${itemId}-${memberId}`,
        to: member.email,
        locale: member.locale,
        subject: [content.title, content.title],
        paragraphs: [content.body, content.legalfooter]
          .filter((text) => text !== '')
          .map((text) => [text, text] as const),
        link: {
          label: [content.calltoactiontext || content.title, content.calltoactiontext || content.title],
          url: `${deps.publicOrigin}${path}`,
        },
        values: {},
        unsubscribe: unsubscribeLinks(deps, { memberId, kind }),
      }),
    );
    await deps.db
      .insertInto('mailed_item')
      .values({ item_id: itemId, member_id: memberId, mailed_at: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
