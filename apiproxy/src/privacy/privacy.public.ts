/** The exports of privacy for other modules. Lint rejects an import of any other file of this folder. */
export { findDeletion } from './deletion/find-deletion.ts';
export {
  internal,
  moneyStays,
  ofGuestOrders,
  ofGuestPayments,
  ofGuestPurchases,
  ofMember,
  type PersonalData,
  secret,
} from './personal-data.ts';
