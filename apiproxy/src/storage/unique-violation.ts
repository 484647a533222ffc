import { isRecord } from '@crema/shared-contracts';

/** PostgreSQL's code of a row that another transaction stored first. */
const uniqueViolation = '23505';
/** Whether a write failed because its key exists already. The transaction of the write is rolled back then. */
export const isUniqueViolation = (cause: unknown): boolean =>
  isRecord(cause) && cause['code'] === uniqueViolation;
