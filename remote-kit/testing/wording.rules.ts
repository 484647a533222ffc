/** A word or a sign that the customer's texts do not use, and its replacement. */
interface WordingRule {
  /** The prefix of the locales that the rule applies to; every locale begins with the empty string. */
  readonly locale: '' | 'en' | 'en-US' | 'fr';
  readonly found: RegExp;
  readonly use: string;
}

/**
 * One word for one thing, in each language. The rules read a text as written in its file, with its arguments.
 */
export const wordingRules: readonly WordingRule[] = [
  { locale: '', found: /['"]/u, use: 'curly quotes' },
  { locale: 'en', found: /\bbags?\b(?! of)/iu, use: 'cart' },
  { locale: 'en', found: /\blog(?:ged|ging)?[ -]?(?:in|out)\b/iu, use: 'sign in, sign out' },
  { locale: 'en', found: /\be-mail/iu, use: 'email' },
  { locale: 'en', found: /\bless\b(?= (?:than|items|stores|stars|cards))/iu, use: 'fewer' },
  { locale: 'en', found: /\bpresses\b/iu, use: 'taps' },
  { locale: 'en', found: /as on this device/iu, use: 'Match device' },
  { locale: 'en', found: /there is one near you/iu, use: 'There’s a {product} near you' },
  { locale: 'en', found: /\bwhat it is good for\b/iu, use: 'See what your Stars can get you.' },
  { locale: 'en', found: /\bevery order you pay signed in\b/iu, use: 'Sign in before you pay' },
  { locale: 'en', found: /\bmake the next one free, sooner\b/iu, use: 'Get closer to a free one' },
  { locale: 'en', found: /\bwhat we change for you\b/iu, use: 'Your changes' },
  { locale: 'en', found: /\b(?:our|the) standard recipe\b/iu, use: 'made the classic way' },
  { locale: 'en', found: /\bconfirms the price at review\b/iu, use: 'Final price at checkout.' },
  { locale: 'en', found: /\bwalk past the line\b/iu, use: 'skip the line' },
  { locale: 'en', found: /\bversions? of your own\b/iu, use: 'local override' },
  { locale: 'en', found: /\bnobody\b|\bnothing has happened\b/iu, use: 'No events yet.' },
  { locale: 'en', found: /\bdid not match any installed routes\b/iu, use: 'a sentence without routes' },
  {
    locale: 'en-US',
    found:
      /(?<!\{)\b(?:flavour|favour|colour|neighbour|labour|centre|litre|grey\b|cheque|programme|cancelled|customis|personalis|recognis)/iu,
    use: 'US spelling',
  },
  { locale: 'en-US', found: /\b(?:oat|almond|soy|coconut) drink\b/iu, use: 'milk' },
  { locale: 'fr', found: /\s[?!;]/u, use: 'no space before ?, ! and ;' },
  { locale: 'fr', found: /\bsacs?\b(?! de)/iu, use: 'panier' },
  { locale: 'fr', found: /\b(?:magasins?|succursales?|boutiques?)\b/iu, use: 'café' },
  { locale: 'fr', found: /(?<!\p{L})extras?(?!\p{L})/iu, use: 'suppléments' },
  { locale: 'fr', found: /étoile/u, use: 'Étoiles' },
  { locale: 'fr', found: /crema card|\{card\}/iu, use: 'carte {product}' },
  { locale: 'fr', found: /\brecommander\b/iu, use: 'commander de nouveau' },
  { locale: 'fr', found: /\bdernière pression\b/iu, use: 'à la dose près' },
  { locale: 'fr', found: /\bpassez devant la file\b/iu, use: 'sans faire la file' },
  { locale: 'fr', found: /\bil y en a un près\b/iu, use: 'Un {product} près de chez vous' },
  { locale: 'fr', found: /\brien à signaler\b/iu, use: 'Aucune activité' },
  { locale: 'fr', found: / à \{store\}/u, use: 'au café {store}' },
  { locale: 'fr', found: /quebec/iu, use: 'Québec' },
  { locale: 'fr', found: /\d h 00/u, use: '22 h' },
  {
    locale: 'fr',
    found:
      /\b(?:(?:se|vous) (?:re)?connecter|connectez-vous|la connexion n’est pas disponible)\b|\bdéconnect/iu,
    use: 'ouvrir une session',
  },
  { locale: 'fr', found: /\btape[rz]\b/iu, use: 'saisir' },
  { locale: 'fr', found: /\bla raison pour laquelle\b/iu, use: 'pourquoi' },
  { locale: 'fr', found: /\b(?:vos|les|ses|mes) données\b/iu, use: 'renseignements (personnels)' },
  {
    locale: 'fr',
    found: /\b(?:patiente[rz]|attende[rz]|valide) quelques\b/iu,
    use: 'pendant quelques minutes',
  },
  { locale: 'fr', found: /crema rewards/iu, use: 'Récompenses {product}' },
];

/** Returns the rules that a text breaks, each as the replacement to use. */
export const findOldWordings = (locale: string, words: string): readonly string[] =>
  wordingRules
    .filter((rule) => locale.startsWith(rule.locale) && rule.found.test(words))
    .map(({ found, use }) => `“${found.exec(words)?.[0] ?? ''}”: use ${use}`);
