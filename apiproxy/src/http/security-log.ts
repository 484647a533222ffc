import type { Clock, Log } from './app-deps.ts';
import { addressPrefix } from './network.ts';
import type { TextSigner } from './text-signer.ts';

/** What a person who watches over the shop wants to see; docs/guides/operating.md explains each. */
export type SecurityEvent =
  | 'sign-in failed'
  | 'account slowed'
  | 'limit reached'
  | 'write refused'
  | 'host refused'
  | 'watch token refused';

export interface SecurityFacts {
  /** The sender's address: only its prefix is written. */
  readonly ip: string;
  /** The account's email address: only a keyed hash of it is written, the same for the same account. */
  readonly account?: string;
  /** What was refused, in words of ours. */
  readonly detail?: string;
}
export interface SecurityLog {
  report(event: SecurityEvent, facts: SecurityFacts): void;
}

const windowMs = 60_000;
/** Lines of one event from one network within a minute; a flood is one line with a count. */
const mostLines = 20;
/** Networks remembered within a minute; those beyond share one count. */
const mostNetworks = 5_000;

/** Lines `security event` in the log: structured, without an address or a name of anybody in clear. */
export const createSecurityLog = ({
  log,
  clock,
  signer,
}: {
  readonly log: Log;
  readonly clock: Clock;
  readonly signer: TextSigner;
}): SecurityLog => {
  let windowStart = 0;
  let lines = new Map<string, number>();
  let suppressed = 0;
  /** Whether this line is written; the first line of the next minute counts what was left out. */
  const isWritten = (key: string): boolean => {
    const known = lines.has(key) || lines.size < mostNetworks ? key : '';
    const count = (lines.get(known) ?? 0) + 1;
    lines.set(known, count);
    if (count > mostLines) suppressed += 1;
    return count <= mostLines;
  };
  const startWindow = (now: number): number => {
    if (now - windowStart < windowMs) return 0;
    const leftOut = suppressed;
    [windowStart, lines, suppressed] = [now, new Map(), 0];
    return leftOut;
  };
  return {
    report: (event, { ip, account, detail }) => {
      const suppressedLines = startWindow(clock.now().getTime());
      const network = addressPrefix(ip);
      if (!isWritten(`${event} ${network}`)) return;
      const facts = {
        event,
        network,
        ...(account !== undefined && { account: signer.sign('log account', account).slice(0, 12) }),
        ...(detail !== undefined && { detail }),
        ...(suppressedLines > 0 && { suppressedLines }),
      };
      log.warn(facts, 'security event');
    },
  };
};
