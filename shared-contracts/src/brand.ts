/** The only module that spells the brand (D-02): texts take `{product}` and `{programme}` as arguments. */
export const brand = {
  name: 'Crema',
  product: 'Crema',
  programme: 'Crema Rewards',
  card: 'Crema Card',
} as const;
