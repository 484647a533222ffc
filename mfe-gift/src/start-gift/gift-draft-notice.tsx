import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost, useMember, useSignal } from '@crema/remote-kit';
import { Banner, Button, Cluster, buttonClass } from '@crema/shared-ui';

/** The gift that the visitor has started, with a link to it (D-76). */
export const GiftDraftNotice = () => {
  const { giftDraft } = useHost();
  const draft = useSignal(giftDraft.current);
  const memberId = useMember()?.memberId;
  const isStarted = draft !== undefined;
  // A discarded gift leaves no empty place; the host's script in the head reserves it again on the next page.
  useEffect(() => {
    document.documentElement.style.setProperty('--reserved-gift-draft', String(Number(isStarted)));
  }, [isStarted]);
  if (!draft) return null;
  const discard = () => {
    giftDraft.clear();
    // The form's store is loaded with the form.
    void import('../gift-form/gift-values.ts').then(({ giftFormDraft }) => giftFormDraft.clear(memberId));
  };
  return (
    <Banner
      tone="info"
      title={<FormattedMessage id="gift.draft.title" values={{ name: draft.name }} />}
      action={
        <Cluster gap={1}>
          <Link to={draft.path} className={buttonClass('secondary', { size: 'small' })}>
            <FormattedMessage id="gift.draft.continue" />
          </Link>
          <Button variant="quiet" size="small" onClick={discard}>
            <FormattedMessage id="gift.draft.discard" />
          </Button>
        </Cluster>
      }
    />
  );
};
