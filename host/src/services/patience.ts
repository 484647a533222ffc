import { changeable } from './readable.ts';

/** So long a visitor waits without a word. */
export const wordlessMs = 1800;

/** Counts what has been on its way for longer than a visitor should wonder about; the shell says so while there is any. */
export const createPatience = () => {
  const late = changeable(0);
  return {
    late,
    watch: <T>(work: Promise<T>): Promise<T> => {
      let counted = false;
      const timer = setTimeout(() => {
        counted = true;
        late.set(late.get() + 1);
      }, wordlessMs);
      return work.finally(() => {
        clearTimeout(timer);
        if (counted) late.set(late.get() - 1);
      });
    },
  };
};
