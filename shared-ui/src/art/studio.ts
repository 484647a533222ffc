import { useEffect, useReducer } from 'react';

/** Drawings that arrive when first needed. */
export interface Studio<Drawings> {
  /** What has arrived, or nothing yet. */
  now: () => Drawings | undefined;
  /** Fetches once however often it is asked; a failure is forgotten, so that the next to ask tries again. */
  load: () => Promise<void>;
}

export interface OwnStudio<Drawings> extends Studio<Drawings> {
  /** For those who have the drawings already and cannot wait, such as tests. */
  bring: (drawings: Drawings) => void;
}

export const openStudio = <Drawings>(fetch: () => Promise<Drawings>): OwnStudio<Drawings> => {
  let drawings: Drawings | undefined;
  let pending: Promise<void> | undefined;
  const bring = (arrived: Drawings) => {
    drawings = arrived;
  };
  return {
    now: () => drawings,
    bring,
    load: () =>
      (pending ??= fetch()
        .then(bring)
        .finally(() => {
          pending = undefined;
        })),
  };
};

/** The drawings, once they are here. A drawing that cannot be fetched leaves its backdrop, which is enough. */
export const useStudio = <Drawings>(studio: Studio<Drawings>): Drawings | undefined => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const drawings = studio.now();
  useEffect(() => {
    if (!drawings) studio.load().then(redraw, () => undefined);
  }, [drawings, studio]);
  return drawings;
};
