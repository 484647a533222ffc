import type { FileIntegrityReply, ResolvedRemote } from '@crema/shared-contracts';
import { remoteDouble } from '../testing/remote-double.ts';
import { createFileIntegrity } from './file-integrity.ts';

const known: FileIntegrityReply = {
  'mfe-gift@1.0.0': { 'entry.js': 'sha384-gift' },
  'mfe-cards@1.0.0': { 'entry.js': 'sha384-cards' },
  'mfe-cards@0.9.0': { 'entry.js': 'sha384-previous' },
};
/** A remote as a page contains it: the integrity of its files is missing unless it is the page's own. */
const remote = (name: string, isShown = false): ResolvedRemote => {
  const { resolved } = remoteDouble({ name });
  const { integrity: _integrity, ...files } = resolved.files;
  return isShown ? resolved : { ...resolved, files };
};
const remotes = [remote('mfe-ordering', true), remote('mfe-gift'), remote('mfe-cards')];

/** Replies with the versions that the server knows; `refuse` makes the next replies fail. */
const setUp = (served = known) => {
  const requests: string[] = [];
  let refusals = 0;
  globalThis.fetch = async (input) => {
    const url = new URL(String(input), 'http://localhost');
    const versions = url.searchParams.get('versions')?.split(',') ?? [];
    requests.push(versions.join());
    if (refusals-- > 0) throw new TypeError('connection lost');
    const entries = Object.entries(served).filter(([key]) => versions.includes(key));
    return { ok: true, status: 200, json: async () => Object.fromEntries(entries) } as Response;
  };
  const fileIntegrity = createFileIntegrity({ sequence: 1, disabled: [], remotes });
  return { requests, fileIntegrity, refuse: (count: number) => (refusals = count) };
};
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const all = 'mfe-ordering@1.0.0,mfe-gift@1.0.0,mfe-cards@1.0.0';

describe('the integrity of other remotes’ files', () => {
  it('is requested once, with the same URL on every page, so that the browser keeps the reply, PLT-006', async () => {
    const { fileIntegrity, requests } = setUp();
    await fileIntegrity.prefetch();
    expect(await fileIntegrity.read('mfe-gift', '1.0.0')).toEqual({ 'entry.js': 'sha384-gift' });
    expect(await fileIntegrity.read('mfe-cards', '1.0.0')).toEqual({ 'entry.js': 'sha384-cards' });
    expect(requests).toEqual([all]);
  });

  it('is requested by the remote that is loaded first, when that is before the idle time', async () => {
    const { fileIntegrity, requests } = setUp();
    await Promise.all([fileIntegrity.read('mfe-gift', '1.0.0'), fileIntegrity.prefetch()]);
    expect(requests).toEqual([all]);
  });

  it('is requested separately for a previous version', async () => {
    const { fileIntegrity, requests } = setUp();
    expect(await fileIntegrity.read('mfe-cards', '0.9.0')).toEqual({ 'entry.js': 'sha384-previous' });
    expect(requests).toEqual(['mfe-cards@0.9.0']);
  });

  it('is requested again after a failure, and a failure in advance disturbs nothing', async () => {
    const { fileIntegrity, requests, refuse } = setUp();
    refuse(2);
    await fileIntegrity.prefetch();
    await expect(fileIntegrity.read('mfe-gift', '1.0.0')).rejects.toThrow('connection lost');
    expect(await fileIntegrity.read('mfe-gift', '1.0.0')).toEqual({ 'entry.js': 'sha384-gift' });
    expect(requests).toHaveLength(3);
  });

  it('is waited for while bytes of it keep coming, and for 8 s without one, PLT-016', async () => {
    jest.useFakeTimers();
    const { fileIntegrity } = setUp();
    const text = JSON.stringify(known);
    const serve = (parts: number) => {
      globalThis.fetch = async (_input, init) =>
        new Response(
          new ReadableStream({
            start: async (controller) => {
              init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
              for (let at = 0; at < parts; at += 1) {
                await new Promise((resolve) => setTimeout(resolve, 5_000));
                controller.enqueue(new TextEncoder().encode(text.slice(at * 50, (at + 1) * 50)));
              }
              if (parts * 50 >= text.length) controller.close();
            },
          }),
        );
    };
    serve(1);
    const stalled = fileIntegrity.read('mfe-gift', '1.0.0').catch((cause: Error) => cause.name);
    await jest.advanceTimersByTimeAsync(13_001);
    expect(await stalled).toBe('TimeoutError');
    serve(Math.ceil(text.length / 50));
    const slow = fileIntegrity.read('mfe-gift', '1.0.0');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await slow).toEqual({ 'entry.js': 'sha384-gift' });
    jest.useRealTimers();
  });

  it('is an error for a version that the server does not know: nothing is loaded unchecked', async () => {
    const { fileIntegrity } = setUp({});
    await expect(fileIntegrity.read('mfe-gift', '1.0.0')).rejects.toThrow(
      'mfe-gift@1.0.0: the server does not know its files',
    );
  });

  it('is not requested by a page that contains all of it', async () => {
    const { requests } = setUp();
    await createFileIntegrity({ sequence: 1, disabled: [], remotes: remotes.slice(0, 1) }).prefetch();
    expect(requests).toEqual([]);
  });
});
