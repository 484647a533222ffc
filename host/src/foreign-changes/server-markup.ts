declare global {
  interface Window {
    /** The changes of the page since its document was read (foreign-changes.inline.ts). */
    foreignRecords?: { readonly take: () => MutationRecord[]; readonly stop: () => void };
  }
}
let hasForeignChange = false;

/** True if something else than React changed the markup before it was hydrated: a mismatch is then an error of no version. */
export const isMarkupChanged = (): boolean => hasForeignChange;

/** Undoes one change. A neighbor that has left the parent since then names no place any more. */
const undo = ({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void => {
  const isChild = (node: Node | null) => node?.parentNode === target;
  for (const added of addedNodes) if (isChild(added)) target.removeChild(added);
  const before = isChild(nextSibling)
    ? nextSibling
    : isChild(previousSibling)
      ? (previousSibling?.nextSibling ?? null)
      : null;
  for (const removed of removedNodes) target.insertBefore(removed, before);
};

/**
 * Restores the server's markup in the element, before React hydrates it: React would discard all of it, with what was typed, for
 * one element that an extension has inserted (PLT-017). An extension may insert its elements again afterwards.
 */
export const restoreServerMarkup = (root: Element | null): void => {
  for (const record of (window.foreignRecords?.take() ?? []).reverse()) {
    if (!root?.contains(record.target)) continue;
    hasForeignChange = true;
    undo(record);
  }
};
/** Ends the record: from now on React changes the page. */
export const stopForeignRecords = (): void => window.foreignRecords?.stop();
