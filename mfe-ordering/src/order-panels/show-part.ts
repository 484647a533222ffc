/** Scrolls to a part of the page and puts the focus there, so that the keyboard goes on from it. The part has tabIndex -1. */
export const showPart = (id: string, block: ScrollLogicalPosition = 'center') => {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block });
  part?.focus({ preventScroll: true });
};
