/** Short names of large cities that the data of places lacks. */
export const shortCityNames: Readonly<Record<string, readonly string[]>> = {
  'Kansas City, MO': ['KC'],
  'Las Vegas, NV': ['Vegas'],
  'Los Angeles, CA': ['LA'],
  'New Orleans, LA': ['NOLA'],
  'Oklahoma City, OK': ['OKC'],
  'Philadelphia, PA': ['Philly'],
  'Salt Lake City, UT': ['SLC'],
  'San Francisco, CA': ['SF'],
  'Washington, DC': ['DC'],
};
