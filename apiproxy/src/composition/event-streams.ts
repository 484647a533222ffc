import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface StreamLimits {
  /** Of this process. */
  readonly most: number;
  /** A browser has six HTTP/1.1 connections for all its tabs: streams must leave some. */
  readonly mostPerVisitor: number;
  readonly heartbeatMs: number;
}
export interface EventStreams {
  /** Takes the response over until either side ends it; false when there are too many. */
  open(response: ServerResponse, visitorId: string, opening: string, headers: OutgoingHttpHeaders): boolean;
  /** To every stream. */
  send(text: string): void;
  /** Ends every stream, and lets no new one begin. */
  end(): void;
}

/** Open responses that are written to from time to time. One that does not read what it is sent is cut. */
export const createEventStreams = ({ most, mostPerVisitor, heartbeatMs }: StreamLimits): EventStreams => {
  const streams = new Map<ServerResponse, string>();
  let ended = false;

  const send = (text: string) => {
    for (const response of streams.keys())
      if (response.writableNeedDrain) response.destroy();
      else response.write(text);
  };
  const timer = setInterval(() => send(':\n\n'), heartbeatMs);
  timer.unref();
  const isFull = (visitorId: string) =>
    streams.size >= most ||
    [...streams.values()].filter((owner) => owner === visitorId).length >= mostPerVisitor;

  return {
    open: (response, visitorId, opening, headers) => {
      if (ended || isFull(visitorId)) return false;
      streams.set(response, visitorId);
      response.on('close', () => streams.delete(response));
      // The connection is not used again: a server that stops need not wait for it.
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
    end: () => {
      ended = true;
      clearInterval(timer);
      for (const response of streams.keys()) response.end();
    },
  };
};
