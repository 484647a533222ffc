import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { isMember } from '@crema/shared-contracts';
import { Sheet } from '@crema/shared-ui';
import { HostSlot } from '../composer/host-slot.tsx';
import { useHostContext, useReadable } from '../host-context.ts';

const payHash = '#pay';

/** `#pay` on any page shows the barcode (CRD-004, D-09): Back closes it; signed out, it asks to sign in first and comes back. */
export const HashModals = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useReadable(host.session.session);
  const asking = useRef(false);
  const wanted = location.hash === payHash;
  const close = () => void navigate(location.pathname + location.search, { replace: true });
  useEffect(() => {
    if (!wanted || isMember(session) || asking.current) return;
    asking.current = true;
    void host.signIn.ask(location.pathname + location.search + payHash).then((signedIn) => {
      asking.current = false;
      if (!signedIn) void navigate(location.pathname + location.search, { replace: true });
    });
  }, [wanted, session, host, navigate, location.pathname, location.search]);
  if (!wanted || !isMember(session)) return null;
  return (
    <Sheet
      open
      title={<FormattedMessage id="host.pay.title" />}
      closeLabel={intl.formatMessage({ id: 'host.dismiss' })}
      onClose={close}
    >
      <HostSlot
        name="scan-to-pay"
        props={{ onClose: close }}
        absence={
          <p>
            <FormattedMessage id="host.pay.absent" />
          </p>
        }
      />
    </Sheet>
  );
};
