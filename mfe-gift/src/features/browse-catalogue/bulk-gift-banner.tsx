import { FormattedMessage } from 'react-intl';
import { callUrl, customerService } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Banner } from '@crema/shared-ui';

/** GFT-012: the way to many gifts at once, while the configuration shows it. */
export const BulkGiftBanner = () => {
  const { configuration } = useHost();
  if (!configuration.showBulkGiftBanner) return null;
  return (
    <Banner tone="info" title={<FormattedMessage id="gift.bulk.title" />}>
      <FormattedMessage
        id="gift.bulk.body"
        values={{
          phone: (
            <a key="phone" href={callUrl(customerService.phone)}>
              {customerService.phone}
            </a>
          ),
        }}
      />
    </Banner>
  );
};
