// Posts the events of the double to the servers as Stripe does, and worse: some are lost, repeated, delayed or overtaken by later ones.
import { send } from '../../hostile/wire.mjs';

const path = '/apiproxy/v1/payments/webhook';
const lostShare = 0.1;
const repeatedShare = 0.15;
/** The delay of half of the deliveries, and of the slow ones. */
const shortDelayMs = 150;
const longDelayMs = 5_000;
/** Stripe repeats a delivery that was not answered, later each time. */
const tries = 6;
const firstPauseMs = 500;
const lookMs = 50;

/** Starts sending: { counts, waiting, stop }; `waiting()` is the number of deliveries that are not answered yet. */
export const startWebhookSender = ({ double, origins, random }) => {
  const counts = { events: 0, lost: 0, deliveries: 0, repeated: 0, answered: 0, 'given up': 0 };
  const timers = new Set();
  let waiting = 0;
  let isStopped = false;
  const later = (ms, work) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, ms);
    timers.add(timer);
  };
  const deliver = async (body, attempt) => {
    const origin = origins[Math.floor(random() * origins.length)];
    const { signature } = double.sign(body);
    counts.deliveries += 1;
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { status } = await send(origin, { method: 'POST', path, headers, body, raw: true });
    if (isStopped) return;
    const isDone = status === 204 || attempt === tries;
    if (!isDone) return later(firstPauseMs * 2 ** attempt, () => deliver(body, attempt + 1));
    counts[status === 204 ? 'answered' : 'given up'] += 1;
    waiting -= 1;
  };
  const delayOf = () => random() * (random() < 0.5 ? shortDelayMs : longDelayMs);
  const plan = ({ body }) => {
    counts.events += 1;
    if (random() < lostShare) {
      counts.lost += 1;
      return;
    }
    const times = random() < repeatedShare ? 2 : 1;
    counts.repeated += times - 1;
    waiting += times;
    for (let time = 0; time < times; time += 1) later(delayOf(), () => deliver(body, 1));
  };
  let planned = 0;
  const look = setInterval(() => {
    const { events } = double.state;
    for (; planned < events.length; planned += 1) plan(events[planned]);
  }, lookMs);
  return {
    counts,
    waiting: () => waiting,
    stop: () => {
      isStopped = true;
      clearInterval(look);
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
