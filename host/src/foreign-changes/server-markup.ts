declare global {
  interface Window {
    /** The changes of the page by others since its document was read (foreign-changes.inline.ts). */
    foreignMarkup?: {
      readonly restore: (root: Element | null) => void;
      readonly isChanged: () => boolean;
      readonly stop: () => void;
    };
  }
}

/** True if something else than React changed the markup before it was hydrated: a mismatch is then an error of no version. */
export const isMarkupChanged = (): boolean => window.foreignMarkup?.isChanged() === true;

/**
 * Restores the server's markup in the element, before React hydrates it: React would discard all of it, with what was typed, for
 * one element that an extension has inserted (PLT-017). An extension may insert its elements again afterwards.
 */
export const restoreServerMarkup = (root: Element | null): void => window.foreignMarkup?.restore(root);
/** Ends the record: from now on React changes the page. */
export const stopForeignRecords = (): void => window.foreignMarkup?.stop();
