import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { Sheet } from '@crema/shared-ui';
import { HostSlot } from '../composer/host-slot.tsx';
import { useHostContext, useRegistry, useSignal } from '../host-context.ts';
import { allows, titleOf } from '@crema/remote-kit/host-services';
import { useCurrentPage } from '../routing/current-page.ts';
import { modalOf } from '../routing/modal-table.ts';
import { repeatedEntry } from '../routing/modal-history.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';

/** True when the hash was added to the URL of the open page: then the previous history entry is the same page. */
const useAddedHere = (isOpen: boolean): RefObject<boolean> => {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const page = pathname + search;
  const withoutHash = useRef<string | undefined>(undefined);
  const addedHere = useRef(false);
  useEffect(() => {
    if (isOpen) addedHere.current = kind === 'PUSH' && withoutHash.current === page;
    else withoutHash.current = page;
  }, [isOpen, kind, page]);
  return addedHere;
};

/**
 * Opens the modal that a remote declares for the URL's hash, such as `#pay` (CRD-004, D-09). Back closes it. A visitor
 * without the modal's access is asked to sign in first (ACC-012).
 */
export const HashModals = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSignal(host.session.session);
  const hasDraft = useSignal(host.giftDraft.current) !== undefined;
  const registry = useRegistry();
  const isHydrated = useIsHydrated();
  const modal = modalOf(registry, isHydrated ? location.hash : '', useCurrentPage()?.remote);
  const isAllowed = modal !== undefined && allows[modal.access]({ session, hasDraft, now: host.clock.now() });
  const asksForSignIn = modal !== undefined && !isAllowed;
  const hash = modal?.hash ?? '';
  const addedHere = useAddedHere(modal !== undefined);
  const close = () => {
    if (window.location.hash !== hash) return;
    void navigate(location.pathname + location.search, {
      replace: true,
      ...(addedHere.current && { state: repeatedEntry }),
    });
  };
  const onRefused = useEffectEvent(close);
  const address = location.pathname + location.search + hash;
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
      if (window.location.hash !== hash && host.signIn.open.get() === sheet) sheet?.close(false);
    };
  }, [asksForSignIn, host, address, hash]);
  if (!modal || !isAllowed) return null;
  const text = (id: string) => titleOf(registry, modal.remote, intl.locale, id);
  return (
    <Sheet
      open
      hasOwnAddress
      title={text(modal.titleId)}
      closeLabel={intl.formatMessage({ id: 'host.dismiss' })}
      onClose={close}
    >
      <div className="crema-modal">
        <HostSlot
          name={modal.slot}
          props={{ onClose: close }}
          fallback={<p>{text(modal.unavailableId)}</p>}
        />
      </div>
    </Sheet>
  );
};
