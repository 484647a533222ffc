import type { BootDocument } from '@crema/shared-contracts';

/** Reads the boot document that the server wrote into the page. Throws without one. */
export const readBootDocument = (): BootDocument => {
  const text = document.getElementById('crema-boot')?.textContent;
  if (!text) throw new Error('No boot document in the page. The server writes it.');
  return JSON.parse(text) as BootDocument;
};
