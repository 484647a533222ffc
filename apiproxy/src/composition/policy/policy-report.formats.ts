/** The fields that both formats share, under our names. */
export interface PolicyViolation {
  readonly directive: string;
  /** A URL, or a keyword such as `inline`. */
  readonly blocked: string;
  readonly source: string;
}
type Fields = Readonly<Record<string, unknown>>;

const maxReports = 20;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** The first of the named fields that is a string. */
const textIn = (fields: Fields, ...names: readonly string[]) => {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.slice(0, 2000) : '';
};
const violationIn = (fields: unknown): PolicyViolation | undefined => {
  if (!isFields(fields)) return undefined;
  const [directive = ''] = textIn(
    fields,
    'effectiveDirective',
    'effective-directive',
    'violated-directive',
  ).split(' ');
  if (!/^[a-z-]{3,40}$/.test(directive)) return undefined;
  return {
    directive,
    blocked: textIn(fields, 'blockedURL', 'blocked-uri'),
    source: textIn(fields, 'sourceFile', 'source-file'),
  };
};

/** The format application/csp-report: one violation under `csp-report`. */
const fromCspReport = (body: unknown) => (isFields(body) ? [body['csp-report']] : []);
/** The format application/reports+json: a list of reports of any type. */
const fromReportList = (body: unknown) =>
  (Array.isArray(body) ? body : [])
    .slice(0, maxReports)
    .filter((report) => isFields(report) && report['type'] === 'csp-violation')
    .map((report: Fields) => report['body']);

export const reportFormats = {
  'application/csp-report': fromCspReport,
  'application/reports+json': fromReportList,
} as const satisfies Record<string, (body: unknown) => readonly unknown[]>;

/** The violations in a body of this content type. Reports in another format are ignored. */
export const violationsIn = (contentType: string, body: unknown): readonly PolicyViolation[] => {
  const [type = ''] = contentType.split(';');
  const read = Object.hasOwn(reportFormats, type.trim())
    ? reportFormats[type.trim() as keyof typeof reportFormats]
    : () => [];
  return read(body)
    .map(violationIn)
    .filter((violation) => violation !== undefined);
};
