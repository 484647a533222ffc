import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultConfiguration } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import {
  answerCounts,
  answerSearches,
  manifest,
  replyWith,
  sampleClock,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { loop } from '../../../testing/sample-stores.ts';

startLocatorServer();
const open = async (route: string, options: Partial<RenderRemoteOptions> = {}) => {
  const queries = answerSearches(replyWith(null, loop));
  const rendered = await renderRemote(remote, { manifest, route, clock: sampleClock, ...options });
  await screen.findByRole('button', { name: 'Loop & Lake' });
  return { ...rendered, features: () => queries.map((query) => query.get('features')) };
};
const filterButton = (name = 'Filter') => screen.getByRole('button', { name });
const nameOf = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent;
const openSheet = async (name = 'Filter') => {
  await userEvent.click(filterButton(name));
  return within(await screen.findByRole('dialog', { name: 'Filter stores' }));
};

describe('the filter overlay', () => {
  it('groups the amenities by category, LOC-021', async () => {
    await open('/store-locator');
    const sheet = await openSheet();
    const groups = sheet
      .getAllByRole('group')
      .map((group) => [
        group.querySelector('legend')?.textContent,
        within(group).getAllByRole('checkbox').map(nameOf),
      ]);
    expect(groups).toEqual([
      ['Ordering', ['Guest ordering', 'Open now']],
      ['Hours', ['Open 24 hours']],
      ['At the store', ['Wi-Fi', 'Seating', 'Parking', 'Step-free access']],
      ['On the menu', ['Lunch menu', 'Nitro cold brew', 'Cold foams', 'Warmed food']],
    ]);
  });

  it('renders only the ticked row again, and the others once their counts change, LOC-021', async () => {
    const counts = (query: URLSearchParams) => (query.get('features') === 'WF' ? 2 : 3);
    answerCounts((query) => ({
      total: counts(query),
      counts: [
        { code: 'ON', count: counts(query) },
        { code: 'WF', count: 2 },
        { code: 'SE', count: 1 },
      ],
    }));
    const set = jest.spyOn(HTMLInputElement.prototype, 'checked', 'set');
    await open('/store-locator');
    const sheet = await openSheet();
    await sheet.findByRole('checkbox', { name: 'Open now', description: '3 stores' });
    // React sets this field of each input that is rendered.
    set.mockClear();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Wi-Fi' }));
    const rendered = () => new Set(set.mock.contexts.map((box) => nameOf(box as HTMLElement)));
    expect(sheet.getByRole('button', { name: 'Apply (1)' })).toBeVisible();
    await sheet.findByRole('checkbox', { name: 'Open now', description: '2 stores' });
    expect(rendered()).toEqual(new Set(['Wi-Fi', 'Open now']));
  });

  it('applies nothing until Apply, then all at once, and the button counts, LOC-021', async () => {
    const { location, features } = await open('/store-locator');
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Wi-Fi' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Open now' }));
    expect(features()).toEqual([null]);
    expect(location()).toBe('/store-locator');
    await userEvent.click(sheet.getByRole('button', { name: 'Apply (2)' }));
    await waitFor(() => expect(location()).toBe('/store-locator?features=WF%2CON'));
    await waitFor(() => expect(features()).toEqual([null, 'ON,WF']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(filterButton('Filter 2 active')).toHaveFocus();
    await screen.findByRole('button', { name: 'Loop & Lake' });
  });

  it.each([
    [
      'Escape',
      async (dialog: HTMLElement) => void fireEvent(dialog, new Event('cancel', { cancelable: true })),
    ],
    [
      'its close button',
      async () => userEvent.click(screen.getByRole('button', { name: 'Close without applying' })),
    ],
  ])('left by %s keeps what was applied and forgets the rest, LOC-021', async (_way, leave) => {
    const { location } = await open('/store-locator?features=WF');
    const sheet = await openSheet('Filter 1 active');
    expect(sheet.getByRole('checkbox', { name: 'Wi-Fi' })).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Parking' }));
    await leave(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location()).toBe('/store-locator?features=WF');
    const again = await openSheet('Filter 1 active');
    expect(again.getByRole('checkbox', { name: 'Wi-Fi' })).toBeChecked();
    expect(again.getByRole('checkbox', { name: 'Parking' })).not.toBeChecked();
  });

  it('clears all by Clear all and Apply, LOC-021', async () => {
    const { location, features } = await open('/store-locator?features=GC,WF');
    const sheet = await openSheet('Filter 2 active');
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    expect(location()).toBe('/store-locator?features=GC,WF');
    expect(sheet.getByRole('button', { name: 'Clear all' })).toBeDisabled();
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location()).toBe('/store-locator'));
    expect(filterButton()).toBeVisible();
    await waitFor(() => expect(features()).toEqual(['GC,WF', null]));
  });

  it('says for each filter how many stores of the area match it with the chosen ones, before Apply, LOC-021', async () => {
    const asked = answerCounts((query) =>
      query.get('features') === 'WF'
        ? {
            total: 1,
            counts: [
              { code: 'WF', count: 1 },
              { code: 'ON', count: 0 },
            ],
          }
        : {
            total: 73,
            counts: [
              { code: 'WF', count: 60 },
              { code: 'ON', count: 51 },
            ],
          },
    );
    const { features } = await open('/store-locator?place=Rome');
    const sheet = await openSheet();
    expect(await sheet.findByText('73 stores match.')).toBeVisible();
    const wifi = sheet.getByRole('checkbox', { name: 'Wi-Fi' });
    expect(wifi).toHaveAccessibleDescription('60 stores');
    expect(sheet.getByRole('checkbox', { name: 'Open now' })).toHaveAccessibleDescription('51 stores');
    await userEvent.click(wifi);
    expect(await sheet.findByText('1 store matches.')).toBeVisible();
    expect(wifi).toHaveAccessibleDescription('1 store');
    expect(sheet.getByRole('checkbox', { name: 'Open now' })).toHaveAccessibleDescription('0 stores');
    expect(asked.map(String)).toEqual(['place=Rome', 'place=Rome&features=WF']);
    expect(features()).toEqual([null]);
  });

  it('works without counts when they cannot be loaded, LOC-021', async () => {
    const { features } = await open('/store-locator');
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Wi-Fi' }));
    expect(screen.queryByText(/stores? match/)).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Apply (1)' }));
    await waitFor(() => expect(features()).toEqual([null, 'WF']));
    await screen.findByRole('button', { name: 'Loop & Lake' });
  });

  it('never offers a hidden code, nor takes one from the address, LOC-022', async () => {
    const visible = { filterable: true, public: true, category: 'comfort' };
    const features = [
      ...defaultConfiguration.features.filter(({ category }) => category !== 'hidden'),
      ...['XO', '16', 'DT', 'CX', '17', 'CC'].map((code) => ({ ...visible, code })),
    ];
    const { features: asked } = await open('/store-locator?features=CC,DT', {
      configuration: { features },
    });
    expect(asked()).toEqual([null]);
    const sheet = await openSheet();
    expect(sheet.getAllByRole('checkbox')).toHaveLength(11);
  });

  it('offers the filterable features of the configuration only, LOC-021, PLT-013', async () => {
    const features = defaultConfiguration.features.map((feature) => ({
      ...feature,
      filterable: feature.code === 'WF' || feature.code === 'ON',
    }));
    await open('/store-locator', { configuration: { features } });
    const sheet = await openSheet();
    const names = sheet.getAllByRole('checkbox').map(nameOf);
    expect(names).toEqual(['Open now', 'Wi-Fi']);
  });

  it('puts a category that it has no word for under More, and leaves out what it cannot name', async () => {
    const feature = { filterable: true, public: true, category: 'novelty' };
    await open('/store-locator', {
      configuration: {
        features: [
          { ...feature, code: 'WF' },
          { ...feature, code: 'ZZ' },
        ],
      },
    });
    const sheet = await openSheet();
    expect(sheet.getByRole('group', { name: 'More' })).toBeVisible();
    expect(sheet.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('is in French as well', async () => {
    await open('/store-locator?features=ON', { locale: 'fr-CA' });
    await userEvent.click(filterButton('Filtrer 1 actif'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtrer les cafés' }));
    expect(sheet.getByRole('button', { name: 'Appliquer (1)' })).toBeVisible();
  });
});

describe('the quick filters', () => {
  it('are in one row with the button of the sheet and the other active filters, and apply at once', async () => {
    const { location } = await open('/store-locator?features=WF');
    const row = within(screen.getByRole('group', { name: 'Show only stores with' }));
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Filter1 active1',
      'Open now',
      'Guest ordering',
      'Open 24 hours',
      'Wi-Fi',
    ]);
    await userEvent.click(row.getByRole('button', { name: 'Open now' }));
    expect(location()).toBe('/store-locator?features=WF%2CON');
    await screen.findByRole('button', { name: 'Filter 2 active' });
  });
});
