import type { ProductArtSpec } from '@crema/shared-ui/art';

const specs = new Map<string, ProductArtSpec | undefined>();
/** The data carries art as JSON text; a product whose art cannot be parsed has no drawing. */
export const readArt = (text: string): ProductArtSpec | undefined => {
  if (specs.has(text)) return specs.get(text);
  let spec: ProductArtSpec | undefined;
  try {
    spec = JSON.parse(text) as ProductArtSpec;
  } catch {
    spec = undefined;
  }
  specs.set(text, spec);
  return spec;
};
