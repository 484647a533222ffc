import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restPaths } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { ana, manifest, startFeedServer } from '../../testing/feed-server.ts';
import { answerArrival, answerOrder, sampleOrder } from '../../testing/graphql-answers.ts';
import { findArrivalErrors, knownName, problemOf, spotsOf } from './arrival.rules.ts';

startFeedServer();
const query = '?orderToken=t1&storeNumber=1001-100001';
const open = async (path: string, options: Partial<RenderRemoteOptions> = {}) => {
  const page = await renderRemote(remote, { manifest, route: path, ...options });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const arrived = (noticedAt: string | null = null) => ({
  __typename: 'CustomerArrival' as const,
  stallNumber: 2,
  noticedAt,
});
const submit = () => userEvent.click(screen.getByRole('button', { name: 'I’m here' }));

describe('the rules of an arrival', () => {
  it.each([
    [undefined, 4],
    [0, 4],
    [2, 2],
  ])('a store with %s stalls has %s spots, ENG-032', (stalls, count) => {
    expect(spotsOf(stalls)).toHaveLength(count);
  });
  it.each([
    ['the profile is first', { firstName: 'Ana' }, 'Bo', 'Ana'],
    ['the URL is next', undefined, ' Bo ', 'Bo'],
    ['it is as long as a store shows it', undefined, 'x'.repeat(30), 'x'.repeat(25)],
    ['its emoji are whole, R-01', undefined, `${'x'.repeat(24)}👨‍👩‍👧‍👦`, `${'x'.repeat(24)}👨‍👩‍👧‍👦`],
    ['otherwise it is asked for', undefined, '', ''],
  ])('%s, ENG-032', (_because, member, ofQuery, name) => {
    expect(knownName(member, ofQuery)).toBe(name);
  });
  it.each([
    [{ spot: '3', name: 'Ana' }, undefined],
    [
      { spot: undefined, name: 'Ana' },
      { spot: true, name: undefined },
    ],
    [
      { spot: '9', name: 'Ana' },
      { spot: true, name: undefined },
    ],
    [
      { spot: '3', name: ' ' },
      { spot: false, name: 'required' },
    ],
    [
      { spot: '3', name: 'x'.repeat(26) },
      { spot: false, name: 'too-long' },
    ],
  ])('%o has the errors %o, ENG-032, D-139', (arrival, errors) => {
    expect(findArrivalErrors(arrival, ['1', '2', '3'])).toEqual(errors);
  });
  it.each([
    ['CURBSIDE_CLOSED', 'closed'],
    ['CURBSIDE_UNAVAILABLE', 'unavailable'],
    ['ORDER_NOT_FOUND', 'unexpected'],
    ['UNEXPECTED_ERROR', 'unexpected'],
  ])('%s has the text %s, ENG-033', (code, problem) => {
    expect(problemOf(code)).toBe(problem);
  });
});

describe('the check-in options', () => {
  it('are those of the store, with the order’s own one and its check-in, ENG-030', async () => {
    answerOrder(() => sampleOrder());
    await open(`/pickup${query}`);
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Curbside Your order',
      'In store ',
    ]);
    expect(screen.getByRole('link', { name: 'Check in at the curb' })).toHaveAttribute(
      'href',
      `/pickup/curbside${query}`,
    );
  });

  it('of an order for the counter have no check-in at the curb, which leads back to them, ENG-030', async () => {
    answerOrder(() => sampleOrder({ pickUpOption: 'INSTORE16' }));
    const { location } = await open(`/pickup/curbside${query}`);
    await waitFor(() => expect(location()).toBe(`/pickup${query}`));
    expect(await screen.findByText('Your order')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Check in at the curb' })).not.toBeInTheDocument();
  });

  it('of a store without an order lead to its menu, which makes it the order store, ENG-034', async () => {
    answerOrder(() => null);
    await open('/pickup?storeNumber=1001-100001');
    expect(screen.getByRole('link', { name: 'Order here' })).toHaveAttribute(
      'href',
      '/menu?storeNumber=1001-100001',
    );
    expect(await screen.findByText('Here’s how to pick up at Clark & Lake.')).toBeVisible();
  });

  it('without an order and a store ask for the store, ENG-034', async () => {
    await open('/pickup');
    expect(screen.getByText('Choose the store you’re at and start an order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a store' })).toBeVisible();
  });
});

describe('the check-in at the curb', () => {
  it('sends spot and name by the order’s token, once, without signing in, ENG-031', async () => {
    const tokens = answerOrder(() => sampleOrder());
    const inputs = answerArrival(() => undefined);
    const { location } = await open(`/pickup/curbside${query}&firstName=Bo`);
    await userEvent.click(await screen.findByRole('radio', { name: '2' }));
    await submit();
    await waitFor(() => expect(location()).toContain('/pickup/curbside/success?'));
    expect(inputs).toEqual([
      { pickUpOption: 'CX', storeNumber: '1001-100001', orderToken: 't1', stallNumber: 2, displayName: 'Bo' },
    ]);
    expect(tokens[0]).toBe('t1');
    expect(await screen.findByRole('heading', { level: 1, name: 'See you soon!' })).toBeVisible();
  });

  it('has the spots of the store as radio buttons and the name of the profile, ENG-032, D-139', async () => {
    answerOrder(() => sampleOrder());
    await open(`/pickup/curbside${query}`, { session: ana });
    const spots = await screen.findAllByRole('radio');
    expect(spots).toHaveLength(3);
    for (const spot of spots) expect(spot).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  });

  it('asks for what is missing and sends nothing, ENG-032', async () => {
    answerOrder(() => sampleOrder());
    await open(`/pickup/curbside${query}`);
    await screen.findAllByRole('radio');
    await submit();
    expect(screen.getByText('Select your parking spot')).toBeVisible();
    expect(screen.getByText('Enter your first name')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Bo');
    await userEvent.click(screen.getByRole('radio', { name: '1' }));
    expect(screen.queryByText('Select your parking spot')).not.toBeInTheDocument();
    expect(screen.queryByText('Enter your first name')).not.toBeInTheDocument();
  });

  it.each([
    ['CURBSIDE_CLOSED', /^Limited pickupCurbside pickup is closed right now\.$/],
    [
      'CURBSIDE_UNAVAILABLE',
      /^Curbside is not available right now\. Head to the entryway or drive-thru to pick up your order\. See you soon!$/,
    ],
    [
      'ORDER_NOT_FOUND',
      /^Something went wrong on our end\. If you have placed an order, park in curbside pick up\.$/,
    ],
  ])(
    'says after %s what to do, keeps what was entered, and can be sent again, ENG-033',
    async (code, text) => {
      answerOrder(() => sampleOrder());
      answerArrival((count) => (count === 1 ? code : undefined));
      const { location } = await open(`/pickup/curbside${query}&firstName=Bo`);
      await userEvent.click(await screen.findByRole('radio', { name: '3' }));
      await submit();
      expect((await screen.findByRole('alert')).textContent).toMatch(text);
      expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
      expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Bo');
      await submit();
      await waitFor(() => expect(location()).toContain('/success'));
    },
  );

  it('begins with the spot of an earlier check-in, D-139', async () => {
    answerOrder(() => sampleOrder({ arrival: arrived() }));
    await open(`/pickup/curbside${query}`);
    expect(await screen.findByRole('radio', { name: '2' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Update my check-in' })).toBeVisible();
  });

  it('is over with the order', async () => {
    answerOrder(() => sampleOrder({ status: 'PICKED_UP' }));
    await open(`/pickup/curbside${query}`);
    expect(await screen.findByText('Order A7K2 is closed')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('of an unknown token says where check-in begins, D-139', async () => {
    answerOrder(() => null);
    await open('/pickup/curbside?orderToken=wrong');
    expect(await screen.findByText('We can’t find this order')).toBeVisible();
  });

  it('can be loaded again after a lost connection', async () => {
    let isLost = true;
    answerOrder(() => (isLost ? undefined : sampleOrder()));
    await open(`/pickup/curbside${query}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isLost = false;
    await userEvent.click(again);
    expect(await screen.findByRole('radio', { name: '1' })).toBeVisible();
  });

  it('names the connection as the cause while there is none, and loads once it is back, D-136', async () => {
    let isLost = true;
    answerOrder(() => (isLost ? undefined : sampleOrder()));
    const { host } = await open(`/pickup/curbside${query}`);
    await screen.findByText('Your order didn’t load');
    act(() => host.setConnection('offline'));
    expect(await screen.findByText('You’re offline')).toBeVisible();
    expect(screen.queryByText(/^Something went wrong/)).not.toBeInTheDocument();
    isLost = false;
    act(() => host.setConnection('online'));
    expect(await screen.findByRole('radio', { name: '1' })).toBeVisible();
  });
});

describe('the page after the check-in', () => {
  class Source {
    static last: Source | undefined;
    readonly url: string;
    readonly close = jest.fn();
    listener: (() => void) | undefined;
    constructor(url: string) {
      this.url = url;
      Source.last = this;
    }
    addEventListener(_type: string, listener: () => void) {
      this.listener = listener;
    }
  }
  beforeAll(() => {
    Object.assign(globalThis, { EventSource: Source });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
  });

  it('shows the spot, and that the store has noticed it as soon as the server says so, ENG-030, D-145', async () => {
    let noticedAt: string | null = null;
    answerOrder(() => sampleOrder({ arrival: arrived(noticedAt) }));
    const { unmount } = await open(`/pickup/curbside/success${query}`);
    expect(screen.getByRole('heading', { level: 1, name: 'See you soon!' })).toBeVisible();
    expect(await screen.findByText('Your check-in is at the store')).toBeVisible();
    expect(screen.getByText('Spot 2 at Clark & Lake')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change my spot' })).toHaveAttribute(
      'href',
      `/pickup/curbside${query}`,
    );
    await waitFor(() => expect(Source.last?.url).toBe(`${restPaths.orderEvents}/o1?token=t1`));
    noticedAt = '2026-05-10T15:00:00Z';
    await act(async () => Source.last?.listener?.());
    expect(await screen.findByText('The store has seen you and is on the way')).toBeVisible();
    const source = Source.last;
    unmount();
    expect(source?.close).toHaveBeenCalled();
  });

  it('says that the order was canceled meanwhile, D-145', async () => {
    answerOrder(() => sampleOrder({ status: 'VOIDED', arrival: arrived() }));
    await open(`/pickup/curbside/success${query}`);
    expect(await screen.findByText(/^Order .+ was canceled$/)).toBeVisible();
    expect(screen.queryByText('Your check-in is at the store')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Stay in your car/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Change my spot' })).not.toBeInTheDocument();
  });

  it('ends with the order', async () => {
    Source.last = undefined;
    answerOrder(() => sampleOrder({ status: 'PICKED_UP', arrival: arrived() }));
    await open(`/pickup/curbside/success${query}`);
    expect(await screen.findByText('Enjoy!')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change my spot' })).not.toBeInTheDocument();
    expect(Source.last).toBeUndefined();
  });
});
