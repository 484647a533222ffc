import { nonEmptyString, object, type Validator } from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';

interface PendingReload {
  readonly memberId: string;
  readonly reloadId: string;
}
const validate: Validator<PendingReload> = object({ memberId: nonEmptyString, reloadId: nonEmptyString });

/** A reload for which the customer left the page: the modal continues with it when the bank has sent the customer back. */
export const pendingReload = visitValue({ key: 'crema.pending-reload', version: 1, validate });
