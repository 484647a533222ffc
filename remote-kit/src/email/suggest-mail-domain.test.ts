import { suggestMailDomain } from './suggest-mail-domain.ts';

describe('a misspelt domain of a mailbox', () => {
  it.each([
    ['zoe@gmial.com', 'gmail.com', 'two letters are swapped'],
    ['zoe@gmai.com', 'gmail.com', 'one is missing'],
    ['zoe@gmaill.com', 'gmail.com', 'one is too much'],
    ['zoe@hotnail.com', 'hotmail.com', 'one is another'],
    ['Zoe@GMAIL.CON', 'gmail.com', 'the ending has another letter'],
    ['zoe@yahoo.co', 'yahoo.com', 'the ending lacks a letter'],
    ['zoe@gmial.con', 'gmail.com', 'both are misspelt'],
    ['zoe@videotrn.ca', 'videotron.ca', 'a letter of a Québec provider is missing'],
    ['zoe@aol.con', 'aol.com', 'a short name with a wrong ending'],
  ])('is suggested for %s: %s, as %s, L-31', (email, domain) => {
    expect(suggestMailDomain(email)).toBe(domain);
  });

  it.each([
    ['zoe@gmail.com', 'it is right'],
    ['zoe@mail.com', 'it is another provider'],
    ['zoe@ymail.com', 'it is another provider'],
    ['zoe@yahoo.de', 'it is another country'],
    ['zoe@outlook.fr', 'it is another country'],
    ['zoe@hotmail.co.uk', 'it is another country'],
    ['zoe@aon.com', 'it is a company'],
    ['zoe@me.org', 'it is a place of its own'],
    ['zoe@example.com', 'nothing is like it'],
    ['zoe@gmail', 'it is not finished'],
    ['@gmial.com', 'there is no name'],
    ['', 'nothing is typed'],
  ])('is not suggested for %s, as %s, L-31', (email) => {
    expect(suggestMailDomain(email)).toBeUndefined();
  });
});
