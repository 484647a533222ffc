import { withPrefetched } from './prefetched-replies.ts';

const reply = (text: string, ok = true) => ({ ok, text: () => Promise.resolve(text) }) as unknown as Response;
const setup = (prefetched: Promise<Response>) => {
  const send = jest.fn(() => Promise.resolve(reply('sent')));
  const { fetch, replies } = withPrefetched(send);
  replies.set('/menu', { reply: prefetched });
  prefetched.catch(() => undefined);
  return { send, ask: async (...request: Parameters<typeof fetch>) => (await fetch(...request)).text() };
};

describe('a reply that was requested before the page needed it', () => {
  it('is used once; the next request is sent', async () => {
    const { ask, send } = setup(Promise.resolve(reply('prefetched')));
    await expect(ask('/menu')).resolves.toBe('prefetched');
    expect(send).not.toHaveBeenCalled();
    await expect(ask('/menu')).resolves.toBe('sent');
  });

  it.each([
    ['the connection was lost', Promise.reject(new Error('offline'))],
    ['the server answered with an error', Promise.resolve(reply('busy', false))],
  ])('is requested again when %s', async (_because, prefetched) => {
    const { ask, send } = setup(prefetched);
    await expect(ask('/menu', { headers: { accept: 'application/json' } })).resolves.toBe('sent');
    expect(send).toHaveBeenCalledWith('/menu', { headers: { accept: 'application/json' } });
  });

  it('does not answer a write, or another URL', async () => {
    const { ask } = setup(Promise.resolve(reply('prefetched')));
    await expect(ask('/menu', { method: 'POST', body: '{}' })).resolves.toBe('sent');
    await expect(ask('/gift')).resolves.toBe('sent');
    await expect(ask('/menu')).resolves.toBe('prefetched');
  });
});
