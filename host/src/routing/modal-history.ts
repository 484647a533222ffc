import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ModalHistory } from '@crema/shared-ui';

/** The number of modals open when the history entry was pushed. Entries above 0 repeat the page's URL. */
interface ModalState {
  readonly modals?: number;
}
/** State of an entry that repeats the URL of the one before it: Back skips it. */
export const repeatedEntry = { modals: 1 } as const satisfies ModalState;

/** The content that react-router stores in a history entry: its index and the page's state. */
const currentEntry = () => {
  const { idx = 0, usr } = (history.state ?? {}) as { idx?: number; usr?: ModalState | null };
  return { index: idx, modals: usr?.modals ?? 0, state: usr };
};

/**
 * Lets Back close modals (D-09). A modal that opens pushes an entry with the same URL. Back from that entry closes the
 * modal. A modal that is closed otherwise leaves its entry in the history, because an entry cannot be removed; Back
 * skips such entries, so that one press leaves the page.
 */
export const useModalHistory = (): ModalHistory => {
  const { key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  const open = useRef<(() => void)[]>([]);
  /** The entry before this one; undefined until the first effect, because the server has no history. */
  const before = useRef<ReturnType<typeof currentEntry>>(undefined);
  const passingOver = useRef(false);

  const goBackBy = useEffectEvent((entries: number) => {
    if (entries === 0) return;
    passingOver.current = true;
    void navigate(-entries);
  });
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);
  useEffect(() => {
    const now = currentEntry();
    const left = before.current ?? now;
    before.current = now;
    const isOwn = passingOver.current;
    passingOver.current = false;
    if (isOwn || kind !== 'POP' || now.index !== left.index - 1) return;
    const openModals = open.current.length;
    open.current.at(-1)?.();
    // Goes to the entry of the modals that are still open; when none is open, leaves the page.
    if (openModals > 0) goBackBy(Math.max(0, now.modals - (openModals - 1)));
    else if (left.modals > 0) goBackBy(now.modals + 1);
  }, [key, kind]);

  return useMemo(
    () => ({
      enter: (close) => {
        open.current = [...open.current, close];
        const { modals, state } = currentEntry();
        const { pathname, search, hash } = location;
        if (modals < open.current.length)
          void latestNavigate.current(
            { pathname, search, hash },
            { state: { ...state, modals: open.current.length } },
          );
        return () => {
          open.current = open.current.filter((other) => other !== close);
        };
      },
    }),
    [],
  );
};
