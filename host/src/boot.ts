import type { BootDocument } from '@crema/shared-contracts';

/** Reads what the server inlined into the page; without it there is nothing to run. */
export const readBootDocument = (): BootDocument => {
  const text = document.getElementById('crema-boot')?.textContent;
  if (!text) throw new Error('The page carries no boot document');
  return JSON.parse(text) as BootDocument;
};
