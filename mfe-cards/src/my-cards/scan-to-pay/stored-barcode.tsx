import { FormattedMessage } from 'react-intl';
import { Banner, Stack, TimeText } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../scan-choice/cards.hooks.ts';
import { selectSymbology, symbologyPicked } from '../../scan-choice/scan-to-pay.slice.ts';
import { BarcodePanel, BarcodePicture } from './barcode-panel.tsx';
import type { OfflineBarcode } from './offline-barcode.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The barcode that is stored on this device (D-94). Its balance is not known: a balance is only shown fresh from the server. */
export const StoredBarcode = ({ copy: { until, content } }: { readonly copy: OfflineBarcode }) => {
  const dispatch = useAppDispatch();
  const symbology = useAppSelector(selectSymbology);
  const { nickname, cardNumber, pictures } = content;
  useWakeLock(true);
  return (
    <Stack gap={2}>
      <Banner tone="info" title={<FormattedMessage id="cards.scan.stored" />}>
        <FormattedMessage
          id="cards.scan.stored.until"
          values={{
            time: (
              <TimeText
                key="time"
                value={new Date(until).toISOString()}
                dateStyle="medium"
                timeStyle="short"
              />
            ),
          }}
        />
      </Banner>
      <BarcodePanel
        name={nickname}
        number={cardNumber}
        symbology={symbology}
        onSymbology={(picked) => dispatch(symbologyPicked(picked))}
      >
        <BarcodePicture uri={pictures[symbology]} name={nickname} symbology={symbology} />
      </BarcodePanel>
    </Stack>
  );
};
