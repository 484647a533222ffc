import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultConfiguration, type HostServices, type NavigationKind } from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();

const open = async (navigation: NavigationKind = 'full') => {
  let services: HostServices | undefined;
  const remote = remoteDouble({
    name: 'mfe-gift',
    pages: { '/gift': () => <h1>Gifts</h1> },
    route: { navigation },
    onMount: (given) => (services = given),
  });
  await openPage({ path: '/gift', remotes: [remote] });
  await screen.findByRole('heading', { name: 'Gifts' });
  return services as unknown as HostServices;
};

describe('what belongs to the host', () => {
  it.each([
    { navigation: 'full', links: true, mark: true, footer: true },
    { navigation: 'minimal', links: false, mark: true, footer: false },
    { navigation: 'none', links: false, mark: false, footer: false },
  ] as const)(
    'draws $navigation navigation where a route asks for it, PLT-012',
    async ({ navigation, links, mark, footer }) => {
      await open(navigation);
      expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(links);
      expect(screen.queryByRole('link', { name: 'Crema' }) !== null).toBe(mark);
      expect(screen.queryByRole('contentinfo') !== null).toBe(footer);
    },
  );

  it.each([true, false])(
    'links the balance check in the footer if the configuration has it: %s, CRD-015',
    async (unauthCardBalanceCheckEnabled) => {
      const remote = remoteDouble({
        name: 'mfe-cards',
        pages: { '/cards': () => <h1>Cards</h1>, '/card-balance': () => <h1>Balance</h1> },
        navigation: [
          {
            labelId: 'nav.balance',
            path: '/card-balance',
            place: 'footer',
            icon: 'card',
            order: 1,
            audience: 'anyone',
          },
        ],
      });
      const configuration = { ...defaultConfiguration, unauthCardBalanceCheckEnabled };
      await openPage({ path: '/card-balance', remotes: [remote], configuration });
      await screen.findByRole('heading', { name: 'Balance' });
      const footer = within(screen.getByRole('contentinfo'));
      const links = await footer.findAllByRole('link');
      const paths = links.map((link) => link.getAttribute('href'));
      expect(paths.includes('/card-balance')).toBe(unauthCardBalanceCheckEnabled);
    },
  );

  it('shows a remote’s toasts and dialogs, and returns the dialog’s answer, PLT-012', async () => {
    const services = await open();
    services.toast({ kind: 'info', text: 'A gift is on its way' });
    expect(await screen.findByText('A gift is on its way')).toBeVisible();
    const answer = services.confirm({ title: 'Sure?', body: 'It cannot be undone.', confirmLabel: 'Yes' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Sure?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    await expect(answer).resolves.toBe(true);
  });

  it('clears toasts with the page they belong to, but keeps one that is shown with a navigation', async () => {
    const services = await open();
    services.toast({ kind: 'info', text: 'A gift is on its way' });
    services.toast({ kind: 'error', text: 'It did not arrive' });
    services.toast({ kind: 'success', text: 'Added', keepOnNavigation: true });
    await screen.findByText('Added');
    services.navigate('/elsewhere');
    await screen.findByRole('heading', { name: 'This page is not on the menu' });
    expect(screen.getByText('Added')).toBeVisible();
    expect(screen.queryByText('A gift is on its way')).not.toBeInTheDocument();
    expect(screen.queryByText('It did not arrive')).not.toBeInTheDocument();
    services.navigate('/gift');
    await screen.findByRole('heading', { name: 'Gifts' });
    expect(screen.queryByText('Added')).not.toBeInTheDocument();
  });

  it('replaces a toast by a later one of the same subject', async () => {
    const services = await open();
    services.toast({ kind: 'success', text: 'Removed', subject: 'a' });
    services.toast({ kind: 'success', text: 'Another one', subject: 'b' });
    services.toast({ kind: 'success', text: 'It is back', subject: 'a' });
    expect(await screen.findByText('It is back')).toBeVisible();
    expect(screen.getByText('Another one')).toBeVisible();
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('shows the sign-in sheet, PLT-012', async () => {
    const services = await open();
    const answer = services.signIn();
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(sheet.getByText(/Signing in is not available/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(answer).resolves.toBe(false);
  });

  it('is the one session, set of flags, bus, locale, configuration and router of all remotes, PLT-001', async () => {
    const given = new Map<string, HostServices>();
    const remotes = ['mfe-ordering', 'mfe-gift'].map((name) =>
      remoteDouble({
        name,
        emits: ['cart-changed'],
        pages: { [`/${name}`]: () => <h1>{name}</h1> },
        onMount: (services) => given.set(name, services),
      }),
    );
    await openPage({ path: '/mfe-ordering', remotes });
    await waitFor(() => expect(given.size).toBe(1));
    given.get('mfe-ordering')?.navigate('/mfe-gift');
    await waitFor(() => expect(given.size).toBe(2));
    const [ordering, gift] = [given.get('mfe-ordering'), given.get('mfe-gift')] as [
      HostServices,
      HostServices,
    ];
    expect(ordering.session.get).toBe(gift.session.get);
    expect(ordering.flags).toBe(gift.flags);
    expect(ordering.configuration).toBe(gift.configuration);
    ordering.bus.emit('cart-changed', { count: 4, storeNumber: null });
    expect(gift.bus.last('cart-changed')).toEqual({ count: 4, storeNumber: null });
    await userEvent.click(screen.getByRole('button', { name: 'Preferences' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Français (Canada)', hidden: true }));
    expect([ordering.locale.get(), gift.locale.get()]).toEqual(['fr-CA', 'fr-CA']);
    gift.navigate('/mfe-ordering');
    expect(await screen.findByRole('heading', { name: 'mfe-ordering' })).toBeVisible();
  });
});
