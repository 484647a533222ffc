import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ModalHistory } from '@crema/shared-ui';

/** How many modals were open when a history entry was made; entries above 0 repeat the page's own address. */
interface ModalState {
  readonly modals?: number;
}
/** State of an entry that repeats the address of the one before it: Back passes over it. */
export const repeatedEntry = { modals: 1 } as const satisfies ModalState;

/** What react-router keeps in the browser's history: the entry's place, and the page's own state. */
const currentEntry = () => {
  const { idx = 0, usr } = (history.state ?? {}) as { idx?: number; usr?: ModalState | null };
  return { index: idx, modals: usr?.modals ?? 0, state: usr };
};

/**
 * Lets Back close modals (D-09). A modal that opens adds an entry with the same address. Back from that entry closes
 * the modal. A modal that is closed otherwise leaves its entry behind, because an entry cannot be taken out; Back
 * passes over such entries, so that one press leaves the page.
 */
export const useModalHistory = (): ModalHistory => {
  const { key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  const open = useRef<(() => void)[]>([]);
  const before = useRef(currentEntry());
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
    const [left, now] = [before.current, currentEntry()];
    before.current = now;
    const isOwn = passingOver.current;
    passingOver.current = false;
    if (isOwn || kind !== 'POP' || now.index !== left.index - 1) return;
    const openModals = open.current.length;
    open.current.at(-1)?.();
    // To the entry that the modals left open were made for; when none was open, out of the page.
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
