// Requests at a fixed rate, whether or not earlier ones were answered: a slow server gets no fewer of them.
import { Agent, request } from 'node:http';

const limitMs = 5000;

/** Milliseconds from the time at which the request was due until the end of its reply; rejects if there is no page. */
const load = (url, agent, dueAt) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { accept: 'text/html' }, timeout: limitMs }, (reply) => {
      reply.resume();
      reply.on('error', reject);
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve(performance.now() - dueAt)
          : reject(new Error(`${url}: found status ${reply.statusCode}, expected 200.`)),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`${url}: no reply within ${limitMs} ms.`)));
    sent.on('error', reject);
    sent.end();
  });

/** Loads `count` pages, `perSecond` of them each second: { times, failures }. `urlOf` gives each its URL. */
export const loadAtRate = async (urlOf, { count, perSecond }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const startedAt = performance.now();
  const loads = Array.from({ length: count }, (_, index) => {
    const dueMs = (index * 1000) / perSecond;
    return new Promise((resolve) => {
      setTimeout(() => resolve(load(urlOf(index), agent, startedAt + dueMs)), dueMs);
    });
  });
  const outcomes = await Promise.allSettled(loads);
  agent.destroy();
  const times = outcomes.flatMap(({ status, value }) => (status === 'fulfilled' ? [value] : []));
  return { times, failures: outcomes.length - times.length };
};
