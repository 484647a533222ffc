/** The value below which this share of the values is. */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
export const median = (values) => quantile(values, 0.5);
export const round = (value, digits = 2) => Number(value.toFixed(digits));

const timeOf = async (render) => {
  const startedAt = performance.now();
  await render();
  return performance.now() - startedAt;
};
/** The milliseconds of `count` renders, one after the other. */
export const timesOf = async (count, render) => {
  const times = [];
  for (let done = 0; done < count; done += 1) times.push(await timeOf(render));
  return times;
};
