/** The names of states, provinces and territories, each after its code; Intl has none. */
const english =
  'AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;PR Puerto Rico;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming;AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NS Nova Scotia;NT Northwest Territories;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon';
/** The names that differ in French. */
const french =
  'CA Californie;DC District de Columbia;FL Floride;GA Géorgie;LA Louisiane;HI Hawaï;NM Nouveau-Mexique;NC Caroline du Nord;ND Dakota du Nord;PA Pennsylvanie;PR Porto Rico;SC Caroline du Sud;SD Dakota du Sud;VA Virginie;WV Virginie-Occidentale;BC Colombie-Britannique;NB Nouveau-Brunswick;NL Terre-Neuve-et-Labrador;NS Nouvelle-Écosse;NT Territoires du Nord-Ouest;PE Île-du-Prince-Édouard;QC Québec';

const readNames = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(';').map((entry) => [entry.slice(0, 2), entry.slice(3)]));
const names = readNames(english);
const frenchNames = readNames(french);

/** The name of a subdivision of the US or Canada in the language; the code itself for an unknown one (K-15). */
export const subdivisionName = (code: string, locale: string): string =>
  (locale.startsWith('fr') ? frenchNames.get(code) : undefined) ?? names.get(code) ?? code;
