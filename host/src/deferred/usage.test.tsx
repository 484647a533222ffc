import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostServices } from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();
afterEach(() => {
  document.cookie = 'usage=; path=/; max-age=0';
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
});

const open = async () => {
  let services: HostServices | undefined;
  const remote = remoteDouble({
    name: 'mfe-ordering',
    version: '3.1.4',
    pages: { '/menu': () => <h1>Menu</h1> },
    onMount: (given) => (services = given),
  });
  const page = await openPage({ path: '/menu', remotes: [remote] });
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }));
  return { page, services: services as unknown as HostServices };
};
const choice = () =>
  screen.findByRole('checkbox', { name: 'Share anonymous usage statistics', hidden: true });

describe('usage that a remote tracks', () => {
  it('is sent under its name and version once the visitor agrees in the preferences, ORD-048', async () => {
    const { page, services } = await open();
    services.telemetry.track('cart-viewed', { customerType: 'Crema rewards' });
    expect(await choice()).not.toBeChecked();
    await userEvent.click(await choice());
    expect(await choice()).toBeChecked();
    services.telemetry.track('cart-viewed', { customerType: 'guest' });
    window.dispatchEvent(new Event('pagehide'));
    const usage = {
      remote: 'mfe-ordering',
      version: '3.1.4',
      event: 'cart-viewed',
      fields: { customerType: 'guest' },
    };
    const sent = (await page.telemetryEvents()).filter((event) => 'usage' in event);
    expect(sent).toEqual([{ usage: [usage] }]);
  });

  it('cannot be agreed to where the browser asks for privacy, and the menu says why', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    document.cookie = 'usage=yes; path=/';
    await open();
    expect(await choice()).toBeDisabled();
    expect(await choice()).not.toBeChecked();
    await waitFor(async () =>
      expect(await choice()).toHaveAccessibleDescription(
        'Your browser asks sites not to track you, so nothing is shared.',
      ),
    );
  });
});
