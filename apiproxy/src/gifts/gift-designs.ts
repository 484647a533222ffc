/** The names in English, then in Canadian French. */
type Names = readonly [en: string, fr: string];
export interface SeededDesign {
  readonly productNumber: string;
  readonly design: string;
  readonly names: Names;
}
export interface SeededCategory {
  readonly urn: string;
  readonly names: Names;
  readonly designs: readonly SeededDesign[];
}

/**
 * The product number: six digits of the category and the position in it. A number never changes, because sent
 * gifts refer to it.
 */
const numbered = (
  series: string,
  designs: readonly (readonly [design: string, ...names: Names])[],
): readonly SeededDesign[] =>
  designs.map(([design, ...names], index) => ({
    productNumber: `${series}${String(index + 1).padStart(2, '0')}`,
    design,
    names,
  }));

/** The initial range, in display order. */
export const seededGifts: readonly SeededCategory[] = [
  {
    urn: 'thank-you',
    names: ['Thank you', 'Merci'],
    designs: numbered('110100', [
      ['thanks', 'Thank you', 'Merci'],
      ['hello', 'You made my day', 'Vous égayez ma journée'],
      ['love', 'With all my heart', 'De tout cœur'],
      ['congrats', 'You are a star', 'Vous êtes une étoile'],
      ['birthday', 'Thanks a bunch', 'Mille mercis'],
    ]),
  },
  {
    urn: 'birthday',
    names: ['Birthday', 'Anniversaire'],
    designs: numbered('110200', [
      ['birthday', 'Happy birthday', 'Bonne fête'],
      ['congrats', 'Another great year', 'Une belle année de plus'],
      ['thanks', 'In full bloom', 'En pleine floraison'],
      ['hello', 'Rise and celebrate', 'Debout, on fête'],
      ['love', 'Made with love', 'Fait avec amour'],
    ]),
  },
  {
    urn: 'congratulations',
    names: ['Congratulations', 'Félicitations'],
    designs: numbered('110300', [
      ['congrats', 'Congratulations', 'Félicitations'],
      ['birthday', 'Time to celebrate', 'Place à la fête'],
      ['hello', 'Here is to new starts', 'Aux nouveaux départs'],
      ['thanks', 'Well grown', 'Bravo, ça pousse'],
    ]),
  },
  {
    urn: 'love-and-friendship',
    names: ['Love and friendship', 'Amour et amitié'],
    designs: numbered('110400', [
      ['love', 'Love you a latte', 'Je t’aime un latte'],
      ['thanks', 'Thinking of you', 'Je pense à toi'],
      ['hello', 'Sunny side of us', 'Notre côté soleil'],
      ['congrats', 'My favorite person', 'Ma personne préférée'],
      ['birthday', 'Sweeter together', 'Plus doux ensemble'],
    ]),
  },
  {
    urn: 'any-day',
    names: ['Any day', 'Tous les jours'],
    designs: numbered('110500', [
      ['hello', 'Good morning', 'Bon matin'],
      ['thanks', 'Take a moment', 'Prends une pause'],
      ['love', 'Coffee is on me', 'C’est ma tournée'],
      ['congrats', 'You have got this', 'Tu vas y arriver'],
    ]),
  },
  {
    urn: 'holidays',
    names: ['Holidays', 'Temps des Fêtes'],
    designs: numbered('110600', [
      ['holiday', 'Happy holidays', 'Joyeuses Fêtes'],
      ['congrats', 'Shine bright', 'Que ça brille'],
      ['love', 'Warm wishes', 'Doux souhaits'],
      ['birthday', 'Cheers to the new year', 'Bonne année'],
    ]),
  },
];

/** A design of an earlier year: it is not offered, and a purchase of it is refused with GIFT_ART_UNAVAILABLE (GFT-061). */
export const withdrawnDesign: SeededDesign = {
  productNumber: '11060099',
  design: 'holiday',
  names: ['Snow day', 'Jour de neige'],
};
