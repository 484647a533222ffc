import { collectGarbage } from './collect-garbage.ts';
import { Refusal } from './release.rules.ts';
import { reasonOption, textOption, type Verb, type Words } from './verb.ts';

const countOption = (words: Words, name: string, otherwise: number | undefined) => {
  const text = textOption(words, name);
  const value = text === undefined ? otherwise : Number(text);
  if (value === undefined || !Number.isFinite(value) || value < 0)
    throw new Refusal(`--${name} is a number from 0 up`);
  return value;
};

const run: Verb['run'] = async ({ registry, now }, words) => {
  const keep = countOption(words, 'keep', undefined);
  if (!Number.isInteger(keep)) throw new Refusal('--keep is a whole number');
  const minAgeHours = countOption(words, 'min-age', 24);
  const reason = textOption(words, 'reason');
  const removed = await collectGarbage({ registry, now, keep, minAgeHours, ...(reason && { reason }) });
  return {
    data: { removed },
    text: removed.map(({ name, version }) => `removed ${name} ${version}`).join('\n') || 'nothing to remove',
  };
};

export const garbageVerbs = {
  gc: {
    summary: 'removes versions that are neither stable, canary, previous nor among the newest',
    arguments: [],
    options: {
      keep: {
        type: 'string',
        summary: 'how many of the newest versions of each remote stay',
        required: true,
      },
      'min-age': { type: 'string', summary: 'hours; what was published or withdrawn since then stays (24)' },
      reason: reasonOption,
    },
    run,
  },
} as const satisfies Record<string, Verb>;
