import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button, Dialog, Sheet, Toast, ToastRegion } from '@crema/shared-ui';
import { HostSlot } from '../composer/host-slot.tsx';
import { useHostContext, useSignal } from '../host-context.ts';

/** Reports that a change of the language waits or has failed. */
const LanguageNotice = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const change = useSignal(host.locale.change);
  if (change === 'none') return null;
  return change === 'waiting' ? (
    <Toast>
      <FormattedMessage id="host.language.offline" />
    </Toast>
  ) : (
    <Toast
      tone="error"
      onDismiss={host.locale.dismissFailure}
      dismissLabel={intl.formatMessage({ id: 'host.dismiss' })}
    >
      <FormattedMessage id="host.language.failed" />
    </Toast>
  );
};

/** Toasts of all remotes, and the host's notices about the connection, above bars at the bottom of the window. */
export const Toasts = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const toasts = useSignal(host.toasts.toasts);
  const late = useSignal(host.slowRequests.slowCount);
  const offline = useSignal(host.connection) === 'offline';
  return (
    <ToastRegion label={intl.formatMessage({ id: 'host.notices' })}>
      {offline && (
        <Toast tone="warning">
          <FormattedMessage id="host.offline" />
        </Toast>
      )}
      <LanguageNotice />
      {late > 0 && !offline && (
        <Toast>
          <span data-slow="">
            <FormattedMessage id="host.slow.title" />
          </span>
        </Toast>
      )}
      {toasts.map(({ id, kind, text, action }) => (
        <Toast
          key={id}
          tone={kind}
          onDismiss={() => host.toasts.dismiss(id)}
          dismissLabel={intl.formatMessage({ id: 'host.dismiss' })}
          action={
            action && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  action.onPress();
                  host.toasts.dismiss(id);
                }}
              >
                {action.label}
              </Button>
            )
          }
        >
          {text}
        </Toast>
      ))}
    </ToastRegion>
  );
};

export const ConfirmDialog = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const open = useSignal(host.dialogs.open);
  if (!open) return null;
  return (
    <Dialog
      open
      title={open.title}
      closeLabel={intl.formatMessage({ id: 'host.dismiss' })}
      onClose={() => open.answer(false)}
      actions={
        <>
          {open.cancelLabel && (
            <Button variant="secondary" onClick={() => open.answer(false)}>
              {open.cancelLabel}
            </Button>
          )}
          <Button variant={open.tone === 'danger' ? 'danger' : 'primary'} onClick={() => open.answer(true)}>
            {open.confirmLabel}
          </Button>
        </>
      }
    >
      {open.body}
    </Dialog>
  );
};

/** ACC-012: the provider of the slot `sign-in` draws the form; the host owns the sheet and the return path. */
export const SignInSheet = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const open = useSignal(host.signIn.open);
  // A link inside the sheet opened another page: the sheet closes.
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (open && shownOn.current !== pathname) open.close(false);
    shownOn.current = pathname;
  }, [open, pathname]);
  if (!open) return null;
  return (
    <Sheet
      open
      hasOwnAddress={open.hasOwnAddress}
      title={<FormattedMessage id="host.signIn.title" />}
      closeLabel={intl.formatMessage({ id: 'host.dismiss' })}
      onClose={() => open.close(false)}
    >
      <HostSlot
        name="sign-in"
        props={{ returnUrl: open.returnUrl, onSignedIn: () => open.close(true) }}
        fallback={
          <p>
            <FormattedMessage id="host.signIn.unavailable" />
          </p>
        }
      />
    </Sheet>
  );
};
