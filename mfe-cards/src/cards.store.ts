import { filter, map, pairwise } from 'rxjs';
import { fromSignal, type RemoteContext, type StoreConfig } from '@crema/remote-kit';
import { isMember } from '@crema/shared-contracts';
import { barcodeApi } from './my-cards/scan-to-pay/barcode-api.ts';
import { scanToPayEpics, type ScanToPayDeps } from './my-cards/scan-to-pay/scan-to-pay.epics.ts';
import { scanToPayReducer, type ScanToPayState } from './scan-choice/scan-to-pay.slice.ts';

/** The `store` of defineRemote: the card that is shown at the counter, and its barcode. */
export const cardsStore = ({ services }: RemoteContext): StoreConfig<ScanToPayState, ScanToPayDeps> => ({
  reducer: scanToPayReducer,
  epics: scanToPayEpics,
  dependencies: {
    barcodes: barcodeApi(services.fetch),
    // D-166: also when another member follows.
    memberLeft$: fromSignal(services.session).pipe(
      map((session) => (isMember(session) ? session.member.memberId : undefined)),
      pairwise(),
      filter(([before, now]) => before !== undefined && before !== now),
    ),
  },
});
