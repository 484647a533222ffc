import { filter, Observable } from 'rxjs';
import type { RemoteContext, StoreConfig } from '@crema/remote-kit';
import type { DomainEvents } from '@crema/shared-contracts';
import { barcodeApi } from './features/scan-to-pay/barcode-api.ts';
import { scanToPayEpics, type ScanToPayDeps } from './features/scan-to-pay/scan-to-pay.epics.ts';
import { scanToPayReducer, type ScanToPayState } from './scan-choice/scan-to-pay.slice.ts';

/** The `store` of defineRemote: the card that is shown at the counter, and its barcode. */
export const cardsStore = ({ services }: RemoteContext): StoreConfig<ScanToPayState, ScanToPayDeps> => ({
  reducer: scanToPayReducer,
  epics: scanToPayEpics,
  dependencies: {
    barcodes: barcodeApi(services.fetch),
    memberLeft$: new Observable<DomainEvents['session-changed']>((observer) =>
      services.bus.on('session-changed', (change) => observer.next(change)),
    ).pipe(filter(({ kind }) => kind !== 'member')),
  },
});
