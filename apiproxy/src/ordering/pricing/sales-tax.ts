import type { LocalizedMessage } from '../../i18n/messages.ts';

export interface TaxRow {
  readonly key: string;
  readonly label: LocalizedMessage;
  /** A rate in thousandths of a percent: 9.975% is 9975. */
  readonly milliPercent: number;
}
export interface TaxRule {
  readonly rows: readonly TaxRow[];
  /** The menu prices include the tax, so the price has no tax line (ORD-087). */
  readonly included: boolean;
}

const salesTax: LocalizedMessage = ['Sales tax', 'Taxe de vente'];
const gst: LocalizedMessage = ['GST', 'TPS'];
const hst: LocalizedMessage = ['HST', 'TVH'];
const pst: LocalizedMessage = ['PST', 'TVP'];
const qst: LocalizedMessage = ['QST', 'TVQ'];
const row = (key: string, label: LocalizedMessage, milliPercent: number): TaxRow => ({
  key,
  label,
  milliPercent,
});
const federal = row('gst', gst, 5000);

/** Canada: one harmonised tax, or the federal tax and a provincial one. */
const canada: Readonly<Record<string, readonly TaxRow[]>> = {
  AB: [federal],
  BC: [federal],
  MB: [federal, row('pst', pst, 7000)],
  NB: [row('hst', hst, 15_000)],
  NL: [row('hst', hst, 15_000)],
  NS: [row('hst', hst, 14_000)],
  NT: [federal],
  NU: [federal],
  ON: [row('hst', hst, 13_000)],
  PE: [row('hst', hst, 15_000)],
  QC: [federal, row('qst', qst, 9975)],
  SK: [federal, row('pst', pst, 6000)],
  YT: [federal],
};

/** Thousandths of a percent on prepared food: each state's rate with a typical local share. */
const states: Readonly<Record<string, number>> = {
  AL: 9000,
  AK: 0,
  AZ: 8400,
  AR: 9500,
  CA: 8750,
  CO: 7900,
  CT: 7350,
  DE: 0,
  DC: 10_000,
  FL: 7000,
  GA: 7900,
  HI: 4500,
  ID: 6000,
  IL: 10_250,
  IN: 7000,
  IA: 6900,
  KS: 8700,
  KY: 6000,
  LA: 9500,
  ME: 8000,
  MD: 6000,
  MA: 7000,
  MI: 6000,
  MN: 8000,
  MS: 7000,
  MO: 8300,
  MT: 0,
  NE: 7000,
  NV: 8200,
  NH: 8500,
  NJ: 6625,
  NM: 7700,
  NY: 8875,
  NC: 7000,
  ND: 6900,
  OH: 7200,
  OK: 8900,
  OR: 0,
  PA: 6300,
  RI: 8000,
  SC: 7400,
  SD: 6400,
  TN: 9500,
  TX: 8250,
  UT: 7200,
  VT: 9000,
  VA: 6000,
  WA: 10_100,
  WV: 6500,
  WI: 5400,
  WY: 5400,
};

/** The taxes of a store, by country and subdivision. A region without a row has none. */
export const taxRuleFor = (country: string, region: string): TaxRule => {
  if (country === 'CA') return { rows: canada[region] ?? [federal], included: false };
  const milliPercent = states[region] ?? 0;
  const rows = milliPercent > 0 ? [row('tax', salesTax, milliPercent)] : [];
  return { rows, included: region === 'CA' };
};

const whole = 100_000;
/** Tax on the sum of the taxable lines, in minor units, rounded half up, with integers only. */
export const taxOn = (baseMinor: number, milliPercent: number): number =>
  Math.floor((baseMinor * milliPercent + whole / 2) / whole);
