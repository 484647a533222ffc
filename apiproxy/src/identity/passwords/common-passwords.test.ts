import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textLimits } from '@crema/shared-contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.ts';

const own = ['noor.haddad@example.com', 'Noor', 'Haddad'];

describe('a password that attackers guess first, D-114', () => {
  for (const { password, because } of [
    { password: 'qwertyuiop', because: 'it is common' },
    { password: '1234567890', because: 'it is common' },
    {
      password: '21081990',
      because: 'it is a date that thousands chose: the list has more than the first thousand',
    },
    { password: 'PassWord', because: 'case hides nothing' },
    { password: 'P@ssw0rd', because: 'signs for letters hide nothing' },
    { password: 'p455w0rd', because: 'digits for letters hide nothing' },
    { password: '5uN5h1n3', because: 'digits for letters hide nothing' },
    { password: 'l3tm31n!', because: 'digits for letters hide nothing, and a sign at the end neither' },
    { password: 'Summer2024', because: 'a year hides nothing' },
    { password: 'letmein123', because: 'digits after it hide nothing' },
    { password: 'qwerty12345', because: 'digits after it hide nothing' },
    { password: 'iloveyou1', because: 'a digit after it hides nothing' },
    { password: 'Espresso1', because: 'it is the name of a product' },
    { password: 'crema2026', because: 'it is our name and a year' },
    { password: 'Crema!!!', because: 'it is our name and signs' },
    { password: 'password password', because: 'it is common, twice' },
    { password: 'cremacrema', because: 'it is our name, twice' },
    { password: 'ｐａｓｓｗｏｒｄ', because: 'full-width letters hide nothing' },
    { password: '7ru$7n01', because: 'a digit of the word and signs for letters hide nothing' },
    { password: '6ase6all', because: 'a 6 for b hides nothing' },
    { password: '11v3rp00', because: '1 is an i and an l in one word' },
    { password: 'Passw0rd123456', because: 'six digits after it hide nothing' },
    { password: 'dragon1234567890', because: 'a sequence of any length hides nothing' },
    { password: 'Crema-2026!', because: 'it is our name with signs and a year' },
    { password: '2026!Crema!', because: 'signs before and after it hide nothing' },
    { password: 'abcdefgh', because: 'it is a sequence' },
    { password: '87654321', because: 'it is a sequence backwards' },
    { password: 'poiuytrewq', because: 'it is a row of keys backwards' },
    { password: 'NoorHaddad1', because: 'it is the own first and last name' },
    { password: 'haddad.noor7', because: 'it is the own last and first name' },
    { password: 'Haddad99', because: 'it is the own name' },
    { password: 'noor.haddad@example.com', because: 'it is the own address' },
    { password: 'noorhaddad1', because: 'it is the own address without its domain' },
    { password: 'aaaaaaaaaaaa', because: 'it is one sign' },
    { password: 'abababababab', because: 'it is two signs' },
  ])
    it(`is ${password}: ${because}`, () => {
      assert.ok(isCommonPassword(password, own));
    });

  for (const password of [
    'copper kettle march',
    'steam and foam',
    'ñandú☕️ ok',
    'x9-'.repeat(42),
    'summer8394027561',
    'Tr0ub4dor&3-horse',
    'bcq7'.repeat(30),
  ])
    it(`is not ${password.slice(0, 24)}`, () => {
      assert.ok(!isCommonPassword(password, own));
    });

  it('is checked as fast in a long text as in a short one', () => {
    const before = process.cpuUsage();
    for (let turn = 0; turn < 1_000; turn += 1) isCommonPassword(`${turn}${'a1!'.repeat(42)}`, own);
    assert.ok(process.cpuUsage(before).user < 5_000_000);
  });
});

describe('the whole list of common passwords, D-114', () => {
  const words = dictionary['passwords-common'];
  const most = words.slice(0, 10_000);
  const spelledWith = (signs: Readonly<Record<string, string>>) => (word: string) =>
    [...word].map((letter) => signs[letter] ?? letter).join('');
  const leet = spelledWith({ a: '@', e: '3', i: '1', o: '0', s: '$', t: '7' });
  const rules: readonly (readonly [string, readonly string[], (word: string) => string])[] = [
    ['as it is', words, (word) => word],
    ['in capitals', words, (word) => word.toUpperCase()],
    ['with @ 3 1 0 $ 7 for letters', most, leet],
    ['with signs for letters and ! after it', most, (word) => `${leet(word)}!`],
    ['with 6 for b', most, spelledWith({ b: '6' })],
    ['with 1 for i and l', most, spelledWith({ i: '1', l: '1' })],
    ['with six digits after it', most, (word) => `${word}839204`],
    ['with a year and a sign after it', most, (word) => `${word}-2026!`],
  ];
  for (const [how, list, rule] of rules)
    it(`contains no word that is accepted ${how}`, () => {
      const tried = list.map(rule).filter((password) => [...password].length >= textLimits.password.least);
      assert.ok(tried.length > 3_000);
      assert.deepEqual(
        tried.filter((password) => !isCommonPassword(password, [])),
        [],
      );
    });

  it('does not contain 1,000 random passwords and phrases', () => {
    // xorshift32: the same passwords in every run.
    let state = 2_463_534_242;
    const below = (limit: number) => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % limit;
    };
    const signs = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%&*+-=?@_';
    const phrases = dictionary['diceware-common'];
    const pick = (from: ArrayLike<string>) => from[below(from.length)] ?? '';
    const passwords = Array.from({ length: 1_000 }, (_, turn) =>
      turn % 2
        ? Array.from({ length: 10 + below(8) }, () => pick(signs)).join('')
        : Array.from({ length: 3 + below(3) }, () => pick(phrases)).join(pick([' ', '-', ''])),
    );
    assert.ok(new Set(passwords).size > 990);
    assert.deepEqual(
      passwords.filter((password) => isCommonPassword(password, own)),
      [],
    );
  });
});
