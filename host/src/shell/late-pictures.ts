declare global {
  interface Window {
    /** Ends the wait of the pictures below the first row (late-pictures.inline.ts). */
    showLatePictures?: () => void;
  }
}

/** Call it when the page is hydrated. */
export const showLatePictures = (): void => window.showLatePictures?.();
