import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { giftRestPaths, type GiftClaimReply } from '@crema/shared-contracts';
import { toAppError, useHost, useMember, useRetryOnReconnect } from '@crema/remote-kit';
import { openedLink, tokenInHash } from './gift-link.ts';

export type GiftLinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly gift: GiftClaimReply; readonly token: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'limited' }
  | { readonly kind: 'failed' };

const kinds: Readonly<Record<string, 'invalid' | 'limited' | 'replaced'>> = {
  GIFT_LINK_INVALID: 'invalid',
  GIFT_LINK_REPLACED: 'replaced',
  VALIDATION: 'invalid',
  TOO_MANY_REQUESTS: 'limited',
};

/** The gift of the mailed link. Its token leaves the address bar, as others may see or copy it. */
export const useGiftLink = () => {
  const { http } = useHost();
  const memberId = useMember()?.memberId;
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenInHash(hash) ?? openedLink.read());
  const [state, setState] = useState<GiftLinkState>(token ? { kind: 'loading' } : { kind: 'invalid' });
  const latest = useRef(0);
  /** Replies that arrive after this state are about an earlier one. */
  const set = useCallback((next: GiftLinkState) => {
    latest.current += 1;
    setState(next);
  }, []);
  const [seenBy, setSeenBy] = useState(memberId);
  if (seenBy !== memberId) {
    setSeenBy(memberId);
    // The card of the member before is not shown to another visitor (D-166).
    if (state.kind === 'open' && state.gift.state === 'yours') setState({ kind: 'loading' });
  }
  const linked = tokenInHash(hash);
  // Another link, followed in the same tab.
  if (linked && linked !== token) {
    setToken(linked);
    setState({ kind: 'loading' });
  }
  useEffect(() => {
    if (!linked) return;
    openedLink.write(linked);
    void navigate(pathname, { replace: true });
  }, [linked, pathname, navigate]);
  const read = useCallback(async (): Promise<void> => {
    if (!token) return;
    latest.current += 1;
    const turn = latest.current;
    const ask = async (): Promise<GiftLinkState> => {
      try {
        const gift = await http<GiftClaimReply>(giftRestPaths.giftClaim, { method: 'POST', body: { token } });
        return { kind: 'open', gift, token };
      } catch (cause) {
        return { kind: kinds[toAppError(cause).code] ?? 'failed' };
      }
    };
    const next = await ask();
    if (latest.current === turn) setState(next);
  }, [http, token]);
  useEffect(() => {
    void read();
    const turns = latest;
    return () => {
      turns.current += 1;
    };
    // The gift may belong to the member who has signed in.
  }, [read, memberId]);
  const retry = () => {
    set({ kind: 'loading' });
    void read();
  };
  useRetryOnReconnect(state.kind === 'failed', retry);
  return { state, retry, set };
};
