import type { OperatorCommand } from '../../operations/operator-command.ts';
import { orderMailing } from '../mailing/order-mailing.ts';

/** `npm run feed`: product management mails an item of the home feed (docs/guides/feed.md). */
export const feedCommands: readonly OperatorCommand[] = [
  {
    name: 'mail',
    summary: 'Mails an item of the feed to the members who agreed to promotional mails, to each once',
    usage: 'mail ITEM',
    options: {},
    run: async ({ db, clock, notify }, { positionals: [itemId = ''] }) => {
      const mails = await orderMailing(db, clock, itemId);
      if (mails === undefined)
        return {
          columns: [],
          rows: [],
          summary: `"${itemId}" is not an item of type information for members that is valid now. Nothing was mailed.`,
          ok: false,
        };
      notify();
      return { columns: [], rows: [], summary: `${itemId}: ${mails} mails ordered.`, ok: true };
    },
  },
];
