import type { RemoteRecord } from '@crema/shared-contracts';
import { promoteCanary, Refusal, rollBack, startCanary, switchOff, switchOn } from './release.rules.ts';
import { answerWith, changeRemote, reasonOption, textOption, type Verb } from './verb.ts';

/** A verb that needs nothing but the remote's name. */
const simple = (
  verb: string,
  summary: string,
  rule: (record: RemoteRecord, at: string, reason: string | undefined) => RemoteRecord,
): Verb => ({
  summary,
  arguments: ['remote'],
  options: { reason: reasonOption },
  run: async (world, words) => {
    const { remote = '' } = words.arguments;
    const reason = textOption(words, 'reason');
    const change = { verb, remote, ...(reason && { reason }) };
    const at = world.now.toISOString();
    return answerWith(remote, await changeRemote(world, change, (record) => rule(record, at, reason)));
  },
});

const canary: Verb = {
  summary: 'sends a share of the visitors, 0 to 100 percent, to a version',
  arguments: ['remote', 'version', 'percent'],
  options: { reason: reasonOption },
  run: async (world, words) => {
    const { remote = '', version = '', percent: text = '' } = words.arguments;
    const percent = text.trim() ? Number(text) : Number.NaN;
    const reason = textOption(words, 'reason');
    const change = { verb: 'canary', remote, version, percent, ...(reason && { reason }) };
    return answerWith(
      remote,
      await changeRemote(world, change, (record) => startCanary(record, version, percent)),
    );
  },
};

const disable: Verb = {
  summary: 'switches a remote off: its routes, links and slots vanish, and a deep link gets a proper page',
  arguments: ['remote'],
  options: { reason: { ...reasonOption, summary: 'why it is off; kept with the remote', required: true } },
  run: async (world, words) => {
    const { remote = '' } = words.arguments;
    const reason = textOption(words, 'reason');
    if (!reason) throw new Refusal('--reason must say something');
    return answerWith(
      remote,
      await changeRemote(world, { verb: 'disable', remote, reason }, (record) => switchOff(record, reason)),
    );
  },
};

/** Who gets which version, and whether anybody gets it (PLT-005, PLT-008). */
export const releaseVerbs = {
  canary,
  promote: simple('promote', 'makes the canary the stable version', promoteCanary),
  rollback: simple(
    'rollback',
    'takes the canary back; without one, the stable version, for everybody',
    (record, at, reason) => rollBack(record, at, reason ?? 'taken back by hand'),
  ),
  enable: simple('enable', 'switches a remote on again', switchOn),
  disable,
} as const satisfies Record<string, Verb>;
