export { highestBalanceMinor } from '@crema/shared-contracts';
