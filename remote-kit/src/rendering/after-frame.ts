/**
 * Runs `work` after the next frame: the frame that answers a press or shows a page does not wait for it, and what it reads
 * of the layout is known by then. Returns the function that cancels it.
 */
export const afterFrame = (work: () => void): (() => void) => {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
};
