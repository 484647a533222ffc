import type { Clock, Log } from '../system.ts';
import { addressPrefix } from '../security/network.ts';
import type { TextSigner } from '../security/text-signer.ts';

/** Events for the operator who monitors the site; docs/guides/operating.md explains each. */
export type SecurityEvent =
  | 'sign-in failed'
  | 'account refused'
  | 'account slowed'
  | 'limit reached'
  | 'write refused'
  | 'host refused'
  | 'watch token refused'
  | 'webhook refused';

export interface SecurityFacts {
  /** The sender's IP address. Only its prefix is logged. */
  readonly ip: string;
  /** The account's email address. Only a keyed hash is logged, which is equal for equal accounts. */
  readonly account?: string;
  /** The name of the rejected input, never the sender's text. */
  readonly detail?: string;
  /** Facts that the sender's browser states: values of known lists and numbers, never text of the sender. */
  readonly browser?: Readonly<Record<string, string | number>>;
}
export interface SecurityLog {
  report(event: SecurityEvent, facts: SecurityFacts): void;
}

const windowMs = 60_000;
/** The limit of lines of one event from one network per minute. Further events are counted. */
const maxLines = 20;
/** The limit of networks tracked per minute. Further networks share one count. */
const maxNetworks = 5_000;

/** Writes `security event` lines: structured, without full IP addresses or names. */
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
  /** Whether this line is written. The first line of the next minute contains the number of suppressed lines. */
  const isWritten = (key: string): boolean => {
    const known = lines.has(key) || lines.size < maxNetworks ? key : '';
    const count = (lines.get(known) ?? 0) + 1;
    lines.set(known, count);
    if (count > maxLines) suppressed += 1;
    return count <= maxLines;
  };
  const startWindow = (now: number): number => {
    if (now - windowStart < windowMs) return 0;
    const previouslySuppressed = suppressed;
    [windowStart, lines, suppressed] = [now, new Map(), 0];
    return previouslySuppressed;
  };
  return {
    report: (event, { ip, account, detail, browser }) => {
      const suppressedLines = startWindow(clock.now().getTime());
      const network = addressPrefix(ip);
      if (!isWritten(`${event} ${network}`)) return;
      const facts = {
        event,
        network,
        ...(account !== undefined && { account: signer.sign('log account', account).slice(0, 12) }),
        ...(detail !== undefined && { detail }),
        ...(browser !== undefined && { browser }),
        ...(suppressedLines > 0 && { suppressedLines }),
      };
      log.warn(facts, 'security event');
    },
  };
};
