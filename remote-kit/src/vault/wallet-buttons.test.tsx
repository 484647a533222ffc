import { act, screen } from '@testing-library/react';
import { money, type RemoteManifest } from '@crema/shared-contracts';
import { renderRemote } from '../../testing/index.ts';
import { defineRemote, WalletButtons, type TokenisedCard } from '../index.ts';

const vaultOrigin = 'http://vault.localhost';
const token: TokenisedCard = {
  source: 'crema-vault',
  kind: 'tokenised',
  paymentInstrumentToken: 'ctoken_1',
  paymentType: 'paypal',
  accountNumberLastFour: '',
  expiresInMs: 300_000,
};
const page = { amountMinor: 541, isRight: true };
const seen: unknown[] = [];
const Page = () => (
  <main>
    <WalletButtons
      amount={money(page.amountMinor, 'USD')}
      purpose="order"
      title="Wallets"
      or="or pay another way"
      onPress={() => page.isRight}
      onToken={({ paymentInstrumentToken }) => seen.push(paymentInstrumentToken)}
      onError={(code) => seen.push(code)}
    />
  </main>
);
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

const open = async ({ hasWallets = true } = {}) => {
  await renderRemote(remote, { manifest, route: '/gift', ...(hasWallets && { walletButtons: true }) });
  const frame = screen.queryByTitle('Wallets') as HTMLIFrameElement | null;
  const received: unknown[] = [];
  if (frame)
    jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((command: unknown) => {
      received.push(command);
    }) as never);
  const post = (data: object) =>
    act(async () => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: vaultOrigin,
          source: frame?.contentWindow ?? null,
          data: { source: 'crema-vault', ...data },
        }),
      );
    });
  return { frame, received, post };
};

describe('the buttons of wallets', () => {
  beforeEach(() => {
    Object.assign(page, { amountMinor: 541, isRight: true });
    seen.length = 0;
  });

  it('have no frame if the provider has none, or there is nothing to pay', async () => {
    expect((await open({ hasWallets: false })).frame).toBeNull();
    page.amountMinor = 0;
    expect((await open()).frame).toBeNull();
  });

  it('offer the amount of the page, and take no place until a wallet works', async () => {
    const { frame, received, post } = await open();
    expect(frame?.src).toBe(`${vaultOrigin}/wallets`);
    expect(frame).not.toBeVisible();
    expect(screen.queryByText('or pay another way')).toBeNull();
    await post({ kind: 'ready' });
    expect(received).toEqual([
      expect.objectContaining({ kind: 'offer', amountMinor: 541, currency: 'USD', purpose: 'order' }),
    ]);
    await post({ kind: 'resized', height: 56 });
    await post({ kind: 'wallets', isAvailable: true });
    expect(frame).toBeVisible();
    expect(frame).toHaveStyle({ blockSize: '56px' });
    expect(screen.getByText('or pay another way')).toBeVisible();
    await post({ kind: 'wallets', isAvailable: false });
    expect(frame).not.toBeVisible();
  });

  it('open only if the page is right, and give their token or their error to the page', async () => {
    const { received, post } = await open();
    await post({ kind: 'pressed' });
    page.isRight = false;
    await post({ kind: 'pressed' });
    expect(received).toEqual(
      [true, false].map((isAllowed) => ({ target: 'crema-vault', kind: 'open', isAllowed })),
    );
    await post(token);
    await post({ kind: 'refused', code: 'PAYMENT_PROVIDER_DOWN' });
    expect(seen).toEqual(['ctoken_1', 'PAYMENT_PROVIDER_DOWN']);
  });
});
