/** The policy of replies that are data: they may not load anything, run scripts or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** An SVG opened directly may use its inline styles and nothing else. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const yearSeconds = 365 * 24 * 60 * 60;
/**
 * The headers of every reply of an origin. HSTS is included if browsers reach the origin over TLS, wherever
 * TLS is terminated.
 */
export const originHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(origin.startsWith('https:') && { 'strict-transport-security': `max-age=${yearSeconds}` }),
});

/** Browser features that no page uses, switched off so that an injected script cannot use them either. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];
/** Browser features that a page may use, with the allowed origins; all other listed features are off. */
export const permissionsPolicy = (used: Readonly<Record<string, string>>): string =>
  [
    ...unused.map((feature) => `${feature}=()`),
    ...Object.entries(used).map(([feature, origins]) => `${feature}=(${origins})`),
  ]
    .toSorted()
    .join(', ');
