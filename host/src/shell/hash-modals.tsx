import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { isMember } from '@crema/shared-contracts';
import { Sheet } from '@crema/shared-ui';
import { HostSlot } from '../composer/host-slot.tsx';
import { useHostContext, useSignal } from '../host-context.ts';
import { repeatedEntry } from '../routing/modal-history.ts';

const payHash = '#pay';

/** True when the hash was added to the URL of the open page: then the previous history entry is the same page. */
const useAddedHere = (wanted: boolean): RefObject<boolean> => {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const page = pathname + search;
  const withoutHash = useRef<string | undefined>(undefined);
  const addedHere = useRef(false);
  useEffect(() => {
    if (wanted) addedHere.current = kind === 'PUSH' && withoutHash.current === page;
    else withoutHash.current = page;
  }, [wanted, kind, page]);
  return addedHere;
};

/** `#pay` on any page shows the barcode (CRD-004, D-09). Back closes it. A guest is asked to sign in first. */
export const HashModals = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSignal(host.session.session);
  const wanted = location.hash === payHash;
  const asksForSignIn = wanted && !isMember(session);
  const addedHere = useAddedHere(wanted);
  const close = () => {
    if (window.location.hash !== payHash) return;
    void navigate(location.pathname + location.search, {
      replace: true,
      ...(addedHere.current && { state: repeatedEntry }),
    });
  };
  const onRefused = useEffectEvent(close);
  const address = location.pathname + location.search + payHash;
  useEffect(() => {
    if (!asksForSignIn) return undefined;
    let current = true;
    void host.signIn.ask(address, { hasOwnAddress: true }).then((signedIn) => {
      if (current && !signedIn) onRefused();
    });
    const sheet = host.signIn.open.get();
    return () => {
      current = false;
      // Close the sheet after Back removed the hash. A successful sign-in has closed it already.
      if (window.location.hash !== payHash && host.signIn.open.get() === sheet) sheet?.close(false);
    };
  }, [asksForSignIn, host, address]);
  if (!wanted || !isMember(session)) return null;
  return (
    <Sheet
      open
      hasOwnAddress
      title={<FormattedMessage id="host.pay.title" />}
      closeLabel={intl.formatMessage({ id: 'host.dismiss' })}
      onClose={close}
    >
      <div className="crema-pay">
        <HostSlot
          name="scan-to-pay"
          props={{ onClose: close }}
          fallback={
            <p>
              <FormattedMessage id="host.pay.unavailable" />
            </p>
          }
        />
      </div>
    </Sheet>
  );
};
