/** State that the host keeps for a customer in the browser. */
export {
  type ChooseStoreOptions,
  type DescribeOrderStoreChange,
  type OrderStore,
  type OrderStoreChange,
  type OrderStoreService,
  orderStoreStorage,
  storeChoiceStorage,
  validateStoreChoice,
  type StoreChoice,
  validateOrderStore,
} from './order-store.ts';
export {
  type GiftDraft,
  type GiftDraftService,
  type GiftPaymentChoice,
  type GuestInstrument,
  type GuestPayment,
  giftDraftStorage,
  giftPaymentStorage,
  validateGiftDraft,
  validateStoredGiftPayment,
} from './gift-draft.ts';
export { guestOrderingStorage } from './guest-ordering-storage.ts';
export { validateVisitorPosition, visitorPositionStorage } from './visitor-position.ts';
