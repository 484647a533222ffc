import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter, renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  member,
  answerCreation,
  answerSession,
  manifest,
  createFormClock,
  refusal,
  sampleReputation,
  startAccountServer,
} from '../../testing/account-server.ts';

startAccountServer();
const memberSession = { kind: 'member', member } as const;

const open = async (options: Partial<RenderRemoteOptions> = {}) => {
  const rendered = await renderRemote(remote, { manifest, route: '/account/create', ...options });
  await screen.findByLabelText('First name');
  return rendered;
};
const fillIn = async () => {
  await enter(screen.getByLabelText('First name'), 'Ada');
  await enter(screen.getByLabelText('Last name'), 'Byron');
  await enter(screen.getByLabelText('Email address'), 'ada@example.com');
  await enter(screen.getByLabelText('Password'), 'copper kettle march');
};
const cardBox = () => screen.getByRole('checkbox', { name: /I have a Crema Card to register/ });
const chooseCard = async (number: string, code: string) => {
  await userEvent.click(cardBox());
  if (number) await enter(screen.getByLabelText('Card number'), number);
  if (code) await enter(screen.getByLabelText('Security code'), code);
};
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /Terms of Use/ }));
const storageBox = () => screen.queryByRole('checkbox', { name: /storage conditions/ });
const agreeToStorage = () => userEvent.click(screen.getByRole('checkbox', { name: /storage conditions/ }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

describe('the page for a new account', () => {
  it('asks for name, e-mail, password and terms, with no mailing ticked, ACC-020', async () => {
    await open();
    for (const label of ['First name', 'Last name', 'Email address', 'Password'])
      expect(screen.getByLabelText(label)).toBeVisible();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(5);
    for (const box of boxes) expect(box).not.toBeChecked();
  });

  it('requires agreement to the terms before it sends anything, ACC-021', async () => {
    await open();
    await fillIn();
    await send();
    expect(await screen.findByText('Please agree to the Terms of Use')).toBeVisible();
  });

  it.each([
    ['Read the Terms of Use (opens in a new tab)', '/legal/terms'],
    ['Read the storage conditions (opens in a new tab)', '/legal/privacy#storage'],
    ['Read the Privacy Notice (opens in a new tab)', '/legal/privacy'],
  ])('links each agreement to its text: %s, L-76, D-161, ENG-043', async (name, path) => {
    await open({ configuration: { storageConsentRequired: true } });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('asks for no agreement to the storage conditions by default, ACC-020', async () => {
    await open();
    expect(storageBox()).toBeNull();
  });

  it('requires agreement to the storage conditions when it is configured, before it sends anything, ACC-020, ACC-021, ACC-022', async () => {
    const bodies = answerCreation({ userExId: 'x', session: memberSession });
    answerSession(memberSession);
    const { location } = await open({ configuration: { storageConsentRequired: true } });
    expect(storageBox()).not.toBeChecked();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByText('Please agree to the storage conditions')).toBeVisible();
    expect(storageBox()).toBeInvalid();
    expect(bodies).toEqual([]);
    await agreeToStorage();
    await send();
    await waitFor(() => expect(location()).toBe('/account/for-you'));
    expect(bodies).toMatchObject([{ termsAndConditions: true, storageConsent: true }]);
  });

  it.each([
    ['this address', '/account/create?match-id=spring-77'],
    [
      'the return path',
      `/account/create?returnUrl=${encodeURIComponent('/rewards/promo/redeem?Match-Id=spring-77')}`,
    ],
  ])('asks, unticked, whether the campaign of %s may know of the account, L-62', async (_where, route) => {
    const bodies = answerCreation({ userExId: 'x', session: memberSession });
    answerSession(memberSession);
    const { location } = await open({ route, configuration: { campaignMeasurement: true } });
    const box = screen.getByRole('checkbox', { name: /the campaign that led me here/ });
    expect(box).not.toBeChecked();
    await fillIn();
    await agree();
    await userEvent.click(box);
    await send();
    await waitFor(() =>
      expect(bodies).toMatchObject([{ campaignMeasurement: true, campaignId: 'spring-77' }]),
    );
    await waitFor(() => expect(location()).not.toMatch(/create/));
  });

  it.each([
    ['campaigns are not measured', { route: '/account/create?match-id=spring-77' }],
    ['no link of a campaign led here', { configuration: { campaignMeasurement: true } }],
  ])('does not ask about a campaign when %s, L-62', async (_when, options) => {
    await open(options);
    expect(screen.queryByRole('checkbox', { name: /campaign/ })).toBeNull();
  });

  it('shows the storage conditions when the server requires them although this page did not, ACC-021, ACC-022', async () => {
    answerCreation(refusal('VALIDATION', {}, { storageConsent: 'required' }), 400);
    const { location } = await open();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByText('Please agree to the storage conditions')).toBeVisible();
    const bodies = answerCreation({ userExId: 'x', session: memberSession });
    answerSession(memberSession);
    await agreeToStorage();
    await send();
    await waitFor(() => expect(location()).toBe('/account/for-you'));
    expect(bodies).toMatchObject([{ storageConsent: true }]);
  });

  it.each([
    ['en-CA', 'Please agree to the storage conditions'],
    ['fr-CA', 'Veuillez accepter les conditions de conservation'],
  ] as const)('says in %s that the storage conditions are required, ACC-021', async (locale, text) => {
    await renderRemote(remote, {
      manifest,
      route: '/account/create',
      locale,
      configuration: { storageConsentRequired: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^(Create account|Créer le compte)$/ }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('sends the form with country, language and source, and counts the new account, ACC-022, ACC-023', async () => {
    const bodies = answerCreation({ userExId: 'x', session: memberSession });
    answerSession(memberSession);
    const { clock, advance } = createFormClock();
    const { host } = await open({ locale: 'en-CA', sharesUsage: true, clock });
    await fillIn();
    await agree();
    await userEvent.click(screen.getByRole('checkbox', { name: /News and offers/ }));
    advance(8500);
    await send();
    const created = { event: 'account-created', fields: { registrationSource: 'Web' } };
    await waitFor(async () =>
      expect(await host.usage()).toEqual([{ remote: 'mfe-account', version: '0.0.0', ...created }]),
    );
    expect(bodies).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Byron',
        emailAddress: 'ada@example.com',
        password: 'copper kettle march',
        termsAndConditions: true,
        storageConsent: false,
        cardRewards: false,
        receiveBrandEmailCommunications: true,
        receiveGeneralEmailCommunications: false,
        receivePersonalizedEmailCommunications: false,
        country: 'CA',
        locale: 'en-CA',
        registrationSource: 'Web',
        reputation: sampleReputation,
      },
    ]);
  });

  it('takes the country of the chosen store before that of the language (D-03)', async () => {
    const bodies = answerCreation({ userExId: 'x', session: memberSession });
    answerSession(memberSession);
    const { host } = await open();
    await act(() =>
      host.orderStore.choose({
        storeNumber: '1-1',
        name: 'Yonge',
        countryCode: 'CA',
        timeZoneId: 'America/Toronto',
        ownershipTypeCode: 'CO',
        guestOrdering: true,
      }),
    );
    await fillIn();
    await agree();
    await send();
    await waitFor(() => expect(bodies).toMatchObject([{ country: 'CA', locale: 'en-US' }]));
  });

  it.each([
    {
      to: 'the return path',
      query: '?returnUrl=%2Fmenu%2Fcart',
      hasPage: () => true,
      landing: '/menu/cart',
    },
    { to: 'the landing page', query: '', hasPage: () => true, landing: '/account/for-you' },
    {
      to: 'the landing page instead of another site',
      query: '?returnUrl=%2F%2Fevil.example',
      hasPage: () => true,
      landing: '/account/for-you',
    },
    {
      to: 'the menu while no remote has the landing page',
      query: '',
      hasPage: (path: string) => path !== '/account/for-you',
      landing: '/menu',
    },
  ])('leads to $to once the session is there, ACC-023', async ({ query, hasPage, landing }) => {
    answerCreation({ userExId: 'x', session: memberSession });
    answerSession(memberSession);
    const { location } = await open({ route: `/account/create${query}`, hasPage });
    await fillIn();
    await agree();
    await send();
    await waitFor(() => expect(location()).toBe(landing));
  });

  it('asks for number and code of a card only once registering one is chosen, and sends their digits, ACC-021, ACC-022', async () => {
    const bodies = answerCreation({ userExId: 'x', session: memberSession });
    answerSession(memberSession);
    const { location } = await open();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await chooseCard('6043 9000 0000 0011', '9000 0011');
    await fillIn();
    await agree();
    await send();
    await waitFor(() => expect(location()).toBe('/account/for-you'));
    expect(bodies).toMatchObject([
      { cardRewards: true, registerCardNumber: '6043900000000011', registerCardPin: '90000011' },
    ]);
  });

  it('sends no card that was typed and then not chosen, ACC-022', async () => {
    const bodies = answerCreation({ userExId: 'x', session: memberSession });
    answerSession(memberSession);
    const { location } = await open();
    await chooseCard('60439', '9');
    await userEvent.click(cardBox());
    await fillIn();
    await agree();
    await send();
    await waitFor(() => expect(location()).toBe('/account/for-you'));
    expect(bodies).toHaveLength(1);
    expect(Object.keys(bodies[0] as object)).toEqual(
      expect.not.arrayContaining(['registerCardNumber', 'registerCardPin']),
    );
  });

  it.each([
    ['nothing', '', ''],
    ['too few digits', '604390000000001', '9000001'],
    ['letters', '604390000000001a', '9000001a'],
  ])('refuses %s as number and code of a card, ACC-021', async (_case, number, code) => {
    await open();
    await chooseCard(number, code);
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByText('A valid Crema card number has 16 digits.')).toBeVisible();
    expect(screen.getByText('A valid security code has 8 digits.')).toBeVisible();
  });

  it('leads to the cards, with the code of the error, when only the card was refused, ACC-022, ACC-023, ACC-024', async () => {
    const params = { cardType: 'physical', errorCode: '122000' };
    answerCreation(refusal('CARD_REGISTRATION_FAILED', {}, params), 409);
    answerSession(memberSession);
    const { host, location } = await open({ route: '/account/create?returnUrl=%2Fmenu', sharesUsage: true });
    await fillIn();
    await chooseCard('6043900000000011', '90000011');
    await agree();
    await send();
    await waitFor(() => expect(location()).toBe('/account/cards?mode=from_account_create&card_error=122000'));
    expect(await host.usage()).toEqual([expect.objectContaining({ event: 'account-created' })]);
  });

  it.each([
    ['121000', /^Please try entering your card information again\./],
    ['122000', /^Please try another card\./],
  ])(
    'says on a page of its own that a digital card was refused with %s, and leads on, ACC-024, ACC-025, D-115',
    async (errorCode, words) => {
      answerCreation(refusal('CARD_REGISTRATION_FAILED', {}, { cardType: 'digital', errorCode }), 409);
      answerSession(memberSession);
      const { location } = await open({ route: '/account/create?returnUrl=%2Fmenu', sharesUsage: true });
      await fillIn();
      await chooseCard('6043200000000022', '00000000');
      await agree();
      await send();
      const title = 'Your account has been created, however there was an error with your card.';
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(location()).toMatch(
        /^\/account\/create\/partial-success\/card-(information|state)\?returnUrl=%2Fmenu$/,
      );
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/account/cards/add');
      await userEvent.click(screen.getByRole('link', { name: 'Continue without it' }));
      expect(location()).toBe('/menu');
    },
  );

  it('shows no text for a key in the path that is not one of ours, ACC-024, D-115', async () => {
    const route = '/account/create/partial-success/Call%20this%20number?returnUrl=%2Fmenu';
    const { location } = await renderRemote(remote, { manifest, route, session: memberSession });
    await waitFor(() => expect(location()).toBe('/menu'));
  });

  it('shows the errors of a card that the server refuses beside its fields, ACC-022', async () => {
    const params = { registerCardNumber: 'invalid', registerCardPin: 'required' };
    answerCreation(refusal('VALIDATION', {}, params), 400);
    await open();
    await fillIn();
    await chooseCard('6043900000000011', '90000011');
    await agree();
    await send();
    expect(await screen.findByText('A valid Crema card number has 16 digits.')).toBeVisible();
    expect(screen.getByText('A valid security code has 8 digits.')).toBeVisible();
  });

  it('says why a reputation is refused: a disposable address beside the field, too many accounts above the form, ACC-022, D-156', async () => {
    answerCreation(refusal('EMAIL_DISPOSABLE', {}, { emailAddress: 'disposable' }), 403);
    await open();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByText(/^Please use an email address that you keep\./)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toBeInvalid();
    answerCreation(refusal('TOO_MANY_ACCOUNTS'), 429);
    await userEvent.type(screen.getByLabelText('Email address'), 'x');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 60 minutes.');
  });

  it('says when a limit allows the next account, offers to order as a guest, and keeps the form, D-173', async () => {
    const { error, ...rest } = refusal('TOO_MANY_ACCOUNTS');
    answerCreation({ ...rest, error: { ...error, params: { retryAfter: 601 } } }, 429);
    await open();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 11 minutes.');
    expect(screen.getByRole('link', { name: 'Order as a guest' })).toHaveAttribute('href', '/menu');
    expect(screen.getByLabelText('Email address')).not.toHaveValue('');
  });

  it('names the network as the cause if it removed the proof of origin, PLT-018', async () => {
    answerCreation(refusal('ORIGIN_REFUSED'), 403);
    await open();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('This network changes requests on their way');
  });

  it('says beside the field that the email address is taken, and keeps what was typed, ACC-022', async () => {
    answerCreation(refusal('EMAIL_UNAVAILABLE'), 409);
    await open();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByText('Email address is not available.')).toBeVisible();
    const field = screen.getByLabelText('Email address');
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('copper kettle march');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to sign in with a taken address or to reset its password, with the address filled in, ACC-025', async () => {
    answerCreation(refusal('EMAIL_UNAVAILABLE'), 409);
    const { location } = await open();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByRole('link', { name: 'Reset its password' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email address'), 'x');
    expect(screen.queryByRole('link', { name: 'Reset its password' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Email address'), '{Backspace}');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in with it' }));
    expect(await screen.findByLabelText('Email or username')).toHaveValue('ada@example.com');
    expect(location()).toBe('/account/signin');
  });

  it('shows an error beside every field that the server refuses, ACC-022', async () => {
    answerCreation(refusal('PASSWORD_WEAK', {}, { firstName: 'too-long', password: 'common' }), 400);
    await open();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByText('A name can have 50 characters at most.')).toBeVisible();
    expect(screen.getByText('That password is too easy to guess. Please choose another one.')).toBeVisible();
  });

  it('shows above the form an error that belongs to no field', async () => {
    answerCreation({}, 500);
    await open();
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  });

  it.each([
    ['Email address', 'ada', 'Please enter a valid email address.', 'it has no host'],
    [
      'Email address',
      `${'a'.repeat(45)}@x.com`,
      'An email address can have 50 characters at most.',
      'it is long',
    ],
    ['Password', 'short', 'Use at least 8 characters.', 'it is short (D-114)'],
  ])('refuses in %s %j: %s because %s', async (label, typed, words) => {
    await open();
    await userEvent.type(screen.getByLabelText(label), typed);
    await userEvent.tab();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows how strong the password is as it is typed', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Password'), 'password1');
    expect(screen.getByText('Easy to guess')).toBeVisible();
    await userEvent.type(screen.getByLabelText('First name'), 'copper');
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), 'kettle window march lamp');
    expect(screen.getByText('Strong')).toBeVisible();
  });

  it.each([
    { because: 'the form finds it', emailMaxLength: 12, refused: undefined, limit: '12' },
    {
      because: 'the server finds it',
      emailMaxLength: 20,
      refused: { emailAddress: 'too-long' },
      limit: '20',
    },
  ])('names the configured length of an email address when $because, D-114, PLT-013', async (given) => {
    answerCreation(given.refused ? refusal('VALIDATION', {}, given.refused) : {}, given.refused ? 400 : 200);
    await open({ configuration: { emailMaxLength: given.emailMaxLength } });
    await fillIn();
    await agree();
    await send();
    expect(
      await screen.findByText(`An email address can have ${given.limit} characters at most.`),
    ).toBeVisible();
  });

  it('sends a member on', async () => {
    const { location } = await renderRemote(remote, {
      manifest,
      route: '/account/create',
      session: memberSession,
    });
    await waitFor(() => expect(location()).toBe('/account/for-you'));
  });
});
