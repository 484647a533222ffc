/** The exports of cards for other modules. Lint rejects an import of any other file of this folder. */
export { type CardRow, findOwnCard, isAwaitingActivation, issueCard } from './card-store.ts';
export { readCardMilestones } from './wallet/card-milestones.ts';
export { debitCard } from './debit-card.ts';
export { drawBarcode } from './barcode/draw-barcode.ts';
export { addGiftCard, closeGiftCard, issueGiftCard } from './mailed-cards/gift-cards.ts';
export { lockCards } from './ledger.ts';
export { listSharedCards } from './wallet/shared-cards.ts';
export { returnToCard } from './wallet/return-to-card.ts';
export { registerCard } from './register-card.ts';
