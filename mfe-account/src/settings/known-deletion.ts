import { string } from '@crema/shared-contracts';
import { memberVisitValue } from '@crema/remote-kit';

const known = memberVisitValue({ name: 'account.deletion', version: 1, validate: string });

/** The day on which the account is deleted, as the last page knew it: the next one has its banner at once. */
export const readKnownDeletion = (memberId: string): string | null => known(memberId).read() ?? null;
export const storeKnownDeletion = (memberId: string, dueAt: string | null): void =>
  known(memberId).write(dueAt ?? undefined);
