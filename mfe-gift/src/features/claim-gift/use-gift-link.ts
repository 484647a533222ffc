import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { restPaths, type GiftClaimReply } from '@crema/shared-contracts';
import { toAppError, useHost, useMember, useRetryOnReconnect } from '@crema/remote-kit';
import { openedLink, tokenInHash } from './gift-link.ts';

export type GiftLinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly gift: GiftClaimReply; readonly token: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'limited' }
  | { readonly kind: 'failed' };

const kinds: Readonly<Record<string, 'invalid' | 'limited'>> = {
  GIFT_LINK_INVALID: 'invalid',
  VALIDATION: 'invalid',
  TOO_MANY_REQUESTS: 'limited',
};

/** The gift of the mailed link. Its token leaves the address bar, as others may see or copy it. */
export const useGiftLink = () => {
  const { http } = useHost();
  const memberId = useMember()?.memberId;
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenInHash(hash) ?? openedLink.read());
  const [state, setState] = useState<GiftLinkState>(token ? { kind: 'loading' } : { kind: 'invalid' });
  useEffect(() => {
    if (token) openedLink.write(token);
    if (tokenInHash(hash)) void navigate(pathname, { replace: true });
  }, [token, hash, pathname, navigate]);
  const read = useCallback(async (): Promise<GiftLinkState> => {
    if (!token) return { kind: 'invalid' };
    try {
      const gift = await http<GiftClaimReply>(restPaths.giftClaim, { method: 'POST', body: { token } });
      return { kind: 'open', gift, token };
    } catch (cause) {
      return { kind: kinds[toAppError(cause).code] ?? 'failed' };
    }
  }, [http, token]);
  useEffect(() => {
    let isCurrent = true;
    void read().then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
    // The gift may belong to the member who has signed in.
  }, [read, memberId]);
  const retry = () => {
    setState({ kind: 'loading' });
    void read().then(setState);
  };
  useRetryOnReconnect(state.kind === 'failed', retry);
  return { state, retry, set: setState };
};
