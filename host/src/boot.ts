import type { BootDocument } from '@crema/shared-contracts';

/** Reads the boot document that the server wrote into the page. Throws without one. */
export const readBootDocument = (): BootDocument => {
  const text = document.getElementById('crema-boot')?.textContent;
  if (!text)
    throw new Error('The document has no boot document. The server writes it into every page as JSON.');
  return JSON.parse(text) as BootDocument;
};
