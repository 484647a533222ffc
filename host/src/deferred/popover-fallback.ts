/** The panels of browsers without the popover attribute (Safari 16, Chrome before 114, Firefox before 125); shell.css hides closed ones. */
const panels = () => document.querySelectorAll<HTMLElement>('[popover][data-open]');
const close = (panel: HTMLElement) => {
  delete panel.dataset['open'];
};
const closeAll = (except?: Element | null) => {
  for (const panel of panels()) if (panel !== except) close(panel);
};

/** Opens and closes panels as the attribute does: by their button, Escape and a press outside. Returns the function that stops it. */
export const startPopoverFallback = (): (() => void) => {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const panel = id ? document.getElementById(id) : null;
    const isOpen = panel?.hasAttribute('data-open');
    closeAll(panel ?? target.closest('[popover]'));
    if (!panel) return;
    if (isOpen) close(panel);
    else panel.dataset['open'] = '';
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    const [panel] = panels();
    closeAll();
    if (panel?.id) document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(panel.id)}"]`)?.focus();
  };
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      close(this);
    },
  });
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('click', onClick);
    removeEventListener('keydown', onKey);
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    closeAll();
  };
};
