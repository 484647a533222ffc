import { screen } from '@testing-library/react';
import { defaultConfiguration } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import { renderSVG } from 'uqr';
import remote from '../../remote.tsx';
import { manifest } from '../../testing/feed-server.ts';

const open = async (options: Partial<RenderRemoteOptions> = {}) => {
  await renderRemote(remote, { manifest, route: '/rewards/mobile-apps', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Crema in your pocket' });
};

describe('the page of the app', () => {
  it('leads to the steps that install the website, ENG-042, D-155', async () => {
    await open();
    expect(screen.getByRole('link', { name: /iPhone/ })).toHaveAttribute('href', '#iphone');
    expect(screen.getByRole('link', { name: /Android phone/ })).toHaveAttribute('href', '#android');
    expect(screen.getByRole('region', { name: 'On an iPhone' })).toHaveTextContent('Share');
  });

  it('has a QR code of itself, for a phone, ENG-042', async () => {
    await open();
    const source = screen.getByRole('img', { name: 'QR code that leads to this page' }).getAttribute('src');
    const drawing = decodeURIComponent(source ?? '');
    expect(drawing).toBe(
      `data:image/svg+xml,${renderSVG('https://shop.test/rewards/mobile-apps', { border: 2 })}`,
    );
  });

  it('leads to the stores that the configuration names, ENG-042', async () => {
    const mobileApps = { appStore: 'https://apps.example/crema', googlePlay: 'https://play.example/crema' };
    await open({ configuration: { ...defaultConfiguration, mobileApps } });
    expect(screen.getByRole('link', { name: /iPhone/ })).toHaveAttribute('href', mobileApps.appStore);
    expect(screen.getByRole('link', { name: /Android phone/ })).toHaveAttribute(
      'href',
      mobileApps.googlePlay,
    );
  });
});
