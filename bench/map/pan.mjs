const drags = 6;
const lengthPx = 240;
const stepsPerDrag = 20;
/** A map that follows slowly is not moved to the end. */
const longestMs = 10_000;

const countFrames = () => {
  globalThis.frames = { count: 0, began: performance.now() };
  const next = () => {
    globalThis.frames.count += 1;
    globalThis.frames.request = requestAnimationFrame(next);
  };
  globalThis.frames.request = requestAnimationFrame(next);
};
const takeRate = () => {
  const { count, began, request } = globalThis.frames;
  cancelAnimationFrame(request);
  return (count * 1000) / (performance.now() - began);
};

/** Drags the map to and fro, and returns the frames per second of that time. Each step waits until the page has taken it. */
export const pan = async (page, map) => {
  const { x, y, width, height } = await map.boundingBox();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.evaluate(countFrames);
  const end = Date.now() + longestMs;
  for (let drag = 0; drag < drags && Date.now() < end; drag += 1) {
    const from = drag % 2 === 0 ? lengthPx : -lengthPx;
    await page.mouse.move(middleX + from, middleY);
    await page.mouse.down();
    for (let step = 1; step <= stepsPerDrag && Date.now() < end; step += 1)
      await page.mouse.move(middleX + from * (1 - (2 * step) / stepsPerDrag), middleY);
    await page.mouse.up();
  }
  return { fps: await page.evaluate(takeRate) };
};
