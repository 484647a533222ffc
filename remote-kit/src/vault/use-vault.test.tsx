import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RemoteManifest } from '@crema/shared-contracts';
import { renderRemote } from '../../testing/index.ts';
import { defineRemote, useVault, type TokenRequest } from '../index.ts';

const vaultOrigin = 'http://vault.localhost';
const card = {
  source: 'crema-vault',
  kind: 'tokenised',
  paymentInstrumentToken: 'tok',
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  expiresInMs: 300_000,
};

let postalCode: string | undefined;
let getStoringKey = async () => 'key-1';
const Page = () => {
  const { state, url, attempt, setFrame, tokenise, reload } = useVault(postalCode);
  const [token, setToken] = useState('no token');
  const ask = (request?: TokenRequest) =>
    void tokenise(request).then((tokenised) => setToken(tokenised?.paymentInstrumentToken ?? 'refused'));
  return (
    <main>
      <iframe key={attempt} ref={setFrame} src={url} title="Card" />
      <output>{token}</output>
      <pre>{JSON.stringify(state)}</pre>
      <button onClick={() => ask()}>Pay</button>
      <button onClick={() => ask({ getStoringKey })}>Store</button>
      <button onClick={reload}>Reload</button>
    </main>
  );
};
const manifest: RemoteManifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [{ id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' }],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};
const remote = defineRemote({ messages: async () => ({ default: {} }), routes: { gift: Page } });

const state = () => JSON.parse(screen.getByText(/"ready"/).textContent ?? '{}') as Record<string, unknown>;
const open = async () => {
  const { host } = await renderRemote(remote, { manifest, route: '/gift' });
  const frame = (await screen.findByTitle('Card')) as HTMLIFrameElement;
  const received: { readonly command: unknown; readonly origin: string }[] = [];
  jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((command: unknown, origin: string) => {
    received.push({ command, origin });
  }) as never);
  const post = (data: object, { origin = vaultOrigin, source = frame.contentWindow } = {}) =>
    act(async () => {
      window.dispatchEvent(
        new MessageEvent('message', { origin, source, data: { source: 'crema-vault', ...data } }),
      );
    });
  return { host, frame, received, post };
};
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay' }));

describe('the vault client, CRD-052', () => {
  it('loads the card form from the vault’s origin and sends the presentation only to that origin', async () => {
    const { host, frame, received, post } = await open();
    expect(frame.src).toBe(`${vaultOrigin}/card-form`);
    expect(received).toEqual([]);
    await post({ kind: 'ready' });
    const present = (locale: string) => ({
      command: { target: 'crema-vault', kind: 'present', locale, theme: 'light' },
      origin: vaultOrigin,
    });
    expect(received).toEqual([present('en-US')]);
    await act(async () => host.setLocale('fr-CA'));
    await waitFor(() => expect(received.at(-1)).toEqual(present('fr-CA')));
    await post({ kind: 'resized', height: 320 });
    await post({ kind: 'resized', height: 0 });
    await post({ kind: 'validity', complete: true });
    expect(state()).toMatchObject({ ready: true, height: 320, complete: true });
  });

  it('gives the form the postal code that the customer has typed already, L-37', async () => {
    postalCode = '60601';
    const { received, post } = await open();
    await post({ kind: 'ready' });
    expect(received[0]?.command).toEqual(expect.objectContaining({ kind: 'present', postalCode: '60601' }));
    postalCode = undefined;
  });

  it.each([
    { width: 358, height: 310 },
    { width: 544, height: 190 },
  ])('has the height of the form in a frame of $width px until the form states its own', async (form) => {
    const width = jest.spyOn(HTMLIFrameElement.prototype, 'clientWidth', 'get').mockReturnValue(form.width);
    await open();
    expect(state()).toMatchObject({ ready: false, height: form.height });
    width.mockRestore();
  });

  it('resolves a request to the token of the card', async () => {
    const { received, post } = await open();
    await post({ kind: 'ready' });
    await pay();
    expect(received.at(-1)?.command).toEqual({ target: 'crema-vault', kind: 'tokenise' });
    expect(state()).toMatchObject({ working: true });
    await post(card);
    expect(await screen.findByText('tok')).toBeVisible();
    expect(state()).toMatchObject({ working: false });
  });

  it('resolves a refused request to undefined and shows the code until the next request', async () => {
    const { post } = await open();
    await post({ kind: 'ready' });
    await pay();
    await post({ kind: 'refused', code: 'VALIDATION' });
    expect(await screen.findByText('refused')).toBeVisible();
    expect(state()).toMatchObject({ working: false, errorCode: 'VALIDATION' });
    await pay();
    expect(state()).toMatchObject({ working: true });
    expect(state()['errorCode']).toBeUndefined();
    await post(card);
  });

  it('asks for the key that stores a card once the form is complete, and shows the error of a server that gives none, PAY-008', async () => {
    const { received, post } = await open();
    await post({ kind: 'ready' });
    await post({ kind: 'validity', complete: true });
    const store = () => userEvent.click(screen.getByRole('button', { name: 'Store' }));
    await store();
    expect(received.at(-1)?.command).toMatchObject({ isToBeStored: true, storingKey: 'key-1' });
    await post(card);
    const sent = received.length;
    const getKey = getStoringKey;
    getStoringKey = () =>
      Promise.reject({ kind: 'http', code: 'TOO_MANY_REQUESTS', params: { retryAfter: 60 } });
    await store();
    getStoringKey = getKey;
    expect(received).toHaveLength(sent);
    expect(state()).toMatchObject({
      working: false,
      errorCode: 'TOO_MANY_REQUESTS',
      errorParams: { retryAfter: 60 },
    });
  });

  it('ignores messages of another origin or another window', async () => {
    const { post } = await open();
    await post({ kind: 'ready' });
    await pay();
    await post(card, { origin: 'http://evil.test' });
    await post(card, { source: window });
    expect(screen.getByText('no token')).toBeVisible();
    await post(card);
    expect(await screen.findByText('tok')).toBeVisible();
  });
});

describe('a vault that does not reply', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

  it('counts as missing after 8 s, and is loaded again on request, PLT-016', async () => {
    const { frame } = await open();
    await pass(8_000);
    expect(state()).toMatchObject({ ready: false, missing: true });
    await act(async () => screen.getByRole('button', { name: 'Reload' }).click());
    expect(state()).toMatchObject({ ready: false, missing: false });
    expect(screen.getByTitle('Card')).not.toBe(frame);
  });

  it('ends a request for a card to be stored after 20 s, or 10 minutes after the bank has asked its question', async () => {
    const { received, post } = await open();
    await post({ kind: 'ready' });
    const store = () => act(async () => screen.getByRole('button', { name: 'Store' }).click());
    await store();
    expect(received.at(-1)?.command).toEqual({ target: 'crema-vault', kind: 'tokenise', isToBeStored: true });
    await pass(20_000);
    expect(state()).toMatchObject({ working: false, errorCode: 'PAYMENT_PROVIDER_DOWN' });
    await store();
    await post({ kind: 'asking' });
    await pass(599_000);
    expect(state()).toMatchObject({ working: true, asking: true });
    await post({ kind: 'refused', code: 'PAYMENT_REVIEW' });
    expect(state()).toMatchObject({ working: false, asking: false, errorCode: 'PAYMENT_REVIEW' });
    await store();
    await post({ kind: 'asking' });
    await pass(600_000);
    expect(state()).toMatchObject({ working: false, asking: false, errorCode: 'PAYMENT_PROVIDER_DOWN' });
  });

  it('ends a request after 8 s, PLT-016, with PAYMENT_PROVIDER_DOWN', async () => {
    const { post } = await open();
    await post({ kind: 'ready' });
    await act(async () => screen.getByRole('button', { name: 'Pay' }).click());
    await pass(8_000);
    expect(await screen.findByText('refused')).toBeVisible();
    expect(state()).toMatchObject({ working: false, errorCode: 'PAYMENT_PROVIDER_DOWN' });
  });
});
