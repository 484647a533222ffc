// Features that browsers offer only over TLS and on the device's own address. A shop in a local network over plain http lacks them, and the use throws
// or does nothing. ESLint refuses it in sources that browsers run; a use with a fallback states it where it is allowed.

const members = {
  crypto: ['randomUUID', 'subtle'],
  navigator: [
    'bluetooth',
    'clipboard',
    'credentials',
    'geolocation',
    'locks',
    'mediaDevices',
    'permissions',
    'serviceWorker',
    'share',
    'canShare',
    'storage',
    'wakeLock',
  ],
};
const globals = [
  'caches',
  'cookieStore',
  'Notification',
  'PushManager',
  'BarcodeDetector',
  'PublicKeyCredential',
];

const any = (names) => `/^(${names.join('|')})$/`;
const message =
  'Missing over plain http (R-11). Use randomId of shared-contracts or @crema/remote-kit/copy-text, or test for it and state what happens without.';
/** Rows of no-restricted-syntax. */
export const secureContextSyntax = [
  ...Object.entries(members).flatMap(([owner, names]) => [
    `MemberExpression[object.name="${owner}"][property.name=${any(names)}]`,
    `MemberExpression[object.property.name="${owner}"][property.name=${any(names)}]`,
    `MemberExpression[object.expression.name="${owner}"][property.name=${any(names)}]`,
    `VariableDeclarator[init.name="${owner}"] > ObjectPattern > Property[key.name=${any(names)}]`,
    `VariableDeclarator[init.expression.name="${owner}"] > ObjectPattern > Property[key.name=${any(names)}]`,
  ]),
  `MemberExpression[object.name=${any(globals)}]`,
  `NewExpression[callee.name=${any(globals)}]`,
  `MemberExpression[object.name=/^(globalThis|window|self)$/][property.name=${any(globals)}]`,
].map((selector) => ({ selector, message }));

/** Uses in built code that have no test for them; navigator's are in the library of passkeys, which checks first. */
export const secureContextUse = /\bcrypto\.(?:randomUUID|subtle)\b/g;
