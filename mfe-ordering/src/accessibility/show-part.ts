/**
 * Scrolls to a part of the page and moves focus to it, so that the keyboard continues from there. The part
 * needs tabIndex -1.
 */
export const showPart = (id: string, block: ScrollLogicalPosition = 'center') => {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block });
  part?.focus({ preventScroll: true });
};
