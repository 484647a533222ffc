import { startTransition, useEffect, useState } from 'react';

/** Once a visit has seen its first page in full, later ones are made at once, so that Back finds its place. */
let seen = false;

/** Whether what is below the fold is to be made: after the first paint, in slices that let input events run between them. */
export const useBelowTheFold = (): boolean => {
  const [wanted, setWanted] = useState(seen);
  useEffect(() => {
    if (wanted) return undefined;
    const soon = setTimeout(() => {
      seen = true;
      startTransition(() => setWanted(true));
    });
    return () => clearTimeout(soon);
  }, [wanted]);
  return wanted;
};
