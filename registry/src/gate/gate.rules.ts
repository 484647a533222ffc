import { changeRules } from './change.rules.ts';
import { eventRules } from './event.rules.ts';
import { fileRules } from './file.rules.ts';
import type { Finding, GateFacts, GateRule } from './gate-facts.ts';
import { hostRules } from './host.rules.ts';
import { linkRules } from './link.rules.ts';
import { preloadRules } from './preload.rules.ts';
import { renderRules } from './render.rules.ts';
import { slotRules } from './slot.rules.ts';

/** All rules for a version; a report lists findings in this order. */
export const gateRules: readonly GateRule[] = [
  ...fileRules,
  ...hostRules,
  ...eventRules,
  ...slotRules,
  ...linkRules,
  ...preloadRules,
  ...changeRules,
  ...renderRules,
];

/** Runs every rule; the same facts always produce the same findings. */
export const judge = (facts: GateFacts): readonly Finding[] =>
  gateRules.flatMap(({ id, weight, forcible = true, find }) => {
    const seen = new Set<string>();
    return find(facts)
      .filter(({ message }) => !seen.has(message) && seen.add(message))
      .map((remark) => ({ rule: id, weight, forcible, ...remark }));
  });
