/** Vowels, a y that is one ("Yves"), and the h that French names do not pronounce ("Hector", but "Hassan"). */
const elided = /^(?:[aeiouœæ]|y[^aeiouy]|h[eiouy])/;

/** French: "d’Élise", "d’Hector", "de Noor". Texts name it `{ofName}`; other languages use `{name}`. */
export const ofName = (name: string): string => {
  const trimmed = name.trim();
  return elided.test(trimmed.normalize('NFD').toLowerCase()) ? `d’${trimmed}` : `de ${trimmed}`;
};
