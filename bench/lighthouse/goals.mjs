// The goals of a public page: a figure of its own, or its ratio to the bare React page of the same run.
export const visitGoals = [
  { key: 'content', most: 1.15, ofBare: true },
  { key: 'interactive', most: 2, ofBare: true },
  { key: 'again', most: 1.1, ofBare: true },
  // The return by Back from the back/forward cache: no request, no script.
  { key: 'back', most: 200 },
];
export const auditGoals = [
  { key: 'performance', least: 95 },
  { key: 'accessibility', least: 100 },
  { key: 'bestPractices', least: 100 },
  { key: 'seo', least: 100 },
  { key: 'fcp', most: 1.05, ofBare: true },
  { key: 'lcp', most: 1.15, ofBare: true },
  { key: 'tbt', most: 300 },
  { key: 'cls', most: 0.02 },
];

/** The scores that a member's page has to reach too. Its time is not compared with the bare page's, which reads nothing. */
export const memberGoals = auditGoals.filter(({ least }) => least !== undefined);

/** NaN if one of the two was not measured. */
const figureOf = ({ key, ofBare }, row, bare) => (ofBare ? row[key] / bare[key] : (row[key] ?? NaN));
const keeps = ({ least = -Infinity, most = Infinity }, figure) => figure >= least && figure <= most;
const textOf = ({ least, most, ofBare }) =>
  `${least === undefined ? `≤ ${most}` : `≥ ${least}`}${ofBare ? '× bare' : ''}`;

/** The goals that a page's row misses, as rows of a table. A figure that was not measured is a miss. */
export const findMisses = (goals, page, row, bare) =>
  goals
    .map((goal) => ({ goal, figure: figureOf(goal, row, bare) }))
    .filter(({ goal, figure }) => !keeps(goal, figure))
    .map(({ goal, figure }) => ({
      page,
      figure: goal.key,
      found: Number.isNaN(figure) ? 'not measured' : Number(figure.toFixed(3)),
      goal: textOf(goal),
    }));
