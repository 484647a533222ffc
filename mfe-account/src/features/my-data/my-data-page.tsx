import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { guestDataPage, privacyRestPaths, type GuestDataReply } from '@crema/shared-contracts';
import { Button, EmptyState, ErrorState, PageSkeleton, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { PrivacyMessages } from '../../layout/privacy-messages.tsx';
import { useLinkToken, useMailedLink } from '../../mailed-link/use-mailed-link.ts';
import { AskForLink } from './ask-for-link.tsx';
import { LinkedData } from './linked-data.tsx';

const Ended = () => (
  <EmptyState
    headingLevel={1}
    art={<Illustration name="lost" size={160} />}
    title={<FormattedMessage id="account.myData.ended" />}
    actions={
      <Link to={guestDataPage.path} className={buttonClass('primary')}>
        <FormattedMessage id="account.myData.again" />
      </Link>
    }
  >
    <FormattedMessage id="account.myData.ended.body" />
  </EmptyState>
);

const OpenedLink = ({ token }: { readonly token: string }) => {
  const { resource, reload, setValue } = useMailedLink<GuestDataReply>(privacyRestPaths.openGuestData, token);
  const [isEnded, setEnded] = useState(false);
  if (resource.status === 'loading') return <PageSkeleton kind="list" />;
  if (isEnded || (resource.status === 'failed' && resource.error.code === 'EMAIL_LINK_INVALID'))
    return <Ended />;
  if (resource.status === 'failed')
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="account.myData.notOpened" />}
        actions={
          <Button onClick={reload}>
            <FormattedMessage id="account.tryAgain" />
          </Button>
        }
      >
        <FormattedMessage
          id={
            resource.error.code === 'TOO_MANY_REQUESTS'
              ? 'account.myData.tooMany'
              : 'account.myData.notOpened.body'
          }
        />
      </ErrorState>
    );
  return (
    <LinkedData token={token} data={resource.value} onChange={setValue} onEnded={() => setEnded(true)} />
  );
};

/** /personal-information/my-data: what is stored about an address without an account; a form, and what the mailed link opens (L-80). */
export const MyDataPage = () => {
  const token = useLinkToken();
  return (
    <PrivacyMessages>{token ? <OpenedLink key={token} token={token} /> : <AskForLink />}</PrivacyMessages>
  );
};
