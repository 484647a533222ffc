import { parseAmount } from './parse-amount.ts';
import { readPostalCode, validatePostalCode } from './postal-code.ts';
import { readDigits, readEmail, readPassword, readPhone, readText } from './read-input.ts';
import {
  readOptional,
  validateCardNumber,
  validateEmail,
  validateName,
  validatePhone,
  validateSecurityCode,
} from './validators.ts';
import { cpuTimeMs } from '../testing/cpu-time.ts';

/** Characters that phones, mail programs and office programs add to a text that is copied from them. */
const additions: readonly (readonly [string, (text: string) => string])[] = [
  ['direction marks around it', (text) => `\u202d${text}\u202c`],
  ['isolates around it', (text) => `\u2066${text}\u2069`],
  ['a byte order mark before it', (text) => `\ufeff${text}`],
  ['a zero-width space after it', (text) => `${text}\u200b`],
  ['a soft hyphen inside', (text) => `${text.slice(0, 2)}\u00ad${text.slice(2)}`],
  ['a word joiner inside', (text) => `${text.slice(0, 3)}\u2060${text.slice(3)}`],
  ['a no-break space before it', (text) => `\u00a0${text}`],
  ['a narrow space after it', (text) => `${text}\u202f`],
  ['a tab and a line break after it', (text) => `${text}\t\n`],
  ['a blank Braille pattern after it', (text) => `${text}\u2800`],
];
const fields = [
  { field: 'name', read: readText, validate: validateName, text: 'Zoé O’Neil' },
  { field: 'email', read: readEmail, validate: validateEmail, text: 'ada@example.com' },
  { field: 'phone', read: readPhone, validate: validatePhone, text: '312-555-0199' },
  { field: 'card number', read: readDigits, validate: validateCardNumber, text: '6043900000000011' },
  { field: 'security code', read: readDigits, validate: validateSecurityCode, text: '90000011' },
  { field: 'ZIP code', read: readPostalCode, validate: validatePostalCode, text: '60601-1234' },
  { field: 'postal code', read: readPostalCode, validate: validatePostalCode, text: 'H3B 4W5' },
] as const;

describe.each(additions)('a text with %s, PLT-020', (_what, add) => {
  it.each(fields)('is the same $field', ({ read, validate, text }) => {
    const typed = add(text);
    expect([read(typed), validate(typed)]).toEqual([text, undefined]);
    expect(read(read(typed))).toBe(text);
  });
  it('is the same amount', () => {
    expect(parseAmount(add('30.50'))).toBe(3050);
  });
});

describe('another notation of one value, PLT-020', () => {
  it.each([
    ...['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'].map((dash) => [
      `312${dash}555${dash}0199`,
      '312-555-0199',
    ]),
    ['312.555.0199', '312.555.0199'],
    ['312/555/0199', '312/555/0199'],
    ['(312)\u00a0555-0199', '(312) 555-0199'],
    ['３１２-５５５-０１９９', '312-555-0199'],
    ['٣١٢-٥٥٥-٠١٩٩', '312-555-0199'],
    ['tel:+1-312-555-0199', '+1-312-555-0199'],
    ['Tél. : 514 555-0199', '514 555-0199'],
    ['312-555-0199x12', '312-555-0199 x12'],
    ['312-555-0199, ext. 12', '312-555-0199 x12'],
    ['312-555-0199 (ext 12)', '312-555-0199 x12'],
    ['312-555-0199 Extension: 12', '312-555-0199 x12'],
    ['514 555-0199 poste 12', '514 555-0199 x12'],
    ['312-555-0199 #12', '312-555-0199 x12'],
    ['312-555-0199;ext=12', '312-555-0199 x12'],
    ['312-555-0199,12', '312-555-0199 x12'],
    ['312-555-0199 ext.', '312-555-0199'],
  ])('the phone number %j is %j', (typed, read) => {
    expect([readPhone(typed), validatePhone(typed)]).toEqual([read, undefined]);
    expect(readPhone(read)).toBe(read);
  });

  it.each([
    '6043-9000-0000-0011',
    '6043.9000.0000.0011',
    '6043/9000/0000/0011',
    '６０４３９０００００００００１１',
    'No. 6043 9000 0000 0011',
  ])('the card number %j is read by its digits', (typed) => {
    expect([readDigits(typed), validateCardNumber(typed)]).toEqual(['6043900000000011', undefined]);
  });

  it.each([
    ['60601\u20131234', '60601-1234'],
    ['606011234', '60601-1234'],
    ['６０６０１', '60601'],
    ['h3b4w5', 'H3B 4W5'],
    ['H3B\u20134W5', 'H3B 4W5'],
    ['h3b.4w5', 'H3B 4W5'],
  ])('the postal code %j is %j', (typed, read) => {
    expect([readPostalCode(typed), validatePostalCode(typed)]).toEqual([read, undefined]);
  });

  it.each([
    ['mailto:ada@example.com', 'ada@example.com'],
    ['ada @ example . com', 'ada@example.com'],
    ['ada@example.com.', 'ada@example.com'],
    ['ada＠example.com', 'ada@example.com'],
    ['o’hara@example.com', "o'hara@example.com"],
    ['mary\u2011jane@example.com', 'mary-jane@example.com'],
    ['ada@café.example', 'ada@xn--caf-dma.example'],
    ['ada@cafe\u0301.example', 'ada@xn--caf-dma.example'],
    ['ada@CAFÉ.example', 'ada@xn--caf-dma.example'],
  ])('the email address %j is %j, D-171', (typed, read) => {
    expect([readEmail(typed), validateEmail(typed)]).toEqual([read, undefined]);
    expect(readEmail(read)).toBe(read);
  });

  it.each(['noé@example.com', 'noe\u0301@example.com', 'жанна@пример.рф'])(
    'the letters before the @ of %j have their own reason, D-171',
    (typed) => {
      expect(validateEmail(typed)).toBe('non-ascii');
    },
  );

  it.each(['ada@café.example/@b.com', 'ada@é.example:80', 'ada@é.example?x', 'ada@℀é.com'])(
    'a part of a URL makes no domain of %j',
    (typed) => {
      expect(validateEmail(typed)).toBe('invalid');
    },
  );

  it('a password of two Unicode forms is one', () => {
    expect(readPassword('cafe\u0301 noir')).toBe('café noir');
  });
});

describe('what a name keeps, PLT-020', () => {
  it.each([
    ['joiners that a script spells with', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['the parts of one emoji', 'Ada \u{1f469}\u200d\u{1f4bb}', 'Ada \u{1f469}\u200d\u{1f4bb}'],
    ['a family of four, R-01', 'The 👨‍👩‍👧‍👦 says hi', 'The 👨‍👩‍👧‍👦 says hi'],
    ['people with skin tones and a heart, R-01', '👩🏻‍❤️‍💋‍👨🏿', '👩🏻‍❤️‍💋‍👨🏿'],
    ['the box of a keycap, R-01', 'Table 1\ufe0f\u20e3', 'Table 1\ufe0f\u20e3'],
    ['the tags of a region’s flag, R-01', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['two flags, R-01', '🇨🇦🇺🇸', '🇨🇦🇺🇸'],
    ['the look of a sign as text, R-01', '☺\ufe0e', '☺\ufe0e'],
    ['the variant of an ideograph, R-01', '葛\u{e0100}飾', '葛\u{e0100}飾'],
    ['no selector after a letter', 'A\ufe0fda', 'Ada'],
    ['no tags without a flag', 'A\u{e0067}\u{e007f}da', 'Ada'],
    ['no joiner after an emoji at the end', '😀\u200d', '😀'],
    ['no joiner between Latin letters', 'A\u200dda', 'Ada'],
    ['one form of an accent', 'Zoe\u0301', 'Zoé'],
    ['one blank for any blanks', 'Ada\u00a0\u2003 Lovelace', 'Ada Lovelace'],
  ])('%s', (_what, typed, read) => {
    expect(readText(typed)).toBe(read);
  });
});

it('an optional text that cannot be used is none, PLT-020', () => {
  const read = (text: string | null | undefined) => readOptional(text, readPhone, validatePhone);
  expect([read('555'), read(''), read(null), read('\u200b'), read('312–555–0199 x12')]).toEqual([
    null,
    null,
    null,
    null,
    '312-555-0199 x12',
  ]);
});

it('the cost of reading grows with the length alone, PLT-020', () => {
  const before = cpuTimeMs();
  for (const unit of ['\u200d', ' ,;', '#', 'x1', '. @'])
    for (const { read, validate } of fields) {
      validate(unit.repeat(100_000));
      read(unit.repeat(2_000));
    }
  expect(cpuTimeMs() - before).toBeLessThan(4_000);
});
