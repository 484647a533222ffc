import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { buttonClass, EmptyState, Page } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { giftPaths } from '../../gift-paths.ts';

/** GFT-002: no available design has the number of the address. */
export const UnknownDesign = () => (
  <Page title={<FormattedMessage id="gift.unknown.title" />}>
    <EmptyState
      art={<Illustration name="lost" size={160} />}
      title={<FormattedMessage id="gift.unknown.notFound" />}
      actions={
        <Link to={giftPaths.root} className={buttonClass()}>
          <FormattedMessage id="gift.unknown.all" />
        </Link>
      }
    >
      <FormattedMessage id="gift.unknown.design" />
    </EmptyState>
  </Page>
);
