import type { ServerModule } from '../http/server-module.ts';
import { cardsDeletion } from './account-deletion/account-deletion.ts';
import { cardsData } from './personal-data.ts';
import { mailDetachedCard } from './account-deletion/mail-detached-card.job.ts';
import { autoReload } from './auto-reload/auto-reload.job.ts';
import { mailAutoReload } from './auto-reload/auto-reload-mail.job.ts';
import { registerBalanceCheck } from './balance-check.endpoint.ts';
import { registerBarcode } from './barcode/barcode.endpoint.ts';
import { registerCardInfo } from './mailed-cards/card-info.endpoint.ts';
import { bookChargebacks } from './chargebacks/book-chargebacks.job.ts';
import { cardDesignKind, checkCardDesigns } from './designs/card-design.kinds.ts';
import { projectCardDesigns } from './designs/card-designs.ts';
import { registerCardPicture } from './designs/card-picture.endpoint.ts';
import { cardsChecks } from './cards.checks.ts';
import { cardsMutations } from './cards.mutations.ts';
import { cardsResolvers } from './cards.resolvers.ts';
import { reloadHistory, transferHistory } from './history/card-entries.ts';
import { mailFailedReloadRefund } from './reloads/mail-failed-refund.job.ts';
import { addedMoney } from './reloads/reload-purchase.ts';
import { registerTransactionsCsv } from './transactions/transactions-csv.endpoint.ts';
import { detachCard } from './wallet/detach-card.job.ts';
import { mailCardChange } from './card-mails/mail-card-change.job.ts';

/** Stored-value cards: balance, ledger entries and barcode. */
export const cards: ServerModule = {
  name: 'cards',
  register: (app, deps) => {
    registerBarcode(app, deps);
    registerBalanceCheck(app, deps);
    registerCardInfo(app, deps);
    registerTransactionsCsv(app, deps);
    registerCardPicture(app, deps);
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
  shop: { kinds: [cardDesignKind], checks: [checkCardDesigns], project: projectCardDesigns },
  history: [reloadHistory, transferHistory],
  personalData: cardsData,
  accountDeletion: cardsDeletion,
};
