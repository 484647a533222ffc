// One timed run of one row against one server.
import autocannon from 'autocannon';
import { cpuSeconds } from '../scaling/process.mjs';

export const connections = 20;
/** A reply that is much smaller than expected is an error in an envelope with status 200. */
const smallestShare = 0.5;

/**
 * Sends the row's requests in turn with all connections for `seconds`: { perSecond, p50, p99, kb, cpuMs, failures }. `cpuMs` is the
 * server's processor time per request, which other work on the machine hardly changes. `kb` is the
 * size of a reply as sent. A failure is another status than 200, a broken connection or a reply that is too small.
 */
export const measureRow = ({ origin, pid }, row, seconds) =>
  new Promise((resolve, reject) => {
    const cpuBefore = cpuSeconds(pid);
    let bytes = 0;
    let replies = 0;
    let failures = 0;
    const run = autocannon(
      {
        url: origin,
        connections: row.connections ?? connections,
        duration: seconds,
        requests: row.requests.map(({ method, url, headers, body }) => ({
          method,
          path: url,
          headers: { 'accept-encoding': 'br', 'x-bench-row': row.name, ...headers },
          ...(body && { body }),
          ...(row.sender && { setupRequest: (request) => row.sender(request) }),
        })),
      },
      (error, result) => {
        if (error) return reject(error);
        failures += result.errors + result.timeouts;
        const { p50, p99 } = result.latency;
        resolve({
          perSecond: result['2xx'] / result.duration,
          p50,
          p99,
          kb: bytes / replies / 1000,
          cpuMs: ((cpuSeconds(pid) - cpuBefore) * 1000) / replies,
          failures,
        });
      },
    );
    run.on('response', (_client, status, size) => {
      bytes += size;
      replies += 1;
      if (status !== 200 || size < row.sentBytes * smallestShare) failures += 1;
    });
  });
