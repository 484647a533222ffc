import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { Button, VisuallyHidden } from '@crema/shared-ui';
import s from './info-page.module.css';
import { asksToUnlink, usePartner } from './use-partner.tsx';
import { useUnlink } from './use-unlink.ts';

/** The text link that unlinks the accounts (RWD-043), for who has linked them (L-39). With `?action=unlink` a member is asked at once, and the query goes (D-133). */
export const UnlinkAccounts = ({ isOffered }: { readonly isOffered: boolean }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const member = useMember();
  const { index } = usePartner().paths;
  const { search } = useLocation();
  const { unlink, isBusy } = useUnlink();
  const isAsked = member !== undefined && asksToUnlink(search);
  const isPending = useRef(false);
  const ask = useRef(unlink);
  useEffect(() => {
    ask.current = unlink;
  });
  // The question is asked once the query is gone, so that neither a reload nor a second run of the effect asks again.
  useEffect(() => {
    if (isAsked) {
      isPending.current = true;
      void navigate(index, { replace: true });
    } else if (isPending.current) {
      isPending.current = false;
      void ask.current();
    }
  }, [index, isAsked, navigate]);
  return (
    <p className={s.unlink}>
      {isOffered && (
        <Button variant="quiet" icon="link" busy={isBusy} onClick={() => void unlink()}>
          <FormattedMessage id="rewards.link.unlink" />
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{isBusy && intl.formatMessage({ id: 'rewards.link.unlink.busy' })}</span>
      </VisuallyHidden>
    </p>
  );
};
