import type { BootDocument } from '@crema/shared-contracts';

/** Reads the boot document that the server wrote into the page. Throws without one. */
export const readBootDocument = (): BootDocument => {
  const text = document.getElementById('crema-boot')?.textContent;
  if (!text) throw new Error('The page has no boot document.');
  return JSON.parse(text) as BootDocument;
};
