/** Checked top to bottom: a later program names an earlier one in its own text. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const find = (rows: readonly (readonly [RegExp, string])[], text: string) =>
  rows.find(([pattern]) => pattern.test(text))?.[1];

/** The name by which a member recognises a device: `Chrome · Windows`; empty for an unknown program (ACC-041). */
export const deviceLabelOf = (userAgent: string | undefined): string =>
  [find(programs, userAgent ?? ''), find(systems, userAgent ?? '')].filter(Boolean).join(' · ');
