import type { Unsubscribe } from '@crema/shared-contracts';

/** The bank's decision as the page reads it, or a reply without one, such as the bank's question. */
export type PaymentReply<Decision, Undecided> =
  { readonly decision: Decision } | { readonly undecided: Undecided };

interface FollowedPayment<Decision, Undecided> {
  /** Asks the server once. A question that fails says nothing about the payment: it is repeated after the next pause. */
  readonly ask: (round: number) => Promise<PaymentReply<Decision, Undecided>>;
  /** Milliseconds before the question of a round; undefined ends the questions. `last` is undefined after a failed question. */
  readonly pauseBefore: (round: number, last?: Undecided) => number | undefined;
  readonly onUndecided: (reply: Undecided) => void;
  readonly onDecided: (decision: Decision) => void;
  /** Asked long enough: the payment is still undecided. */
  readonly onStopped: () => void;
}

/**
 * Asks for a payment that the bank has not decided until it has (PAY-002): an order, gifts, money on a card. Nothing is called after
 * the returned function.
 */
export const followPayment = <Decision, Undecided>({
  ask,
  pauseBefore,
  onUndecided,
  onDecided,
  onStopped,
}: FollowedPayment<Decision, Undecided>): Unsubscribe => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const question = async (round: number): Promise<void> => {
    const reply = await ask(round).catch(() => undefined);
    if (isStopped) return;
    if (reply && 'decision' in reply) return onDecided(reply.decision);
    if (reply) onUndecided(reply.undecided);
    plan(round + 1, reply?.undecided);
  };
  const plan = (round: number, last?: Undecided): void => {
    const pauseMs = pauseBefore(round, last);
    if (pauseMs === undefined) onStopped();
    else if (pauseMs === 0) void question(round);
    else timer = setTimeout(() => void question(round), pauseMs);
  };
  plan(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
