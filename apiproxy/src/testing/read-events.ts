/** Reads a stream of server-sent events event by event. */
export const readEvents = (response: Response) => {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | undefined> => {
    const end = text.indexOf('\n\n');
    if (end >= 0) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      return event;
    }
    const { value, done } = await reader.read();
    if (done) return undefined;
    text += value;
    return next();
  };
  return { next, stop: () => reader.cancel() };
};
