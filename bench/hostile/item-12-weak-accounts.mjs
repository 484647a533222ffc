// Item 12: accounts with very common passwords, and with email addresses that look like another person's.
import { createJudge } from './judge.mjs';
import { codeOf, ownPage, send } from './wire.mjs';

const account = (changes) => ({
  emailAddress: 'new.member@example.com',
  firstName: 'Noor',
  lastName: 'Haddad',
  password: 'copper kettle march',
  termsAndConditions: true,
  receiveBrandEmailCommunications: false,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: false,
  country: 'US',
  locale: 'en-US',
  registrationSource: 'Web',
  reputation: { timeZone: 'UTC', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 },
  ...changes,
});
const passwords = [
  ...['Summer2024', 'P@ssw0rd', 'letmein123', 'qwerty12345', 'iloveyou1', 'Espresso1', 'crema2026'],
  ...[
    'password password',
    'Sunshine!',
    'B4seb4ll',
    'dr@gon123',
    'F00tball!',
    '1qaz2wsx',
    'trustno1',
    'Haddad99',
  ],
  ...['7ru$7n01', '@bcd1234', '6ase6all', '11v3rp00', 'dragon123456', 'Passw0rd123456', 'Crema-2026!'],
  ...['abcdefgh', '87654321', 'NoorHaddad1'],
];
const addresses = [
  ...[
    'gold@crema.test\u200b',
    'gold\u200b@crema.test',
    'g\u043eld@crema.test',
    '\uff47old@crema.test',
    'gold@\u0441rema.test',
  ],
  ...[
    'gold\u00ad@crema.test',
    'gold\u2060@crema.test',
    '\u202egold@crema.test',
    'a,gold@crema.test',
    'X<gold@crema.test>',
  ],
  'a@xn--crma-w4d.test',
];
/** Invisible names, and one that hides the text around it. */
const names = ['\u200c', '\u200d', '\u00ad', '\u2800', '\u3164', '\u{e0041}', `a${'\u0301'.repeat(49)}`];

export const attack = {
  item: 12,
  name: 'weak passwords and look-alike addresses',
  run: async ({ origin }) => {
    const { expect, result } = createJudge();
    let turn = 0;
    const create = (changes) => {
      turn += 1;
      return send(origin, {
        method: 'POST',
        path: '/apiproxy/v1/account/create',
        headers: ownPage,
        from: `127.12.0.${turn}`,
        body: account(changes),
      });
    };
    for (const password of passwords) {
      const reply = await create({ password });
      expect(
        `the password ${password}`,
        codeOf(reply) === 'PASSWORD_WEAK',
        `${reply.status} ${codeOf(reply) ?? ''}`,
      );
    }
    for (const emailAddress of addresses) {
      const reply = await create({ emailAddress });
      expect(
        `the address ${JSON.stringify(emailAddress)}`,
        codeOf(reply) === 'VALIDATION',
        `${reply.status} ${codeOf(reply) ?? ''}`,
      );
    }
    for (const firstName of names) {
      const reply = await create({ firstName });
      expect(
        `the name ${JSON.stringify(firstName)}`,
        codeOf(reply) === 'VALIDATION',
        `${reply.status} ${codeOf(reply) ?? ''}`,
      );
    }
    return result(`${passwords.length} passwords, ${addresses.length} addresses, ${names.length} names`);
  },
};
