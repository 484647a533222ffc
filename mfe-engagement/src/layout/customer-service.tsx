import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { callUrl, customerService } from '@crema/shared-contracts';
import { Card, Heading, Icon, Text, buttonClass } from '@crema/shared-ui';
import s from './document-page.module.css';

/** The number of customer service, as a link that calls it (D-161). */
export const CustomerService = ({ linksToHelp }: { readonly linksToHelp: boolean }) => (
  <Card as="section" tone="tinted" aria-labelledby="customer-service" className={s.service}>
    <Heading id="customer-service" level={2} size="medium">
      <FormattedMessage id="page.call.title" />
    </Heading>
    <Text>
      <FormattedMessage id="page.call.body" />
    </Text>
    <div className={s.actions}>
      <a href={callUrl(customerService.phone)} className={buttonClass('primary')}>
        <Icon name="phone" size={20} />
        <FormattedMessage id="page.call" values={{ phone: customerService.phone }} />
      </a>
      {linksToHelp && (
        <Link to={customerService.helpPath} className={buttonClass('quiet')}>
          <FormattedMessage id="page.call.help" />
        </Link>
      )}
    </div>
  </Card>
);
