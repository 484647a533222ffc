import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { Text } from '@crema/shared-ui';
import { renderSVG } from 'uqr';
import s from './mobile-apps-page.module.css';

/** A QR code that opens this page on a phone. It is shown on wide screens only: a phone shows the page itself. */
export const PageCode = () => {
  const { publicOrigin } = useHost();
  const intl = useIntl();
  const drawing = renderSVG(`${publicOrigin}/rewards/mobile-apps`, { border: 2 });
  return (
    <div className={s.code}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt={intl.formatMessage({ id: 'apps.scan.code' })}
        width={144}
        height={144}
      />
      <Text>
        <FormattedMessage id="apps.scan" />
      </Text>
    </div>
  );
};
