export { createOrderStoreService } from './order-store.ts';
