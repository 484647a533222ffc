import type { ServerModule } from '../http/server-module.ts';
import { cardsDeletion } from './account-deletion/account-deletion.ts';
import { cardsData } from './personal-data.ts';
import { drawingPolicy } from '../http/security/secure-headers.ts';
import { mailDetachedCard } from './account-deletion/mail-detached-card.job.ts';
import { autoReload } from './auto-reload/auto-reload.job.ts';
import { mailAutoReload } from './auto-reload/auto-reload-mail.job.ts';
import { registerBalanceCheck } from './balance-check.endpoint.ts';
import { registerBarcode } from './barcode/barcode.endpoint.ts';
import { registerCardInfo } from './mailed-cards/card-info.endpoint.ts';
import { bookChargebacks } from './chargebacks/book-chargebacks.job.ts';
import { cardPicture } from './card-designs.ts';
import { cardsChecks } from './cards.checks.ts';
import { cardsMutations } from './cards.mutations.ts';
import { cardsResolvers } from './cards.resolvers.ts';
import { reloadHistory, transferHistory } from './history/card-entries.ts';
import { responses } from '../http/replies/reply-schemas.ts';
import { mailFailedReloadRefund } from './reloads/mail-failed-refund.job.ts';
import { addedMoney } from './reloads/reload-purchase.ts';
import { registerTransactionsCsv } from './transactions/transactions-csv.endpoint.ts';
import { Type } from 'typebox';
import { detachCard } from './wallet/detach-card.job.ts';
import { mailCardChange } from './card-mails/mail-card-change.job.ts';

const day = 24 * 60 * 60;

const designSchema = {
  summary: 'The picture of a card design, as SVG',
  params: Type.Object({ design: Type.String({ maxLength: 60 }) }),
  response: responses({ 200: Type.String() }),
};

/** Stored-value cards: balance, ledger entries and barcode. */
export const cards: ServerModule = {
  name: 'cards',
  register: (app, deps) => {
    registerBarcode(app, deps);
    registerBalanceCheck(app, deps);
    registerCardInfo(app, deps);
    registerTransactionsCsv(app, deps);
    app.get<{ Params: { design: string } }>(
      '/apiproxy/v1/cards/designs/:design.svg',
      { schema: designSchema },
      (request, reply) =>
        reply
          .type('image/svg+xml')
          .headers({ 'cache-control': `public, max-age=${day}`, 'content-security-policy': drawingPolicy })
          .send(cardPicture(request.params.design)),
    );
  },
  resolvers: { ...cardsResolvers, ...cardsMutations },
  jobs: [
    autoReload,
    bookChargebacks,
    addedMoney.job,
    mailAutoReload,
    mailCardChange,
    mailFailedReloadRefund,
    detachCard,
    mailDetachedCard,
  ],
  checks: cardsChecks,
  history: [reloadHistory, transferHistory],
  personalData: cardsData,
  accountDeletion: cardsDeletion,
};
