/** Without a byte for this time, a request has failed (PLT-016). */
export const progressLimitMs = 8000;

/** Rejects reads of the body, and closes the connection, when no byte comes for the time limit. */
const guardBody = (response: Response, keepWaiting: () => void, stop: () => void): Response => {
  if (!response.body) {
    stop();
    return response;
  }
  const progress = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, controller) => {
      keepWaiting();
      controller.enqueue(bytes);
    },
    flush: stop,
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(progress), { status, statusText, headers });
};

/**
 * fetch that fails when nothing has arrived for 8 s: first the head of the reply, then each next part of its body. A slow reply
 * of which parts keep coming is waited for. A body that nobody reads does not fail loudly: its connection is closed.
 */
export const fetchWithProgress: typeof fetch = async (input, init = {}) => {
  const abort = new AbortController();
  const { signal } = init;
  const leave = () => abort.abort(signal?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  };
  const keepWaiting = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      abort.abort(new DOMException('No byte of the reply came in time.', 'TimeoutError'));
    }, progressLimitMs);
  };
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  keepWaiting();
  try {
    const response = await fetch(input, { ...init, signal: abort.signal });
    keepWaiting();
    return guardBody(response, keepWaiting, stop);
  } catch (cause) {
    stop();
    throw cause;
  }
};
