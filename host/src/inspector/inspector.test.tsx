import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostServices } from '@crema/shared-contracts';
import { openPage, servePages, type PageOptions } from '../testing/open-page.tsx';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();

const hotKey = '{Control>}{Shift>}[Period]{/Shift}{/Control}';
const panel = () => screen.findByRole('complementary', { name: 'Inspector' });
const open = async (recipe: Partial<PageOptions> = {}) => {
  let services: HostServices | undefined;
  const ordering = remoteDouble({
    name: 'mfe-ordering',
    version: '3.1.4',
    emits: ['cart-changed'],
    slots: { 'store-picker': () => null },
    pages: { '/menu': () => <input aria-label="search" /> },
    onMount: (given) => (services = given),
  });
  const page = await openPage({ path: '/menu', remotes: [ordering], production: false, ...recipe });
  await userEvent.click(await screen.findByLabelText('search'));
  await userEvent.keyboard(hotKey);
  return { page, services: services as unknown as HostServices, inspector: within(await panel()), ordering };
};

describe('the inspector', () => {
  it('opens by its key, takes the focus, and gives it back when it closes', async () => {
    const { inspector } = await open();
    expect(inspector.getByRole('heading', { name: 'Inspector' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Inspector' })).toBeNull();
    expect(screen.getByLabelText('search')).toHaveFocus();
    await userEvent.keyboard(hotKey);
    expect(await panel()).toBeVisible();
  });

  it('shows the version that runs, why, and how registry updates arrive', async () => {
    const { inspector } = await open();
    expect(inspector.getByText('3.1.4')).toBeVisible();
    expect(inspector.getByText('runs')).toBeVisible();
    expect(inspector.getByText('stable')).toBeVisible();
    expect(inspector.getByText('server-sent events')).toBeVisible();
  });

  it('shows events with the result of their validation, PLT-004', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { inspector, services } = await open();
    services.bus.emit('cart-changed', { count: 7, storeNumber: null });
    expect(() => services.bus.emit('cart-changed', { count: 'x' } as never)).toThrow('cart-changed');
    await waitFor(() => expect(inspector.getByText(/"count":7/)).toBeInTheDocument());
    expect(inspector.getByText(/^refused: cart-changed/)).toBeInTheDocument();
  });

  it('changes a flag for this tab, and marks it', async () => {
    const { inspector, services } = await open();
    const name = /^enableMfaFeatures/;
    await userEvent.click(inspector.getByText('Flags'));
    await userEvent.click(inspector.getByRole('checkbox', { name }));
    expect(services.flags.get().enableMfaFeatures).toBe(true);
    expect(await inspector.findByText('changed here')).toBeInTheDocument();
    expect(sessionStorage.getItem('crema-flags')).toBe('{"enableMfaFeatures":true}');
    await userEvent.click(inspector.getByRole('button', { name: 'Back to the server’s flags' }));
    expect(services.flags.get().enableMfaFeatures).toBe(false);
  });

  it('leaves flags alone in production', async () => {
    sessionStorage.setItem('crema-flags', '{"enableMfaFeatures":true}');
    const { inspector, services } = await open({ production: true });
    expect(services.flags.get().enableMfaFeatures).toBe(false);
    expect(inspector.getByRole('checkbox', { name: 'enableMfaFeatures', hidden: true })).toBeDisabled();
  });

  it('shows that a remote is switched off', async () => {
    const { inspector, page, ordering } = await open();
    page.publish([], { disabled: [ordering] });
    expect(await inspector.findByText('switched off')).toBeVisible();
  });
});
