/** The elements that a visitor can use before React runs: the skip link, the header, and the pages of the host. */
const usable = '.crema-skip, .crema-header *, .crema-host-page *';

/**
 * React replaces the server's markup by equal elements. Call this before; the function that it returns gives the new
 * elements what their predecessors had: the open menu, the open detail, the focus and the choice.
 */
export const keepInteraction = (root: ParentNode): (() => void) => {
  const elements = () => [...root.querySelectorAll<HTMLElement>(usable)];
  const before = elements();
  const menu = before.findIndex((element) => element.popover && element.matches(':popover-open'));
  const detail = before.findIndex((element) => element.matches('details[open]'));
  const focused = before.findIndex((element) => element === document.activeElement);
  const chosen = before.findIndex((element) => element.matches('input:checked:not([checked])'));
  return () => {
    const now = elements();
    now[menu]?.showPopover();
    now[detail]?.setAttribute('open', '');
    now[focused]?.focus({ preventScroll: true });
    now[chosen]?.click();
  };
};
