export const redacted = '[redacted]';

/** The fields that are never written: secrets, personal data, and parts of a request as a whole. */
const secretFields = [
  'accessToken',
  'apiKey',
  'authorization',
  'body',
  'cardNumber',
  'cookie',
  'cookies',
  'cvv',
  'email',
  'emailAddress',
  'expiry',
  'firstName',
  'headers',
  'lastName',
  'number',
  'orderToken',
  'password',
  'paymentInstrumentToken',
  'phone',
  'pin',
  'query',
  'refreshToken',
  'registerCardNumber',
  'registerCardPin',
  'secret',
  'securityCode',
  'set-cookie',
  'token',
  'username',
] as const;
/** pino redacts by path: the field itself, and the field of an object up to two levels down. */
const levels = ['', '*.', '*.*.'] as const;
export const secretPaths: readonly string[] = secretFields.flatMap((field) =>
  levels.map((prefix) =>
    field.includes('-') ? `${prefix.replace(/\.$/, '')}["${field}"]` : `${prefix}${field}`,
  ),
);

interface SecretForm {
  readonly form: RegExp;
  readonly replacement: string;
}
/** Secrets inside a text, such as the message of an error. The lengths are bounded, so that each match is fast. */
const secretForms: readonly SecretForm[] = [
  // Matches the password in a URL: postgres://user:password@host.
  { form: /(:\/\/[^\s:@/"]{1,64}:)[^\s@/"]{1,256}@/g, replacement: `$1${redacted}@` },
  { form: /[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/gi, replacement: redacted },
  // Card numbers have 14 to 19 digits, in groups or not.
  { form: /(?<![\w.-])\d(?:[ -]?\d){13,18}(?![\w.-])/g, replacement: redacted },
  { form: /\b(Bearer|Basic) [\w.~+/=-]{1,4096}/g, replacement: `$1 ${redacted}` },
  // Query parameters, such as those of an OAuth callback.
  {
    form: /([?&](?:code|state|token|ticket|signature|password)=)[^&\s"#]{1,4096}/gi,
    replacement: `$1${redacted}`,
  },
];

/** Redacts secrets by their form, in a line that is about to be written. */
export const censorSecrets = (line: string): string =>
  secretForms.reduce((text, { form, replacement }) => text.replace(form, replacement), line);
