/** @typedef {'number-required' | 'number-invalid' | 'number-brand' | 'number-not-test' | 'expiry-required' | 'expiry-invalid' | 'expiry-past' | 'code-required' | 'code-invalid' | 'postal-required' | 'postal-invalid'} CardErrorId */
/** @typedef {{ title: string, number: string, expiry: string, expiryHint: string, code: string, codeHint: string, postalCode: string, errors: Record<CardErrorId, string> }} CardMessages */

/** @type {CardMessages} */
const english = {
  title: 'Credit or debit card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  code: 'Security code',
  codeHint: '{digits} digits',
  postalCode: 'ZIP or postal code',
  errors: {
    'number-required': 'Enter your card number.',
    'number-invalid': 'That card number doesn’t look right.',
    'number-brand': 'We take Visa, Mastercard, American Express and Discover.',
    'number-not-test': 'This is a trial shop: only its test cards work. Do not enter a real card.',
    'expiry-required': 'Enter your card’s expiry date.',
    'expiry-invalid': 'Enter the month and year, such as 04/29.',
    'expiry-past': 'This card has expired.',
    'code-required': 'Enter the security code.',
    'code-invalid': 'That security code doesn’t look right.',
    'postal-required': 'Enter the ZIP or postal code of your bill.',
    'postal-invalid': 'That ZIP or postal code doesn’t look right.',
  },
};
/** @type {CardMessages} */
const french = {
  title: 'Carte de crédit ou de débit',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM/AA',
  code: 'Code de sécurité',
  codeHint: '{digits} chiffres',
  postalCode: 'Code postal ou ZIP',
  errors: {
    'number-required': 'Entrez le numéro de votre carte.',
    'number-invalid': 'Ce numéro de carte ne semble pas valide.',
    'number-brand': 'Nous acceptons Visa, Mastercard, American Express et Discover.',
    'number-not-test':
      'Ceci est une boutique d’essai : seules ses cartes de test fonctionnent. N’entrez pas de vraie carte.',
    'expiry-required': 'Entrez la date d’expiration de votre carte.',
    'expiry-invalid': 'Entrez le mois et l’année, par exemple 04/29.',
    'expiry-past': 'Cette carte est expirée.',
    'code-required': 'Entrez le code de sécurité.',
    'code-invalid': 'Ce code de sécurité ne semble pas valide.',
    'postal-required': 'Entrez le code postal de votre facturation.',
    'postal-invalid': 'Ce code postal ne semble pas valide.',
  },
};

/** @param {string} locale */
export const cardMessagesIn = (locale) => (locale.startsWith('fr') ? french : english);
