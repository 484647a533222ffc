import {
  amountMinorOf,
  deliveryDays,
  fillRecipients,
  findDuplicates,
  isAboveTotal,
  hasCents,
  isCustomAmount,
  isHourPast,
  readRecipients,
  toEGifts,
  totalMinorOf,
} from './gift.rules.ts';
import { blankRecipient, createGiftValues, customOption, giftFormDraft } from './gift-values.ts';

const configuration = { giftAmountOptions: [10, 25], defaultGiftAmountOption: 25 };
const values = createGiftValues(configuration, { firstName: 'Ada', email: 'ada@example.com' });
const to = (email: string, name = '') => ({ name, email });

describe('a new gift', () => {
  it('has one blank recipient, the configured amount and the profile’s first name, GFT-022, GFT-023, GFT-024', () => {
    expect(values).toMatchObject({
      amount: '25',
      senderName: 'Ada',
      senderEmail: 'ada@example.com',
      recipients: [blankRecipient],
    });
    expect(createGiftValues(configuration, undefined).senderName).toBe('');
  });
});

describe('the amount of a gift', () => {
  it.each([
    ['10', '', 1000],
    [customOption, '42', 4200],
    [customOption, ' $ 42 ', 4200],
    [customOption, '', undefined],
    [customOption, '12.50', undefined],
    [customOption, '33.00', 3300],
    [customOption, '33,0', 3300],
    [customOption, '-5', undefined],
    [customOption, '1e2', undefined],
  ])('of %j and %j is %j, GFT-023', (amount, customAmount, minor) => {
    expect(amountMinorOf({ amount, customAmount })).toBe(minor);
  });

  it.each([
    ['33.5', true],
    ['33,50', true],
    ['$ .50', true],
    ['33', false],
    ['33.00', false],
    ['1.2.3', false],
    ['ten', false],
    ['', false],
  ])('%j has cents: %s, L-41', (text, expected) => {
    expect(hasCents(text)).toBe(expected);
  });

  it.each([
    ['5', true],
    ['100', true],
    ['$50', true],
    ['50 CAD', true],
    ['\u200b50\u00a0', true],
    ['５０', true],
    ['٥٠', true],
    ['＄50', true],
    ['4', false],
    ['101', false],
    ['12.50', false],
    ['ten', false],
    ['-5', false],
    ['', false],
  ])('%j is accepted as a custom one: %s, GFT-023, D-71', (text, isAccepted) => {
    expect(isCustomAmount(text, { customAmountMin: 5, customAmountMax: 100 })).toBe(isAccepted);
  });

  it('is limited in all to $1,000, D-71', () => {
    const recipients = Array.from({ length: 10 }, (_, index) => to(`p${index}@example.com`));
    const gifts = { ...values, amount: customOption, recipients };
    expect(totalMinorOf({ ...gifts, customAmount: '100' })).toBe(100_000);
    expect(isAboveTotal({ ...gifts, customAmount: '100' })).toBe(false);
    expect(isAboveTotal({ ...gifts, customAmount: '101' })).toBe(true);
  });
});

describe('duplicate recipients', () => {
  it('are the later ones, whatever their case and spaces, GFT-025, D-74', () => {
    const recipients = [to('Bo@example.com'), to('cy@example.com'), to(' bo@EXAMPLE.com ')];
    expect([...findDuplicates({ ...values, recipients })]).toEqual([2]);
  });

  it('are fine with the sender’s own address, and while nothing is typed, GFT-025, D-74', () => {
    const recipients = [to('ada@example.com'), to('Ada@example.com'), to(''), to('')];
    expect(findDuplicates({ ...values, recipients }).size).toBe(0);
  });
});

describe('pasted recipients', () => {
  it.each([
    ['bo@example.com, cy@example.com', [to('bo@example.com'), to('cy@example.com')]],
    [
      'bo@example.com;cy@example.com\nde@example.com',
      [to('bo@example.com'), to('cy@example.com'), to('de@example.com')],
    ],
    [
      '"Bo Li" <bo@example.com>, Cy <cy@example.com>',
      [to('bo@example.com', 'Bo Li'), to('cy@example.com', 'Cy')],
    ],
    ['"Smith, Bo" <bo@example.com>', [to('bo@example.com', 'Smith, Bo')]],
    ['bo@example.com cy@example.com', [to('bo@example.com'), to('cy@example.com')]],
    ['Bo Li\tbo@example.com', [to('bo@example.com')]],
    ['Bo Li bo@example.com', [to('bo@example.com', 'Bo Li')]],
    ['"Bo <bo@example.com>, cy@example.com', [to('bo@example.com', 'Bo'), to('cy@example.com')]],
    [`${'x'.repeat(30)} <bo@example.com>`, [to('bo@example.com', 'x'.repeat(30))]],
    ['no address here', []],
  ])('of %j are read, D-78', (text, recipients) => {
    expect(readRecipients(text)).toEqual(recipients);
  });

  it('fill the row and blank ones, then new ones, up to the limit, D-78', () => {
    const rows = [to('keep@example.com', 'Keep'), blankRecipient, to('', 'Cy')];
    const pasted = [to('a@example.com'), to('b@example.com'), to('c@example.com'), to('d@example.com')];
    expect(fillRecipients(rows, 2, pasted, 4)).toEqual({
      rows: [
        to('keep@example.com', 'Keep'),
        to('a@example.com'),
        to('b@example.com', 'Cy'),
        to('c@example.com'),
      ],
      leftOut: [to('d@example.com')],
    });
  });
});

describe('the day of delivery', () => {
  it.each([
    ['America/Los_Angeles', Date.UTC(2026, 0, 1, 7), '2025-12-31', '2026-12-31'],
    ['America/St_Johns', Date.UTC(2026, 0, 1, 4), '2026-01-01', '2027-01-01'],
    ['Europe/Berlin', Date.UTC(2027, 11, 31, 23, 30), '2028-01-01', '2028-12-31'],
  ])('is today to 365 days ahead in %s, D-73', (zone, now, first, last) => {
    expect(deliveryDays(now, zone)).toEqual({ first, last });
  });

  it.each([
    ['America/Chicago', Date.UTC(2026, 6, 1, 13, 59), false],
    ['America/Chicago', Date.UTC(2026, 6, 1, 14), true],
    ['America/St_Johns', Date.UTC(2026, 6, 1, 11, 30), true],
    ['Europe/Berlin', Date.UTC(2026, 0, 1, 23, 30), false],
  ])('has no hour left from 09:00 on: %s at %d is %s, D-73', (zone, now, isPast) => {
    expect(isHourPast('09:00', now, zone)).toBe(isPast);
  });
});

describe('the gifts of a purchase', () => {
  it('have the design, the amount, the message and the recipients as they are read, GFT-020, GFT-040', () => {
    const form = { ...values, message: ' Hi ', recipients: [to(' bo@example.com ', ' Bo ')] };
    expect(toEGifts(form, '11010101')).toEqual([
      {
        productNumber: '11010101',
        amountMinor: 2500,
        message: 'Hi',
        deliveryMethod: 'email',
        recipients: [to('bo@example.com', 'Bo')],
      },
    ]);
    const scheduled = toEGifts({ ...form, delivery: 'date', deliveryDate: '2026-12-24' }, '11010101');
    expect(scheduled[0]?.deliveryDate).toBe('2026-12-24');
  });
});

describe('several recipients', () => {
  const form = {
    ...values,
    message: 'To all',
    recipients: [
      { ...to('a@example.com', 'A'), message: 'Only A' },
      to('b@example.com', 'B'),
      { ...to('c@example.com', 'C'), message: ' ' },
    ],
  };
  const groupsOf = (...args: Parameters<typeof toEGifts>) =>
    toEGifts(...args).map(({ message, recipients }) => [message, recipients.map(({ name }) => name).join()]);

  it('get their own message, and that for everyone without one, in the order of the form, L-45', () => {
    expect(groupsOf(form, '11010101')).toEqual([
      ['Only A', 'A'],
      ['To all', 'B,C'],
    ]);
    expect(groupsOf({ ...form, recipients: form.recipients.slice(0, 1) }, '11010101')).toEqual([
      ['To all', 'A'],
    ]);
  });

  it('have no address while the sender passes the link on, and one hour for all, L-45', () => {
    const when = { delivery: 'date', deliveryDate: '2026-12-24', deliveryTime: '18:00' } as const;
    const [first] = toEGifts({ ...form, ...when, deliveryMethod: 'link' }, '11010101');
    expect(first).toMatchObject({ deliveryMethod: 'link', deliveryTime: '18:00' });
    expect(first?.recipients).toEqual([to('', 'A')]);
  });
});

describe('what was typed', () => {
  it('is found again by a guest and after the guest has signed in, and not by another member, D-166', () => {
    giftFormDraft.write(undefined, values);
    expect(giftFormDraft.read('m1')).toEqual(values);
    giftFormDraft.write('m1', values);
    expect([giftFormDraft.read('m1'), giftFormDraft.read('m2'), giftFormDraft.read(undefined)]).toEqual([
      values,
      undefined,
      undefined,
    ]);
  });
});
