import { useEffect, useReducer } from 'react';

/** A group of drawings in a separate chunk, loaded on first use. */
export interface ArtChunk<Drawings> {
  /** The drawings, or undefined until they are loaded. */
  loaded: () => Drawings | undefined;
  /** Concurrent calls share one request. After a failure the next call requests the chunk again. */
  load: () => Promise<void>;
}

export interface LoadableArtChunk<Drawings> extends ArtChunk<Drawings> {
  /** Sets the drawings without a request, for tests and server rendering. */
  provide: (drawings: Drawings) => void;
}

export const createArtChunk = <Drawings>(fetch: () => Promise<Drawings>): LoadableArtChunk<Drawings> => {
  let drawings: Drawings | undefined;
  let pending: Promise<void> | undefined;
  const provide = (arrived: Drawings) => {
    drawings = arrived;
  };
  return {
    loaded: () => drawings,
    provide,
    load: () =>
      (pending ??= fetch()
        .then(provide)
        .finally(() => {
          pending = undefined;
        })),
  };
};

/** The drawings once they are loaded. If loading fails, the component shows only the backdrop. */
export const useArtChunk = <Drawings>(chunk: ArtChunk<Drawings>): Drawings | undefined => {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const drawings = chunk.loaded();
  useEffect(() => {
    if (!drawings) chunk.load().then(render, () => undefined);
  }, [drawings, chunk]);
  return drawings;
};
