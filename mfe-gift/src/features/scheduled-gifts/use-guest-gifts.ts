import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  giftRestPaths,
  guestGiftsPage,
  nonEmptyString,
  type GuestGiftsReply,
  type ScheduledGiftChange,
  type SentGiftResend,
} from '@crema/shared-contracts';
import { toAppError, useHost, useRetryOnReconnect, visitValue, type Resource } from '@crema/remote-kit';

/** The token of the link that was opened in this visit: it survives a reload. */
const opened = visitValue({ key: 'crema.guest-gifts', version: 1, validate: nonEmptyString });
const tokenIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get(guestGiftsPage.tokenParameter) || undefined;

/** The gifts of a guest's link. Its token leaves the address bar, as others may see or copy it. `change`, `resend` and `cancel` reject with the refusal. */
export const useGuestGifts = () => {
  const { http } = useHost();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const linked = tokenIn(hash);
  const [token, setToken] = useState(linked ?? opened.read() ?? '');
  const [resource, setResource] = useState<Resource<GuestGiftsReply>>({ status: 'loading' });
  if (linked && linked !== token) {
    setToken(linked);
    setResource({ status: 'loading' });
  }
  useEffect(() => {
    if (!linked) return;
    opened.write(linked);
    void navigate(pathname, { replace: true });
  }, [linked, pathname, navigate]);
  const post = useCallback(
    (action = '', body: object = {}) =>
      http<GuestGiftsReply>(giftRestPaths.guestGifts + action, { method: 'POST', body: { token, ...body } }),
    [http, token],
  );
  const read = useCallback(
    () =>
      post().then(
        (value): Resource<GuestGiftsReply> => ({ status: 'ready', value }),
        (cause: unknown): Resource<GuestGiftsReply> => ({ status: 'failed', error: toAppError(cause) }),
      ),
    [post],
  );
  useEffect(() => {
    let isCurrent = true;
    void read().then((next) => isCurrent && setResource(next));
    return () => {
      isCurrent = false;
    };
  }, [read]);
  const reload = () => {
    setResource({ status: 'loading' });
    void read().then(setResource);
  };
  useRetryOnReconnect(resource.status === 'failed' && resource.error.code === 'OFFLINE', reload);
  const act = async (action: string, body: object): Promise<void> =>
    setResource({ status: 'ready', value: await post(action, body) });
  return {
    resource,
    reload,
    change: (giftId: string, body: ScheduledGiftChange) => act('/change', { giftId, ...body }),
    resend: (giftId: string, body: SentGiftResend) => act('/resend', { giftId, ...body }),
    cancel: (giftId: string) => act('/cancel', { giftId }),
  };
};
