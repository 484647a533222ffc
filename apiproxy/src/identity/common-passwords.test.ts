import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCommonPassword } from './common-passwords.ts';

const own = ['noor.haddad@example.com', 'Noor', 'Haddad'];

describe('a password that every guesser knows, D-114', () => {
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
    { password: 'Espresso1', because: 'it is what we sell' },
    { password: 'crema2026', because: 'it is our name and a year' },
    { password: 'Crema!!!', because: 'it is our name and signs' },
    { password: 'password password', because: 'it is common, twice' },
    { password: 'cremacrema', because: 'it is our name, twice' },
    { password: 'ｐａｓｓｗｏｒｄ', because: 'full-width letters hide nothing' },
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

  it('is found as fast in a long text as in a short one', () => {
    const before = performance.now();
    for (let turn = 0; turn < 1_000; turn += 1) isCommonPassword(`${turn}${'a1!'.repeat(42)}`, own);
    assert.ok(performance.now() - before < 5_000);
  });
});
