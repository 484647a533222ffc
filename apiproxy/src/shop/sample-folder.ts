import { fileURLToPath } from 'node:url';

/** The shop that this repository ships (SHP-013). */
export const sampleFolder = fileURLToPath(new URL('../../../samples/crema', import.meta.url));
