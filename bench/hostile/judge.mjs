/**
 * Collects the observations of an attack: { expect, result }. `expect(name, held, saw)` counts one request;
 * failed expectations are listed by name with the observation, each name once.
 */
export const createJudge = () => {
  let sent = 0;
  let held = 0;
  const wrong = new Map();
  return {
    expect: (name, isHeld, saw = '') => {
      sent += 1;
      if (isHeld) held += 1;
      else wrong.set(name, { saw, times: (wrong.get(name)?.times ?? 0) + 1 });
    },
    result: (note = '') => ({
      sent,
      held,
      wrong: [...wrong].map(
        ([name, { saw, times }]) =>
          `${name}${saw === '' ? '' : `: ${saw}`}${times > 1 ? ` (${times}×)` : ''}`,
      ),
      note,
    }),
  };
};
