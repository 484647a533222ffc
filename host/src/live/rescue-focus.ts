/**
 * When the focused page is replaced, moves focus to the heading of the new one, so that a screen reader reads it. Focus
 * in a dialog or in the shell is not moved.
 */
export const rescueFocus = (): void => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.closest('main')) return;
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
};
