/**
 * The page under the visitor has gone: the heading of the one in its place gets the focus, so that a screen
 * reader says what happened. A dialog or the shell keeps it.
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
