/** The French names of states and provinces that differ from the English ones. */
export const frenchRegionNames: Readonly<Record<string, string>> = {
  BC: 'Colombie-Britannique',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  CA: 'Californie',
  FL: 'Floride',
  GA: 'Géorgie',
  HI: 'Hawaï',
  LA: 'Louisiane',
  NC: 'Caroline du Nord',
  ND: 'Dakota du Nord',
  NM: 'Nouveau-Mexique',
  PA: 'Pennsylvanie',
  SC: 'Caroline du Sud',
  SD: 'Dakota du Sud',
  VA: 'Virginie',
  WV: 'Virginie-Occidentale',
};

/** Country names that a visitor may type after a comma. */
export const countryWords = {
  US: 'us usa united states of america etats unis',
  CA: 'canada',
} as const;
