import type { InspectorContext } from './inspector-context.ts';

/**
 * The hot-key is Ctrl+Shift+Period, by the key's code: with Shift the character depends on the keyboard
 * layout.
 */
const isHotKey = ({ ctrlKey, shiftKey, code }: KeyboardEvent) => ctrlKey && shiftKey && code === 'Period';

/**
 * Opens and closes the inspector with its hot-key. Its code loads at the first use. Closing returns focus to
 * the previously focused element.
 */
export const listenForInspector = (context: Omit<InspectorContext, 'close'>): (() => void) => {
  let disposePanel: (() => void) | undefined;
  let previousFocus: HTMLElement | null = null;
  const close = () => {
    disposePanel?.();
    disposePanel = undefined;
    previousFocus?.focus();
  };
  const open = async () => {
    previousFocus = document.activeElement as HTMLElement | null;
    // The state is set before the code is loaded, so that a second press closes the inspector.
    disposePanel = () => undefined;
    const { openInspector } = await import('./open-inspector.tsx');
    disposePanel &&= openInspector({ ...context, close });
  };
  const listen = (event: KeyboardEvent) => {
    if (!isHotKey(event)) return;
    event.preventDefault();
    if (disposePanel) close();
    else
      void open().catch((cause: unknown) => {
        disposePanel = undefined;
        context.host.report({ remote: 'host', version: '', phase: 'chunk' }, cause);
      });
  };
  addEventListener('keydown', listen);
  return () => {
    removeEventListener('keydown', listen);
    disposePanel?.();
  };
};
