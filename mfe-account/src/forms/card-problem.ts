/** The reason why the card was not added, as the last part of the page's path (D-115). */
export const cardProblems = ['card-information', 'card-state'] as const;
export type CardProblem = (typeof cardProblems)[number];

/** The codes for a number and code that name no card; every other code is about the card's state (ACC-025). */
const informationCodes: readonly string[] = ['121000', '121017'];
export const cardProblemOf = (errorCode: string): CardProblem =>
  informationCodes.includes(errorCode) ? 'card-information' : 'card-state';

export const isCardProblem = (text: string | undefined): text is CardProblem =>
  cardProblems.some((problem) => problem === text);
