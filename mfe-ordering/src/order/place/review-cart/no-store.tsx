import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card, Heading, Icon, Stack, Text, buttonClass } from '@crema/shared-ui';
import { menuPaths } from '../../../catalogue/menu-paths.ts';

/** Prices and pickup options depend on the store: without a store the order cannot be paid. */
export const NoStore = () => (
  <Card tone="highlight">
    <Stack gap={1} align="start">
      <Icon name="storefront" size={32} />
      <Heading level={2} size="medium">
        <FormattedMessage id="ordering.cart.noStore.title" />
      </Heading>
      <Text>
        <FormattedMessage id="ordering.cart.noStore.body" />
      </Text>
      <Link to={menuPaths.chooseStore(menuPaths.cart)} className={buttonClass('primary')}>
        <FormattedMessage id="ordering.order.action.chooseStore" />
      </Link>
    </Stack>
  </Card>
);
