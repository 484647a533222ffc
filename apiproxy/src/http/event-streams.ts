import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface StreamLimits {
  /** The limit of streams in this process. */
  readonly maxStreams: number;
  /** A browser has six HTTP/1.1 connections for all its tabs; streams must leave some free. */
  readonly maxPerVisitor: number;
  readonly heartbeatMs: number;
}
export interface NewStream {
  readonly visitorId: string;
  /** The subject of the stream, for `send`. */
  readonly subject?: string;
  /** The first text. */
  readonly opening: string;
  readonly headers: OutgoingHttpHeaders;
}
export interface EventStreams {
  /** Takes over the response until either side closes it. Returns false if a limit is reached. */
  open(response: ServerResponse, stream: NewStream): boolean;
  /** Writes to every stream, or to those of a subject. */
  send(text: string, subject?: string): void;
  /** The subjects of the open streams. */
  subjects(): ReadonlySet<string>;
  /** Closes every stream and accepts no new one. */
  closeAll(): void;
}

/** Open event streams. A stream whose client does not read is closed. */
export const createEventStreams = ({
  maxStreams,
  maxPerVisitor,
  heartbeatMs,
}: StreamLimits): EventStreams => {
  const streams = new Map<ServerResponse, Pick<NewStream, 'visitorId' | 'subject'>>();
  let isClosed = false;

  const send: EventStreams['send'] = (text, subject) => {
    for (const [response, stream] of streams)
      if (subject !== undefined && stream.subject !== subject) continue;
      else if (response.writableNeedDrain) response.destroy();
      else response.write(text);
  };
  const timer = setInterval(() => send(':\n\n'), heartbeatMs);
  timer.unref();
  const isFull = (visitorId: string) =>
    streams.size >= maxStreams ||
    [...streams.values()].filter((stream) => stream.visitorId === visitorId).length >= maxPerVisitor;

  return {
    open: (response, { visitorId, subject, opening, headers }) => {
      if (isClosed || isFull(visitorId)) return false;
      streams.set(response, { visitorId, ...(subject !== undefined && { subject }) });
      response.on('close', () => streams.delete(response));
      // The connection is not reused, so that shutdown need not wait for it.
      response.shouldKeepAlive = false;
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.write(opening);
      return true;
    },
    send,
    subjects: () => new Set([...streams.values()].flatMap(({ subject }) => subject ?? [])),
    closeAll: () => {
      isClosed = true;
      clearInterval(timer);
      for (const response of streams.keys()) response.end();
    },
  };
};
