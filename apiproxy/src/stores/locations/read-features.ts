/** Accepts both spellings of a feature list. */
export const readFeatures = (features: string | readonly string[] | undefined): readonly string[] =>
  (typeof features === 'string' ? features.split(',') : (features ?? []))
    .map((code) => code.trim())
    .filter((code) => code !== '');
