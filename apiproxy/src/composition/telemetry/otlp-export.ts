import { randomUUID } from 'node:crypto';
import type { UsageEvent } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Environment } from '../../http/environment/environment.ts';
import type { Log } from '../../http/system.ts';

/** The target of the export, from the environment variables of the OpenTelemetry specification. */
export interface OtlpTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly intervalMs: number;
}
type OtlpEnvironment = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_METRIC_EXPORT_INTERVAL'
>;
const defaultIntervalMs = 60_000;
const requestTimeoutMs = 5000;

/** Parses `name=value,name=value`, with URL-encoded values. */
const readHeaders = (text = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(',')
      .map(
        (pair) =>
          [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()] as const,
      )
      .filter(([name]) => name !== '')
      .map(([name, value]) => [name, decodeURIComponent(value)]),
  );

/** Returns undefined unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export const readOtlpTarget = (environment: OtlpEnvironment): OtlpTarget | undefined => {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint === undefined
    ? undefined
    : {
        url: new URL('v1/metrics', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href,
        headers: readHeaders(environment.OTEL_EXPORTER_OTLP_HEADERS),
        intervalMs: environment.OTEL_METRIC_EXPORT_INTERVAL ?? defaultIntervalMs,
      };
};

interface Point {
  readonly event: UsageEvent;
  readonly n: number;
}
const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const nanoseconds = (at: Date): string => `${BigInt(at.getTime()) * 1_000_000n}`;

/**
 * Builds an ExportMetricsServiceRequest: one sum with delta temporality, so that the counts of all processes
 * add up.
 */
const toRequest = (points: readonly Point[], instance: string, since: Date, now: Date) => ({
  resourceMetrics: [
    {
      resource: {
        attributes: [attribute('service.name', 'crema-apiproxy'), attribute('service.instance.id', instance)],
      },
      scopeMetrics: [
        {
          scope: { name: 'crema.telemetry' },
          metrics: [
            {
              name: 'crema.usage.events',
              description: 'Usage events that visitors agreed to share',
              unit: '1',
              sum: {
                aggregationTemporality: 1,
                isMonotonic: true,
                dataPoints: points.map(({ event: { event, remote, version, fields }, n }) => ({
                  attributes: [
                    attribute('event', event),
                    attribute('remote', remote),
                    attribute('version', version),
                    ...Object.entries(fields).map(([name, value]) => attribute(name, value)),
                  ],
                  startTimeUnixNano: nanoseconds(since),
                  timeUnixNano: nanoseconds(now),
                  asInt: String(n),
                })),
              },
            },
          ],
        },
      ],
    },
  ],
});

export interface OtlpExport {
  add(event: UsageEvent): void;
  /** Sends the counts since the last successful export. Counts that were not accepted are sent with the next ones. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Exports usage counts to an OpenTelemetry collector: OTLP over HTTP with JSON. */
export const createOtlpExport = (
  { url, headers, intervalMs }: OtlpTarget,
  { clock, log }: Pick<AppDeps, 'clock'> & { readonly log: Log },
): OtlpExport => {
  const instance = randomUUID();
  const points = new Map<string, Point>();
  let since = clock.now();
  let sending = Promise.resolve();
  const add = (event: UsageEvent, n = 1) => {
    const key = JSON.stringify([event.event, event.remote, event.version, event.fields]);
    points.set(key, { event, n: (points.get(key)?.n ?? 0) + n });
  };
  const send = async () => {
    if (points.size === 0) return;
    const sent = [...points.values()];
    const now = clock.now();
    points.clear();
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(toRequest(sent, instance, since, now)),
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (!reply.ok)
        throw new Error(
          `The collector answered ${reply.status}; expected 200. Check OTEL_EXPORTER_OTLP_ENDPOINT.`,
        );
      since = now;
    } catch (cause) {
      for (const { event, n } of sent) add(event, n);
      log.warn({ cause, url, points: sent.length }, 'usage counts were not exported; they are sent again');
    }
  };
  const flush = () => (sending = sending.then(send));
  const timer = setInterval(() => void flush(), intervalMs);
  timer.unref();
  return {
    add: (event) => add(event),
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
