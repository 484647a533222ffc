import {
  validateUsageBatch,
  type TelemetryEvent,
  type UsageBatch,
  type UsageEvent,
} from '@crema/shared-contracts';

/** Records the requests to the telemetry endpoint, which a browser would send to the server. */
export const createTelemetrySink = () => {
  const sent: Blob[] = [];
  const sendBeacon: Navigator['sendBeacon'] = (_url, body) => sent.push(body as Blob) > 0;
  const read = (): Promise<readonly object[]> =>
    Promise.all(sent.map(async (blob) => JSON.parse(await blob.text()) as object));
  navigator.sendBeacon = sendBeacon;
  return {
    /** The telemetry events that were sent: starts and errors. */
    reports: async () => (await read()).filter((line): line is TelemetryEvent => !('usage' in line)),
    /**
     * The usage events that were sent after the visitor left the page. The server would accept each batch.
     */
    usage: async (): Promise<readonly UsageEvent[]> => {
      window.dispatchEvent(new Event('pagehide'));
      const batches = (await read()).filter((line): line is UsageBatch => 'usage' in line);
      const error = batches.map(validateUsageBatch).find((found) => found !== undefined);
      if (error) throw new Error(`The server refuses the usage that was sent: ${error}.`);
      return batches.flatMap(({ usage }) => usage);
    },
  };
};
