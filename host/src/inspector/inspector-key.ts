import type { InspectorContext } from './inspector-context.ts';

/** Ctrl+Shift+Period, by the key's place: with shift the character differs from keyboard to keyboard. */
const isHotKey = ({ ctrlKey, shiftKey, code }: KeyboardEvent) => ctrlKey && shiftKey && code === 'Period';

/** Opens and closes the inspector by its hot-key; its code is fetched at the first use. The focus returns to where it was. */
export const listenForInspector = (parts: Omit<InspectorContext, 'close'>): (() => void) => {
  let end: (() => void) | undefined;
  let before: HTMLElement | null = null;
  const close = () => {
    end?.();
    end = undefined;
    before?.focus();
  };
  const open = async () => {
    before = document.activeElement as HTMLElement | null;
    // Open from now on: a press while the code is on its way closes.
    end = () => undefined;
    const { openInspector } = await import('./open-inspector.tsx');
    end &&= openInspector({ ...parts, close });
  };
  const listen = (event: KeyboardEvent) => {
    if (!isHotKey(event)) return;
    event.preventDefault();
    if (end) close();
    else
      void open().catch((cause: unknown) => {
        end = undefined;
        parts.host.report({ remote: 'host', version: '', phase: 'chunk' }, cause);
      });
  };
  addEventListener('keydown', listen);
  return () => {
    removeEventListener('keydown', listen);
    end?.();
  };
};
