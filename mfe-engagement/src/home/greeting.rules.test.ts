import { dayPartAt, seasonAt } from './greeting.rules.ts';

const at = (text: string) => new Date(`2026-${text}`);

describe('the greeting', () => {
  it.each([
    ['00:00', 'morning', 'the day begins'],
    ['11:59', 'morning', 'noon is a minute away'],
    ['12:00', 'afternoon', 'it is noon'],
    ['16:59', 'afternoon', 'five is a minute away'],
    ['17:00', 'evening', 'it is five'],
    ['23:59', 'evening', 'the day is not over'],
  ])('at %s is for the %s because %s, ENG-004', (time, part) => {
    expect(dayPartAt(at(`05-10T${time}:00`))).toBe(part);
  });

  it.each([
    ['01-05', 'holiday', 'the holidays run over New Year'],
    ['01-06', 'winter', 'winter follows'],
    ['03-05', 'winter', 'its last day belongs to it'],
    ['03-06', 'default', 'spring has no message of its own'],
    ['06-01', 'summerOne', 'summer begins'],
    ['07-16', 'summerTwo', 'summer has a second message'],
    ['08-20', 'backToProduct', 'everyone comes back'],
    ['09-08', 'autumn', 'autumn begins'],
    ['11-05', 'holiday', 'the holidays begin'],
    ['12-31', 'holiday', 'the year ends in them'],
  ])('on %s speaks of %s because %s, ENG-004', (day, season) => {
    expect(seasonAt(at(`${day}T09:00:00`), 'US')).toBe(season);
  });

  it.each([
    ['03-20', 'winter', 'default', 'winter is longer in Canada'],
    ['06-01', 'default', 'summerOne', 'summer begins later in Canada'],
    ['08-22', 'summerTwo', 'backToProduct', 'everyone comes back later in Canada'],
    ['10-01', 'autumn', 'autumn', 'autumn is the same'],
  ])('on %s speaks of %s in Canada and of %s in the US because %s, ENG-004', (day, ca, us) => {
    const now = at(`${day}T09:00:00`);
    expect([seasonAt(now, 'CA'), seasonAt(now, 'US')]).toEqual([ca, us]);
  });
});
