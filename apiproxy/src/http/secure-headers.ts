/** For replies that are data: nothing in them may load anything, run, or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** A drawing that is opened by its address draws itself, and does nothing else. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const yearSeconds = 365 * 24 * 60 * 60;
/** What every reply of an origin carries. HSTS where browsers see the origin over TLS, wherever TLS ends. */
export const originHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(origin.startsWith('https:') && { 'strict-transport-security': `max-age=${yearSeconds}` }),
});

/** Features that no page of ours uses: a script that gets in cannot either. */
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
/** Features of the browser that a page may use, with the origins that may; all others of the list are off. */
export const permissionsPolicy = (used: Readonly<Record<string, string>>): string =>
  [
    ...unused.map((feature) => `${feature}=()`),
    ...Object.entries(used).map(([feature, origins]) => `${feature}=(${origins})`),
  ]
    .toSorted()
    .join(', ');
