import { nonEmptyString, object, type Validator } from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';

interface PendingReload {
  readonly memberId: string;
  readonly reloadId: string;
}
const validate: Validator<PendingReload> = object({ memberId: nonEmptyString, reloadId: nonEmptyString });

/** A reload that is not decided yet: the modal continues with it when it is opened again, also after a visit to the bank’s page. */
export const pendingReload = visitValue({ key: 'crema.pending-reload', version: 1, validate });
